# The words of the battle board alone: what the table does not say in messages of its own.

h3-ui-attacker = attacker
h3-ui-defender = defender
h3-ui-nobody = Neutral
h3-ui-tab = Unit
h3-ui-board = Combat board, 4 columns, 5 rows
h3-ui-hexboard = Battlefield Board, 15 columns, 11 rows of hexes
h3-ui-rock = an Obstacle
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

# Heroes, hands and cards.

h3-ui-tab-hand = Hand ({ $n })
h3-ui-hand = Your hand ({ $n })
h3-ui-hand-of = Hand of { $name } ({ $n })
h3-ui-hand-empty = No card is left in your hand.
h3-ui-card = Card
h3-ui-card-can = can be played
h3-ui-card-nope = cannot be played now
h3-ui-card-pick-can = can be chosen
h3-ui-card-pick-nope = cannot be chosen
h3-ui-card-down = Put the card down
h3-ui-card-back = Back to all cards
h3-ui-card-aim = Choose a target: here or on the board.
h3-ui-card-use = { $name }: { $use }
h3-ui-card-kind = { $kind ->
    [statistic] Statistic
    [ability] Ability
    [artifact] Artifact
    [specialty] Specialty
    [war_machine] War Machine
   *[spell] Spell
}{ $school ->
    [air] , Air
    [fire] , Fire
    [earth] , Earth
    [water] , Water
    [any] , any School
   *[none] {""}
}{ $grade ->
    [basic] , basic
    [expert] , expert
   *[none] {""}
}{ $level ->
    [minor] , minor
    [major] , major
    [relic] , relic
    [I] {" "}I
    [IV] {" "}IV
    [VI] {" "}VI
   *[none] {""}
}
h3-ui-school = { $school ->
    [air] Air
    [fire] Fire
    [earth] Earth
    [water] Water
   *[any] any School
}
h3-ui-use = { $mode ->
    [basic] Basic
    [expert] Expert
    [empowered] Empowered
    [first] First effect
    [second] Second effect
    [power] Discard for Power
    [only] Effect
   *[level] { $power ->
        [0] Without Power
       *[other] With { $power } Power
    }
}
h3-ui-timing = { $timing ->
    [instant] Instant
    [activation] Activation
    [ongoing] Ongoing
    [permanent] Permanent
   *[map] Map only
}
h3-ui-hero-class = { $class }, { $type ->
    [might] Might Hero
   *[magic] Magic Hero
}
h3-ui-plate-level = Level { $n }
h3-ui-plate-power = Power on the table
h3-ui-plate-spells = Spells left this Round
h3-ui-plate-experts = Expert effects left this Round
h3-ui-morale-cards = Morale Cards
h3-ui-plate-morale = Morale
h3-ui-plate-gold = Gold
h3-ui-plate-pile = Cards in the deck
h3-ui-plate-discard = Cards discarded
h3-ui-plate-in-hand = Cards in hand
h3-ui-plate-hand = { $n ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $n } cards in hand
}
h3-ui-hero-title = { $name }, Level { $level }
h3-ui-pile-hand = Seen in the hand
h3-ui-pile-play = In play
h3-ui-pile-machines = War Machines
h3-ui-pile-discard = Discard pile, the newest first
h3-ui-pile-removed = Out of the game
h3-ui-effects = Lasting effects
h3-ui-effect-by = of { $name }, { $until }
h3-ui-until = { $until ->
    [attack] until the end of the attack
    [activation] until the end of this activation
    [round] until the end of Round { $round }
    [used] until it has worked
    [first] until its next attack or defence
    [own-activation] until the end of the unit’s next activation
   *[combat] until the end of the Combat
}
h3-ui-clash = The attack
h3-ui-clash-who = { $unit } attack { $target }
h3-ui-clash-back = { $unit } strike back at { $target }
h3-ui-clash-attack = Attack
h3-ui-clash-defense = Defense
h3-ui-clash-total = together
h3-ui-clash-before = before the die
h3-ui-clash-none = No card has been played for this attack.
h3-ui-ai-hero = AI Hero
h3-ui-hero = Hero
h3-ui-hero-form = Hero of seat { $n }
h3-ui-skirmish-hero = All units of { $faction }, the starting deck and what is drawn for it.
h3-ui-initiative-token = { $name } holds the Initiative Token
h3-ui-hero-level = Level
h3-ui-deck = Deck
h3-ui-deck-starting = Starting
h3-ui-deck-veteran = Veteran
h3-ui-deck-random = Random
h3-ui-deck-own = Own
h3-ui-deck-cards = { $n ->
    [0] No card yet
    [one] One card
   *[other] { $n } cards
}
h3-ui-deck-pick = Cards to choose from
h3-ui-deck-kind = Kind
h3-ui-deck-found = { $n ->
    [0] No card fits.
    [one] One card fits.
   *[other] { $n } cards fit.
}
h3-ui-deck-more = { $n } more: search by name or choose a kind.
h3-ui-deck-mine = Your deck
h3-ui-deck-holds = { $n } in the deck
h3-ui-deck-add = Add
h3-ui-deck-remove = Take out { $name }

## The map of an expedition

h3-ui-map = Map of the expedition, Round { $day } of { $rounds }
h3-ui-map-round = Round
h3-ui-map-level = Level
h3-ui-map-pile = Deck
h3-ui-map-limit = hand limit { $n }
h3-ui-map-xp = { $n } XP
h3-ui-map-money = Gold
h3-ui-map-mp = MP, { $hero }
h3-ui-map-morale = Morale
h3-ui-map-cubes = Cubes given away
h3-ui-map-score = Score
h3-ui-map-sum = Together
h3-ui-map-percent = Difficulty
h3-ui-map-deck = Unit Deck
h3-ui-map-foe = enemy Hero, Level { $level }
h3-ui-map-foe-deck = { $awake ->
    [yes] Enemy Hero, Level { $level }, hunting
   *[no] Enemy Hero, Level { $level }, wakes in Round { $day }
}
h3-ui-map-guards = guards { $numeral }
h3-ui-map-quick = Quick Combat
h3-ui-map-visited = visited
h3-ui-map-friendly = yours
h3-ui-map-enemy = the enemy’s
h3-ui-map-open = unguarded
h3-ui-map-gold = { $n } gold
