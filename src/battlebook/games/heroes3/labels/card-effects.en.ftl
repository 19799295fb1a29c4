# What cards do: one sentence for each op, and its parts.

h3-op-activate-again = Activate one of these again: { $whom }.
h3-op-activate-out-of-order = Activate now, before its turn, { $whom }.
h3-op-activate-war-machine = Use this War Machine once more now: { $which }.
h3-op-all-defend = Each of your units gets a Defense Token.
h3-op-any-card-as-attack = Each of your cards may be played as +{ $n } Attack instead of what it says{ $during }.
h3-op-attack = +{ $n } Attack{ $for }{ $during }.
h3-op-attack-penalty = −{ $n } Attack{ $for }{ $during }, but not below 0.
h3-op-attack-ranged = No Combat Penalty and +{ $n } Attack{ $for } against a non-adjacent target{ $during }.
h3-op-attack-ranged-nonadjacent = +{ $n } Attack{ $for } against non-adjacent targets{ $during }.
h3-op-ballista-free-target = Choose the targets of your Ballistas yourself{ $during }.
h3-op-ballista-times = When your Ballista shoots, it shoots { $n } times at one target.
h3-op-ban-morale-and-rerolls = Nobody may spend morale or re-roll dice{ $during }.
h3-op-ban-spells =
    { $min_power ->
        [none] Nobody may cast Spells
       *[other] Nobody may cast Spells with { $min_power } Power or more
    }{ $during }.
h3-op-berserk = When { $whom } is activated, it must attack the nearest unit, friend or foe, and moves to it if needed.
h3-op-borrow-unit = { $which } join the army for this Combat.
h3-op-buy-unit = Buy { $which } for { $gold } gold.
h3-op-buy-war-machine = Buy a { $which } for { $gold } gold.
h3-op-cancel-lethal-attack =
    { $bronze ->
        [none] Cancel an attack that would bring { $whom } to 0 HP.
       *[other] Cancel an attack that would bring one of your units to 0 HP. Needed Power: bronze { $bronze }, silver { $silver }, golden { $golden }.
    }
h3-op-cast-at-round-start = At the start of a Round, cast a Spell.
h3-op-cast-before-first-activation = At the start of Combat, before the first activation, cast a Spell.
h3-op-cast-from-own-discard = Cast this Spell out of your discard pile: { $name }.
h3-op-cast-from-spell-discard = Cast the Spell on top of the Spell discard pile.
h3-op-choose-stat = +{ $n } Attack, Defense or Initiative, as you choose,{ $for }{ $during }.
h3-op-cleanse =
    Remove { $n ->
        [one] an effect
       *[other] up to { $n } effects
    } or a Paralysis Token from one of your units.
h3-op-cleanse-heal = You may remove an effect or a Paralysis Token from { $to }. Heal up to { $n } of its damage.
h3-op-clone = Put a copy of { $to } on an empty space next to it{ $during }. Any damage and any attack removes the copy.
h3-op-convert-unit =
    Trade { $from_ ->
        [magi_pack] { h3-unit-magi }
       *[other] { h3-unit-elves }
    } (Pack) for { $to }.
h3-op-counter-spell =
    { $dice ->
        [none] Right after an enemy
       *[other] Roll { $dice } dice right after an enemy
    }{ $grades ->
        [none] {""}
       *[other] {" "}{ $grades }
    } Spell{ $school ->
        [none] {""}
       *[other] {" "}of the School { $school }
    }{ $max_power ->
        [none] {""}
       *[other] {" "}cast with at most { $max_power } Power
    }{ $dice ->
        [none] : it has no effect.
       *[other] {" "}and choose { $choose }: on { $on } it has no effect.
    }
h3-op-damage = { $n } damage to { $to }.
h3-op-damage-adjacent-to-space =
    Choose a space: { $max_targets ->
        [all] every unit next to it takes
       *[other] { $max_targets } units next to it take
    } { $n } damage, yours too.
h3-op-damage-all-enemies-of-tier = { $n } damage to every enemy unit of these tiers: { $tiers }.
h3-op-damage-by-dice =
    Choose { $whom } and roll { $n ->
        [one] { $n } Attack Die
       *[other] { $n } Attack Dice
    }: every +1 deals 1 damage to all units on and next to it, yours too.
