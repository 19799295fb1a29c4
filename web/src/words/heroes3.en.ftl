# The words of the battle board alone: what the table does not say in messages of its own.

h3-ui-attacker = attacker
h3-ui-defender = defender
h3-ui-nobody = Neutral
h3-ui-tab = Unit
h3-ui-board = Combat board, 4 columns, 5 rows
h3-ui-row = Row { $row }
h3-ui-empty = empty
h3-ui-hole = no space: open sea
h3-ui-beside = beside the board
h3-ui-protected = protected by the wall
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

h3-ui-army-way = Where the units come from
h3-ui-army-way-ready = Ready-made
h3-ui-army-way-random = Random
h3-ui-army-way-own = Own
h3-ui-army-points-label = Points at most
h3-ui-army-faction = Faction
h3-ui-army-tier = Tier
h3-ui-army-all = All
h3-ui-army-any = Any
h3-ui-army-reroll = Re-roll
h3-ui-army-take = Build on it as my own
h3-ui-army-again = Try again
h3-ui-army-pick = Units to choose from
h3-ui-army-search = Name, in English or German
h3-ui-army-found = { $n ->
    [0] No unit fits.
    [one] One unit
   *[other] { $n } units
}
h3-ui-army-mine = Your army
h3-ui-army-units = Units of the army
h3-ui-army-count = { $n ->
    [0] No unit yet
    [one] One unit
   *[other] { $n } units
}
h3-ui-army-points = { $n ->
    [one] One point
   *[other] { $n } points
}
h3-ui-army-points-short = { $n } pts
h3-ui-army-five = At most five of them fight; which ones is chosen when placing.
h3-ui-army-side = { $face ->
    [few] Few
    [pack] Pack
    [alt_few] Few, other card
    [alt_pack] Pack, other card
   *[other] Single side
}
h3-ui-army-of-side = { $face ->
    [few] Few
    [pack] Pack
    [alt_few] Few, other card
    [alt_pack] Pack, other card
   *[other] Single side
}: { $text }
h3-ui-army-type = { $type ->
    [ground] ground
    [flying] flying
   *[ranged] ranged
}
h3-ui-army-holds = { $n } in the army
h3-ui-army-add = Add { $name }:
h3-ui-army-remove = Take out { $name }, { $face ->
    [few] Few
    [pack] Pack
    [alt_few] Few, other card
    [alt_pack] Pack, other card
   *[other] Single side
}
h3-ui-army-illegal = Not legal yet: { $n ->
    [one] one reason
   *[other] { $n } reasons
}
h3-ui-army-text = As text, to copy and paste
h3-ui-army-text-token = “{ $token }” is no unit with a side. It should look like this: griffins/f marksmen/p
h3-ui-army-text-unit = There is no unit “{ $token }”.
h3-ui-army-text-many = The line takes no more than { $token } units.
h3-ui-army-copy = Copy text
h3-ui-army-undo = Undo
h3-ui-army-bank = Guards of Creature Banks
