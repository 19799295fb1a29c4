# The words of the battle board alone: what the table does not say in messages of its own.

h3-ui-attacker = attacker
h3-ui-defender = defender
h3-ui-nobody = Neutral
h3-ui-tab = Unit
h3-ui-board = Combat board, 4 columns, 5 rows
h3-ui-row = Row { $row }
h3-ui-empty = empty
h3-ui-attack = Attack
h3-ui-defense = Defense
h3-ui-health = Health
h3-ui-initiative = Initiative
h3-ui-initiative-is = initiative { $n }
h3-ui-track = Initiative order, round { $round }
h3-ui-track-done = { $name }, initiative { $n }, has acted
h3-ui-track-now = { $name }, initiative { $n }, acts now
h3-ui-track-next = { $name }, initiative { $n }
h3-ui-kind = { $face ->
    [few] Few
    [pack] Pack
   *[other] Neutral card
}, { $type ->
    [ground] ground unit
    [flying] flying unit
   *[ranged] ranged unit
}{ $tier ->
    [bronze] , bronze
    [silver] , silver
    [golden] , golden
    [azure] , azure
   *[other] {""}
}
h3-ui-unit-spoken = { $name } of { $owner }, { $face ->
    [few] few
    [pack] pack
   *[other] neutral
}, attack { $attack }, defense { $defense }, initiative { $initiative }, health { $left } of { $health }
h3-ui-spoken-acted = has acted
h3-ui-spoken-active = acts now
h3-ui-spoken-last = last action
h3-ui-spoken-refused = not possible
h3-ui-spoken-place = a card may be placed here
h3-ui-token-defense = Defense
h3-ui-token-paralysis = Paralysed
h3-ui-token-weakness = Weakness
h3-ui-token-attack = Attack
h3-ui-token-corrosion = Corrosion
h3-ui-token-poison = Poison
h3-ui-token-black-cube = Black cube
h3-ui-token-faction-cube = Faction cube
h3-ui-token-stack = Stack
h3-ui-send-place = { $n ->
    [0] Place units
    [one] Place one unit
   *[other] Place { $n } units
}
h3-ui-attack-at = { $name } at { $at }
h3-ui-attack-from = { $name } at { $at }, from { $from }