h3-op-damage-chain = { $values } damage: the first number for the unit you choose, the others for the two units nearest to it, yours too.
h3-op-damage-cluster =
    { $values } damage for { $powers } Power to a unit and to { $extra_adjacent ->
        [one] 1 unit
       *[other] { $extra_adjacent } units
    } next to it.
h3-op-damage-line = { $n } damage to every unit in a straight line of { $length } spaces.
h3-op-damage-on-and-around-space = { $n } damage to every unit on a space and next to it.
h3-op-damage-two-adjacent-targets = { $n } damage to each of two adjacent targets: { $targets }.
h3-op-damage-two-spaces = { $n } damage to the units on { $to }, yours too.
h3-op-defense = +{ $n } Defense{ $for }{ $during }.
h3-op-defense-penalty = −{ $n } Defense{ $for }{ $during }, but not below 0.
h3-op-defense-token-faces = Defense Tokens of your units work when the die shows { $faces }{ $during }.
h3-op-defense-vs-melee = +{ $n } Defense{ $for } against a Ground or Flying attacker{ $during }.
h3-op-defense-vs-ranged = +{ $n } Defense{ $for } against Ranged attackers{ $during }.
h3-op-defense-vs-slower = +{ $n } Defense for the same unit against attackers of lower Initiative{ $during }.
h3-op-destroy-fortification =
    { $what ->
        [none] { $n ->
            [all] First every unit next to one of them takes 1 damage; then remove all of { $to }.
           *[other] Remove { $n } of { $to }.
        }
       *[other] In a Siege, destroy { $what }.
    }
h3-op-dig-deck = Look at the top { $cards } of your deck; take one of this kind: { $keep }.
h3-op-disable-ability = Disable the ability of { $to }{ $during }.
h3-op-disable-all-abilities = No unit can use its ability{ $during }.
h3-op-discard = Discard { $cards }.
h3-op-discard-for-attack =
    Discard { $max ->
        [any] any number of cards
       *[other] up to { $max } cards
    }: +1 Attack for each.
h3-op-discard-for-defense =
    Discard { $max ->
        [any] any number of cards
       *[other] up to { $max } cards
    }: +1 Defense for each.
h3-op-discard-for-power =
    Discard { $max ->
        [any] any number of cards
       *[other] up to { $max } cards
    }: +1 Power for each.
h3-op-dispel = Remove every ongoing effect from { $to }.
h3-op-double-power = Power for Spells of this School counts twice: { $school }.
h3-op-double-war-machine = This War Machine has twice its effect{ $during }: { $which }.
h3-op-draw = Draw { $cards }.
h3-op-draw-artifact = Remove 1 card or discard 3 for an Artifact.
h3-op-draw-choose = Draw { $cards }, keep { $keep } and discard the rest.
h3-op-draw-on-spell = Draw { $cards } whenever you cast a Spell{ $during }.
h3-op-elemental-damage = The attacks of { $whom } deal elemental damage{ $during }: Defense does not count.
h3-op-empower-statistics = Swap up to { $n } Statistics for Empowered ones.
h3-op-enemy-discard = The enemy player discards { $cards }.
h3-op-enemy-morale-flip = The enemy’s Positive Morale becomes Negative.
h3-op-expert-use =
    { $n ->
        [one] { $n } more expert use
       *[other] { $n } more expert uses
    }.
h3-op-extend-neutral-combat =
    A Combat against Neutral Units lasts { $n ->
        [one] { $n } more Round
       *[other] { $n } more Rounds
    }.
h3-op-extra-ballista =
    { $n ->
        [one] One more Ballista
       *[other] { $n } more Ballistas
    }{ $during }.
h3-op-extra-location-die = One more die at locations, and 1 gold.
h3-op-find-spell =
    Go through the Spell deck for the first { $grade ->
        [none] Spell of the School { $school }
       *[other] { $grade } Spell
    } and take it.
h3-op-fire-wall = An empty space becomes a Fire Wall{ $during }: { $n } damage to units that stop there, and to Ground and Ranged units that pass.
h3-op-first-aid-tent-times = When your First Aid Tent heals, it heals { $n } times on one target.
h3-op-force-ability = The ability of { $to } works whatever the roll.
h3-op-free-empower = Cast a Spell of this School at its highest level without Power: { $school }.
h3-op-free-spell =
    Your next { $n ->
        [one] Spell does
       *[other] { $n } Spells do
    } not count toward the Spell limit.
