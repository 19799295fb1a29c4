# Neutral fights, Creature Banks, Random Towns, the AI Rules, and armies in a set-up.

## Set-ups and their fields

h3-setup-neutral = Neutral fight
    .about = Your army against the guards of a Field, run by the AI Rules. One Round, then Retreat or pay 1 MP.
h3-setup-neutral-clash = Neutral fight, guards run by an opponent
    .about = Your army against the guards of a Field; the player to your right places and runs them.
h3-setup-bank = Creature Bank
    .about = Your army in the middle, four guards in the corners, Stack Tokens by Difficulty, no limit of Rounds.
h3-setup-random-town = Random Town
    .about = Your army against the garrison of a town that belongs to nobody, run by the AI Rules.
h3-neutral-controller = Controller of the Neutral Units
h3-field-field = Field
h3-field-difficulty = Difficulty
h3-field-mp = Movement points
h3-field-bank = Creature Bank
h3-field-faction = Faction of the town
h3-variant-min-damage = Easier: every attack deals at least 1 damage
h3-variant-free-extension = Easier: another Round against Neutral Units costs no MP
h3-variant-no-rerolls = Harder: dice are never rolled again
h3-variant-die-off = Variant: the Attack Die only triggers abilities
h3-variant-chaos-cards = Variant: Chaos Cards – Spells, Artifacts and Abilities leave the game when discarded, the next card of their deck takes their place
h3-variant-tournament = Tournament: no Diplomacy, no Hourglass of the Evil Hour; Positive Morale repeats a Search
h3-variant-half-board = Half-board recommendation

## What is asked, and why

h3-ask-place-guards = Place the guards: all { $most } of them.
    .why = In Clash the player to the right controls the Neutral Units. Ranged Units stand in the Backline while there is room.
h3-ask-place-next = Which guard is placed next?
    .why = They are equal in Initiative and tier, so the players decide the order.
h3-ask-ai-target = Whom does { $unit } attack?
    .why = The AI Rules find several targets equally good, so you choose.
h3-ask-ai-space = Where does { $unit } go?
    .why = Several spaces are equally near, so you choose.
h3-ask-ai-unit = Which enemy goes first?
    .why = They have the same Initiative, and the player chooses.
h3-group-place-next = Place next
h3-opt-place-next = { $unit } next

## What happened

h3-event-guard-drawn = { $tier }: { $unit } drawn as a guard.
h3-event-guard-joins = { $unit } stands guard.
h3-event-deck-rebuilt = { $tier }: the Neutral deck is empty and rebuilt from { $n ->
        [one] 1 discarded card
       *[other] { $n } discarded cards
    }.
h3-event-card-discarded = { $unit } goes to the discard pile ({ $tier }).

## Refusals

h3-2-player-before-neutrals--no-option = Units are to be placed now.
h3-16-deploy-player--no-option = Units are to be placed now.
h3-2-clash-controller--no-option = Units are to be placed now.
h3-2-clash-ranged-backline--why = Ranged Neutral Units stand in the Backline while there is room.
h3-10-half-board-recommendation--why = The enemy deployed in one half only, so the Neutral Units stand there too.
h3-16-deploy-player--outside = In a Creature Bank you deploy on the six spaces in the middle.
h3-16-deploy-player--form = This is no placement of your units.
h3-2-clash-controller--form = This is no placement of all guards.
h3-2-coop-order-tie-players--no-option = This guard is not one of those that may be placed next.
h3-11-tie-player--no-option = Only targets that the AI Rules find equally good can be chosen.
h3r-ai-attack-space--no-option = Only spaces that the AI Rules find equally good can be chosen.
h3r-ai-same-initiative-own--no-option = This unit is not one of those that may go next.
h3-11-no-target-approach--no-option = Only spaces that the AI Rules find equally good can be chosen.

h3-2-place-max-five--army = This fight needs one army.
h3-10-four-decks--too-few = The decks hold too few cards of this tier: { $n }, needed { $needed }.
h3-10-four-decks--expansion = There is no expansion “{ $name }”{ $nearest ->
        [none] .
       *[other] ; nearest: { $nearest }.
    }
h3-10-four-decks--card = There is no Neutral Unit “{ $name }”{ $nearest ->
        [none] .
       *[other] ; nearest: { $nearest }.
    }

## Armies

h3-9-max-five-of-many--malformed = This is no army: the name of a ready-made one, a list of units with their sides, or points and a seed are wanted.
h3-9-max-five-of-many--unknown-army = There is no ready-made army “{ $name }”{ $nearest ->
        [none] .
       *[other] ; nearest: { $nearest }.
    }
h3-9-max-five-of-many--empty = The army has no units.
h3-9-max-five-of-many--points = The army costs { $points } points, { $limit } are allowed.
h3-9-seven-units-per-faction--unknown-unit = There is no unit “{ $name }”{ $nearest ->
        [none] .
       *[other] ; nearest: { $nearest }.
    }
h3-9-seven-units-per-faction--unknown-faction = There is no faction “{ $name }”{ $nearest ->
        [none] .
       *[other] ; nearest: { $nearest }.
    }
h3-2-few-pack-kept--unknown-side = “{ $unit }” has no side “{ $side }”; it has: { $sides }.
h3-10-azure-only-neutral--side = “{ $unit }” is azure and exists only as a Neutral Unit.
h3-9-neutral-single-sided--side = “{ $unit }” is a Neutral Unit with one side only.
h3-15-summon-elementals--army = “{ $unit }” is only ever summoned and joins no army.
h3-7-arrow-tower-gained--army = The Arrow Tower belongs to a Citadel and joins no army.
h3-16-stack-gained--stacked = Only a guard won in a Creature Bank can be Stacked; “{ $unit }” is none.

## Set-ups whose form is wrong

h3-2-draw-neutrals--missing-field = Something is missing from the set-up.
h3-2-draw-neutrals--unknown-field = The set-up knows no such field.
h3-2-draw-neutrals--unknown-variant = There is no such variant.
h3-2-draw-neutrals--unknown-ruling = There is no such ruling, or no such option of it.
h3-2-draw-neutrals--no-choice = This is none of the choices.
h3-2-draw-neutrals--no-number = This number is out of range.
h3-2-clash-controller--missing-field = Something is missing from the set-up.
h3-2-clash-controller--unknown-field = The set-up knows no such field.
h3-2-clash-controller--unknown-variant = There is no such variant.
h3-2-clash-controller--unknown-ruling = There is no such ruling, or no such option of it.
h3-2-clash-controller--no-choice = This is none of the choices.
h3-2-clash-controller--no-number = This number is out of range.
h3-16-optional--missing-field = Something is missing from the set-up.
h3-16-optional--unknown-field = The set-up knows no such field.
h3-16-optional--unknown-variant = There is no such variant.
h3-16-optional--unknown-ruling = There is no such ruling, or no such option of it.
h3-16-optional--no-choice = This is none of the choices.
h3-16-random-town--missing-field = Something is missing from the set-up.
h3-16-random-town--unknown-field = The set-up knows no such field.
h3-16-random-town--unknown-variant = There is no such variant.
h3-16-random-town--unknown-ruling = There is no such ruling, or no such option of it.
h3-16-random-town--no-choice = This is none of the choices.
h3-16-random-town--no-number = This number is out of range.