h3-op-gain-war-machine = Gain this War Machine for free: { $which }.
h3-op-gold = Gain { $n } gold.
h3-op-heal = Heal up to { $n } damage of { $to }.
h3-op-heal-or-unparalyse = Heal up to { $n } damage of a unit or remove its Paralysis Token.
h3-op-health = +{ $n } HP{ $for }{ $during }.
h3-op-ignore-defense =
    { $who ->
        [none] The attacking unit ignores the Defense of { $to }
       *[other] The attacks of { $to } ignore Defense
    }{ $during }.
h3-op-ignore-die =
    Ignore the result of { $n ->
        [none] the Attack Die
        [one] { $n } Attack Die
       *[other] { $n } Attack Dice
    }.
h3-op-ignore-penalty = No Combat Penalty{ $for }{ $during }.
h3-op-immune-paralysis = Your units cannot be paralysed{ $during }.
h3-op-immune-school = Spells of the School { $school } have no effect on { $to }.
h3-op-income-materials =
    On the map: { $n ->
        [one] { $n } building material
       *[other] { $n } building materials
    } more each Resource Round.
h3-op-income-valuables = On the map: { $n } valuables more each Resource Round.
h3-op-initiative = +{ $n } Initiative{ $for }{ $during }.
h3-op-initiative-penalty = −{ $n } Initiative{ $for }{ $during }.
h3-op-land-mines = Shuffle { $n } mine tokens, half of them blank, onto { $whom }{ $during }. A live one deals 2 damage to the unit that enters.
h3-op-map = Acts on the map only.
h3-op-map-discover = On the map: discover a tile.
h3-op-map-step = On the map: one step more.
h3-op-mark-retaliated = That unit gets a Black Cube: it cannot retaliate in this Round.
h3-op-materials =
    Gain { $n ->
        [one] { $n } building material
       *[other] { $n } building materials
    }.
h3-op-mill-recover = Discard up to { $cards } from your deck; take { $keep } of them.
h3-op-morale = Gain { $n } Positive Morale.
h3-op-morale-on-roll = Roll an Attack Die: on { $on } gain Positive Morale.
h3-op-move-damage = Move damage from { $to } to another of your units.
h3-op-move-unit =
    Move one of your units { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }.
h3-op-mp = +{ $n } MP; they may also extend a Combat against Neutral Units.
h3-op-multiply-die = The result of the Attack Die counts { $by } times.
h3-op-negate-spell-abilities = Abilities of units against Spells do not work{ $during }.
h3-op-no-attack = The target ({ $whom }) cannot attack{ $during }.
h3-op-no-retaliation = The target does not retaliate.
h3-op-no-retreat-no-surrender = Nobody may retreat or surrender in this Combat.
h3-op-obstacle =
    Put an Obstacle on { $whom } until the end of { $value ->
        [round] this Round
       *[other] { $value ->
            [next_round] the next Round
           *[other] Combat
        }
    }.
h3-op-overlay-card =
    { $name }: this card lies on { $on ->
        [zombies_pack] { h3-unit-zombies } (Pack)
       *[other] { $on ->
            [skeletons_pack] { h3-unit-skeletons } (Pack)
           *[other] { h3-unit-skeletons }
        }
    } and gives { $attack } Attack, { $defense } Defense, { $health } HP and { $initiative } Initiative. It goes when its HP reach 0.
h3-op-paralyse = Paralyse { $whom }.
h3-op-power =
    +{ $n } Power{ $school ->
        [none] {""}
       *[other] {" "}for a Spell of the School { $school }
    }.
h3-op-quicksand = Shuffle { $n } tokens, half of them blank, onto { $whom }{ $during }. A live one ends the movement and activation of the unit that enters.
h3-op-ranged-buff =
    Your Ranged units have { $ignore_penalty ->
        [all] no Combat Penalty
       *[other] { $ignore_penalty }
    } and +{ $initiative } Initiative.
h3-op-recover-card =
    Take { $name ->
        [none] { $cards }{ $not_ ->
            [none] {""}
           *[other] , but no Artifact,
        }{ $of ->
            [none] {""}
           *[other] {" "}of this kind ({ $of })
        } from your discard pile
       *[other] { $name } from your discard pile
    }.
h3-op-recover-spell =
    Take { $n ->
        [one] a Spell
       *[other] { $n } Spells
    } from your discard pile.
h3-op-recover-top = Take { $n } of the top { $of } cards of your discard pile.
h3-op-recruit-neutral = Recruit a Neutral Unit.
h3-op-redirect-spell = When a Spell is about to hit { $whom }, choose a new target for it.
h3-op-reduce-retaliation-damage = −{ $n } damage from a retaliation.
h3-op-reinforce-half-cost = After a won Combat: Reinforce a unit of these tiers for half the gold: { $tiers }.
h3-op-remove-card = Remove a card of this kind from the game: { $what }.
h3-op-remove-cards = Remove up to { $cards } from the game.
h3-op-remove-obstacle =
    Remove { $n ->
        [one] an Obstacle that is no unit
       *[other] up to { $n } Obstacles that are no units
    }.
h3-op-remove-ongoing =
    Remove { $n ->
        [one] an ongoing effect
       *[other] { $n } ongoing effects
    }.
h3-op-remove-paralysis =
    Remove { $n ->
        [one] a Paralysis Token
       *[other] { $n } Paralysis Tokens
    }.
h3-op-repeat-search = Repeat a Search.
h3-op-reroll =
    { $target ->
        [none] { $n ->
            [all_or_one] Re-roll a die or a whole roll.
           *[other] Re-roll a die just thrown.
        }
       *[other] Declare before a roll of yours: re-roll one die { $n ->
            [one] once
           *[other] up to { $n } times
        } and pick a result.
    }
h3-op-reroll-any-die =
    Re-roll any die { $times_per_roll ->
        [one] once
       *[other] { $times_per_roll } times
    } each time{ $during }.
h3-op-reroll-each-die =
    Re-roll each of your Attack Dice once { $value ->
        [activation] in this activation
       *[other] { $value ->
            [round] in this Round
           *[other] until the end of Combat
        }
    }.
h3-op-reroll-map-dice = Re-roll a Treasure Die and a Resource Die{ $during }.
h3-op-resource-dice = Roll Resource Dice and resolve one.
h3-op-restore-retaliation = Remove the Black Cube of { $to }: it can retaliate again.
h3-op-retaliator-rolls-low = Whoever retaliates against { $to }{ $during } rolls { $dice } dice and uses the lowest.
h3-op-return-spell = Right after a Spell of yours: take it back to your hand.
h3-op-return-spell-and-cards = Right after a Spell of yours: take it and all cards played with it back to your hand.
h3-op-roll-low = Attack rolls of { $to } use the lowest of { $dice } dice{ $during }.
h3-op-school-power = Spells of the School { $school } have +{ $n } Power{ $during }.
h3-op-sea-bonus = A bonus at sea.
h3-op-sea-draw = At sea: draw { $cards }.
h3-op-search =
    Search({ $n }) the { $deck ->
        [artifact] Artifact
       *[other] Spell
    } deck.
h3-op-search-and-cast = Search(1) the Spell deck { $n } times and cast what you took at once.
h3-op-search-bonus = Improve a Search to Search({ $to }).
h3-op-search-deck = Search({ $n }) your deck.
h3-op-search-own-discard = Search({ $n }) your discard pile.
h3-op-search-replacement = Instead of Searching the Spell deck, take its first Spell of the School { $school }.
h3-op-search-spell = Search the Spell deck.
h3-op-set-map-die = On the map: set a Resource Die or a Treasure Die.
h3-op-set-next-attack-dice = All dice of the next attack roll show { $face }.
h3-op-set-own-dice = Set all your dice of a roll.
h3-op-set-resource-die = On the map: set a Resource Die to 6 gold.
h3-op-shuffle-discard-into-deck = Shuffle your discard pile into your deck.
h3-op-skip-activation = Skip the activation of { $to } that is about to activate.
h3-op-skip-neutral-combat =
    On the map: win a Combat against Neutral Units whose Difficulty { $difficulty ->
        [equal_to_level] equals your level
       *[other] { $difficulty }
    } without fighting, for { $xp } experience.
h3-op-slayer = Against a golden unit { $whom } rolls { $n } dice{ $during } and adds every result but −1. Afterwards draw 1 card.
h3-op-spell-damage-reduction = −{ $n } damage from Spells{ $for }{ $during }.
h3-op-spell-discount = On the map: Spells at the Mage Guild cost { $n } gold less, with Search({ $search }).
h3-op-spell-limit = The Spell limit is { $n } higher{ $during }.
h3-op-summon =
    Summon { $summons } ({ $value ->
        [few] Few
       *[other] Pack
    }) on { $whom }{ $during }.
h3-op-swap-card-by-search =
    Remove a card{ $of ->
        [none] {""}
       *[other] {" "}of this kind ({ $of })
    } to Search({ $n }) its deck.
h3-op-swap-units = Swap the places of { $n } of your units.
h3-op-teleport = Move { $whom } to any empty space.
h3-op-thorns = Whoever attacks { $whom } from an adjacent space{ $during } takes { $n } damage.
h3-op-thorns-vs-melee = Ground and Flying units that attack { $whom }{ $during } take { $n } damage.
h3-op-toggle-black-cube = Put a Black Cube on { $whom } or remove it.
h3-op-unit-discount = On the map: a unit costs { $n } gold less.
h3-op-untargetable-by-spells = Spells cannot hit { $whom }{ $during }.
h3-op-valuables =
    Gain { $n } valuables{ $gold ->
        [none] {""}
       *[other] {" "}for { $gold } gold
    }.
h3-op-valuables-or-materials = Gain valuables or building materials.
h3-op-void-die-or-bonus = When { $whom } attacks, its die result and its extra Attack from cards do not count{ $during }.
h3-op-void-die-plus-attack =
    Ignore the Attack Die of { $to }{ $n ->
        [0] {""}
       *[other] {" "}and give it +{ $n } Attack
    }{ $during }.
h3-op-weakness-token = A unit gets a Weakness Token: −{ $n } Attack for { $rounds } Rounds.
h3-op-xp-half = On the map: gain { $n } half-level of experience.
h3-op-xp-level = On the map: gain { $n } level.
h3-op-zero-spell-specialty-damage = Spells and Specialties deal no damage{ $during }.

## What comes with an effect

h3-also-discard =
    It costs { $discard ->
        [one] 1 discarded card
       *[other] { $discard } discarded cards
    }.
h3-also-cost =
    It costs { $cost ->
        [expert_use] 1 expert use
       *[other] 1 building material
    }.
h3-also-discard-war-machine = Discard this War Machine for it: { $discard_war_machine }.
h3-also-optional = This is optional.
h3-also-when =
    { $when ->
        [after_ranged_roll] Only right after a Ranged unit’s roll.
       *[other] { $when ->
            [after_roll] Only right after the roll.
           *[other] { $when ->
                [once_per_round_anytime] Once each Round, at any time.
               *[other] { $when ->
                    [start_of_combat] Only at the start of Combat.
                   *[other] { $when ->
                        [start_of_neutral_combat] Only at the start of a Combat against Neutral Units.
                       *[other] At the start of each Round.
                    }
                }
            }
        }
    }
h3-also-after = Only right after a Spell of yours.
h3-also-requires =
    { $requires ->
        [empty_discard] Only while your discard pile is empty.
       *[other] { $requires ->
            [sea_tile] Only at sea.
           *[other] Only if you own a First Aid Tent.
        }
    }
h3-also-siege-only = Only in a Siege.
h3-also-not-tier = Not on units of this tier: { $not_tier }.
h3-also-minimum = Not below { $minimum }.
h3-also-double-if =
    { $double_if ->
        [own_initiative_higher] Twice as much against a target of lower Initiative.
       *[other] Twice as much against a target of higher Initiative.
    }
h3-also-doubles-for = Twice as much for { $doubles_for }.
h3-also-discard-bonus =
    Discard { $bonus_discard ->
        [one] 1 card
       *[other] { $bonus_discard } cards
    } for +{ $bonus_n } more.
h3-also-bonus-if-adjacent-attacker = +{ $bonus_if_adjacent_attacker } more if the attacker is adjacent.
h3-also-also-vs-spell-damage = It works against Spell damage too.
h3-also-also-start-of-turn = Units that start there take the damage too.
h3-also-also-triggers = Abilities that the result would have triggered are ignored too.
h3-also-friendly-fire = Your units are hit too.
h3-also-random = At random.
h3-also-if-spell-draw =
    If it was a Spell, draw { $if_spell_draw ->
        [one] 1 card
       *[other] { $if_spell_draw } cards
    }.
h3-also-fire-all-now = All Ballistas shoot now.
h3-also-free = It costs nothing and does not count toward any limit.
h3-also-self-damage = The unit takes { $self_damage } damage.
h3-also-discard-self = Discard this card for it.
h3-also-return-to-hand = Take this card back to your hand.
h3-also-remove-self = Remove this card from the game.
h3-also-remove-self-after = Then remove this card from the game.

## On whom

h3-target-none = a unit
    .to = a unit
    .for = {""}
h3-target-own-unit = one of your units
    .to = one of your units
    .for = {" "}for one of your units
h3-target-own-ground-or-flying = one of your Ground or Flying units
    .to = one of your Ground or Flying units
    .for = {" "}for one of your Ground or Flying units
h3-target-own-ranged = your Ranged units
    .to = your Ranged units
    .for = {" "}for your Ranged units
h3-target-own-ground = your Ground units
    .to = your Ground units
    .for = {" "}for your Ground units
h3-target-all-own = all your units
    .to = all your units
    .for = {" "}for all your units
h3-target-own-ranged-not-activated = one of your Ranged units that was not activated yet
    .to = one of your Ranged units that was not activated yet
    .for = {" "}for one of your Ranged units that was not activated yet
h3-target-own-unit-of-tier = one of your { $tiers } units
    .to = one of your { $tiers } units
    .for = {" "}for one of your { $tiers } units
h3-target-friendly-unit = a friendly unit
    .to = a friendly unit
    .for = {" "}for a friendly unit
h3-target-allied-unit-of-tier = an allied { $tiers } unit
    .to = an allied { $tiers } unit
    .for = {" "}for an allied { $tiers } unit
h3-target-dragons = one of your Dragons units
    .to = one of your Dragons units
    .for = {" "}for one of your Dragons units
h3-target-liches = { h3-unit-liches }
    .to = { h3-unit-liches }
    .for = {" "}for { h3-unit-liches }
h3-target-zealots = { h3-unit-zealots }
    .to = { h3-unit-zealots }
    .for = {" "}for { h3-unit-zealots }
h3-target-enemy-unit = an enemy unit
    .to = an enemy unit
    .for = {" "}for an enemy unit
h3-target-two-enemy-units = each of two enemy units
    .to = each of two enemy units
    .for = {" "}for each of two enemy units
h3-target-enemy-lowest-initiative = the enemy unit of the lowest Initiative
    .to = the enemy unit of the lowest Initiative
    .for = {" "}for the enemy unit of the lowest Initiative
h3-target-enemy-unit-of-tier = an enemy { $tiers } unit
    .to = an enemy { $tiers } unit
    .for = {" "}for an enemy { $tiers } unit
h3-target-unit = a unit
    .to = a unit
    .for = {" "}for a unit
h3-target-unit-of-tier = a { $tiers } unit
    .to = a { $tiers } unit
    .for = {" "}for a { $tiers } unit
h3-target-ground-or-flying-unit = a Ground or Flying unit
    .to = a Ground or Flying unit
    .for = {" "}for a Ground or Flying unit
h3-target-ranged-unit = a Ranged unit
    .to = a Ranged unit
    .for = {" "}for a Ranged unit
h3-target-ranged-unit-of-tier = a { $tiers } Ranged unit
    .to = a { $tiers } Ranged unit
    .for = {" "}for a { $tiers } Ranged unit
h3-target-attacking-unit = the attacking unit
    .to = the attacking unit
    .for = {" "}for the attacking unit
h3-target-defending-unit = the defending unit
    .to = the defending unit
    .for = {" "}for the defending unit
h3-target-space = a space
    .to = a space
    .for = {" "}for a space
h3-target-empty-space = an empty space
    .to = an empty space
    .for = {" "}for an empty space
h3-target-empty-spaces = empty spaces
    .to = empty spaces
    .for = {" "}for empty spaces
h3-target-two-adjacent-spaces = two adjacent spaces
    .to = two adjacent spaces
    .for = {" "}for two adjacent spaces
h3-target-space-or-unit-of-tier = a space, or from a { $tiers } unit and its space
    .to = a space, or from a { $tiers } unit and its space
    .for = {" "}for a space, or from a { $tiers } unit and its space
h3-target-obstacles = Walls, the Gate, obstacle markers
    .to = Walls, the Gate, obstacle markers
    .for = {" "}for Walls, the Gate, obstacle markers
h3-target-walls-gate = the Walls and the Gate
    .to = the Walls and the Gate
    .for = {" "}for the Walls and the Gate
h3-target-spell = a Spell
    .to = a Spell
    .for = {" "}for a Spell
h3-target-own-roll = a roll of yours
    .to = a roll of yours
    .for = {" "}for a roll of yours
h3-target-own-dice = your Attack Dice
    .to = your Attack Dice
    .for = {" "}for your Attack Dice

## How long

h3-during-none = {""}
h3-during-attack = {" "}for this attack
h3-during-its-activation = {" "}in its activation
h3-during-next-activation = {" "}in its next activation
h3-during-round = {" "}until the end of this Round
h3-during-end-of-next-round = {" "}until the end of the next Round
h3-during-combat = {" "}until the end of Combat
h3-during-until-used = {" "}until it is used
h3-during-turn = {" "}in this turn
h3-during-game-round = {" "}in this game Round

## The rest

h3-count-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
h3-what-wall =
    { $n ->
        [one] a Wall
       *[other] { $n } Walls
    }
h3-what-gate = the Gate
h3-what-arrow-tower = the Arrow Tower
h3-what-unit = a unit
h3-cardkind-statistic = Statistic
h3-cardkind-ability = Ability
h3-cardkind-spell = Spell
h3-cardkind-artifact = Artifact
h3-cardkind-specialty = Specialty
h3-cardkind-war-machine = War Machine
h3-grade-basic = basic
h3-grade-expert = expert
h3-artifact-minor = Minor
h3-artifact-major = Major
h3-artifact-relic = Relic
h3-group-any-dragons = Dragons of any kind
h3-group-any-elementals = Elementals of any kind
h3-group-any-ranged = any Ranged unit
h3-overlay-horde-of-skeletons = Horde of Skeletons
h3-overlay-horde-of-zombies = Horde of Zombies
h3-overlay-legion-of-skeletons = Legion of Skeletons
h3-amount-gold = { $n } gold
h3-amount-materials = { $n } building materials
h3-amount-valuables = { $n } valuables
h3-map-card-angel-wings = The hero flies.
h3-map-card-crest-of-valor = Ignore Negative Morale.
h3-map-card-diplomacy = Recruit a Neutral Unit for each Dwelling.
h3-map-card-empowered-diplomacy = Recruit a Neutral Unit for each Dwelling.
h3-map-card-pathfinding = The hero moves more easily.
h3-map-card-empowered-pathfinding = The hero moves more easily.
h3-map-card-dimension-door =
    The hero jumps up to { $n ->
        [one] 1 field
       *[other] { $n } fields
    }.
h3-map-card-fly = On the map: the hero passes blocked fields, with { $n } MP more.
h3-map-card-town-portal = The hero goes to an own Town or Settlement, with { $n } MP more.
h3-map-card-view-air = Gain { $n }.
h3-map-card-view-earth =
    On the map: take an enemy Mine within { $n ->
        [one] 1 field
       *[other] { $n } fields
    }.
h3-map-card-visions =
    Look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of a Neutral deck, discard any of them and put back the rest.
h3-map-card-water-walk = The hero moves at sea, with { $n } MP more.

h3-timing-instant = Instant
h3-timing-activation = Activation
h3-timing-ongoing = Ongoing
h3-timing-permanent = Permanent
h3-timing-map = Map
h3-two-sentences = { $a } { $b }
h3-use-basic = Basic ({ $timing }): { $text }
h3-use-expert = Expert ({ $timing }): { $text }
h3-use-empowered = { $timing }: { $text }
h3-use-first = { $timing }: { $text }
h3-use-second = Or { $timing }: { $text }
h3-use-only = { $timing }: { $text }
h3-use-level = { $power } Power ({ $timing }): { $text }
h3-use-power = Or discard it ({ $timing }): { $text }
