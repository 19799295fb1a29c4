# The combat phase: asks, options, events, sums, refusals.

ms-heading-step = Combat, { $n }. { $step }
ms-step-1 = Presentation
ms-step-2 = First magic
ms-step-3 = Deployment
ms-step-4 = Engagement
ms-step-5 = First special powers
ms-step-6 = Second magic
ms-step-7 = Reinforcements
ms-step-8 = Melee
ms-step-9 = Second special powers
ms-step-10 = Third magic

## Asks

ms-ask-combat = Which combat is fought next?
ms-ask-fight = Which of your units fights first for { $hex }?
ms-ask-magic = Set aside the spells you cast, in secret. Each costs one power point from its box.
ms-why-third-magic = The combat ends with this step: nothing cast here can have an effect any more.
ms-ask-place = Where in the first line does { $card } stand?
ms-ask-powers =
    { $n ->
        [one] How many creatures use Aura of Fire? Each does 1 damage.
       *[other] How many creatures use Aura of Fire? Each does { $n } damage.
    }
ms-ask-advance = Does { $unit } go into { $hex }?

## Groups and options

ms-group-combat = Combats
ms-group-fight = Units
ms-group-place = Places
ms-group-power = Powers
ms-group-advance = Advance
ms-group-stay = Stay
ms-option-combat = { $hex }
ms-option-fight = { $unit }
ms-option-place =
    { $n ->
        [0] in front
       *[other] place { $n }, behind { $card }
    }
ms-option-power =
    { $n ->
        [0] none
       *[other] { $n }
    }
ms-option-advance = Advance
ms-option-stay = Stay

## Events

ms-event-combat-begins = { $unit } attacks { $target } in { $hex }.
ms-event-combat-step = Step { $n } of 10: { $step }.
ms-event-presents = { $unit } shows its first troop: { $card }.
ms-event-takes-terrain = { $side } take the card { $terrain }.
ms-event-lines-up = { $unit } lines up: { $cards }. The first { $n } are the first line.
ms-event-casts-nothing = { $side } cast nothing.
ms-event-inserts = { $side } put { $card } into the line, at place { $n }.
ms-event-reinforces = { $side }: { $cards } moves up from the reserve.
ms-event-initiative = { $unit }: initiative { $n }.
ms-event-initiative-tie = Both have initiative { $n }: the dice are rolled again.
ms-event-strikes-first = { $unit } strikes first.
ms-event-attack = { $unit }: attack { $n }.
ms-event-defense = { $unit }: defense { $n }.
ms-event-strikes = { $unit } hits { $target }: { $n } damage.
ms-event-strike-fails = { $unit } does not get through to { $target }: minimum damage { $n }.
ms-event-burned = Aura of Fire: { $unit } suffers { $n } damage.
ms-event-creature-lost = { $unit } loses { $card }, which goes back to its deck.
ms-event-damage-lost = No active card of { $unit } is left; { $n } damage is lost.
ms-event-combat-ends = The combat of { $unit } and { $target } is over.
ms-event-advances = { $unit } advances from { $start } to { $hex }.
ms-event-stays = { $unit } stays where it is.

## Sums

ms-sum-card = { $card }
ms-sum-still = { $card }: no initiative in a forest
ms-sum-charge = { $card }: Charge
ms-sum-forestry = { $card }: Forestry
ms-sum-nocturnal = { $card }: Nocturnal
ms-sum-spell = { $spell }
ms-sum-each =
    { $n ->
        [one] { $spell }, for one troop
       *[other] { $spell }, for { $n } troops
    }
ms-sum-power-up = { $spell }, with ranged weapons
ms-sum-windblast =
    { $n ->
        [one] { $card }: Windblast on one card
       *[other] { $card }: Windblast on { $n } cards
    }
ms-sum-terrain = { $terrain }
ms-sum-die = Die
ms-sum-minimum = { $card }, minimum damage
ms-sum-unstoppable = { $card }, unstoppable
ms-sum-initiative = Initiative
ms-sum-attack = Attack
ms-sum-defense = Defense
ms-sum-damage = Damage

## Refusals

ms-combat-3-creature-never-first--why = A summoned creature is never put in front of the line.
ms-spells-summon-card-place--no-option = There is no such place in the first line.
ms-combat-2-only-tactical-summoning--why = Only tactical and summoning spells of your mage are cast in combat.
ms-spells-cards-limit-casts--why = No card of this spell is left in your deck.
ms-magic-no-token-no-spell--why = There are not enough power points in the box of this spell.
ms-combat-2-secret-choice--form = Choose any of the spell cards shown, each once.
ms-combat-0-active-chooses-order--no-option = No combat is waiting there.
ms-multi-a-attacker-chooses--no-option = This unit does not take part.
ms-multi-b-defender-chooses--no-option = This unit does not take part.
ms-multi-c-choose--no-option = This unit does not take part.
ms-combat-5-may-activate--no-option = There are not so many creatures with this power.
ms-combat-end-attacker-may-advance--no-option = It goes into the hex, or stays.

## Chances

ms-odds-first = { $unit } strikes first
ms-odds-tie = A tie: rolled again
ms-odds-hits = { $unit } hits: { $n } damage
ms-odds-fails = { $unit } fails: minimum damage { $n }
ms-odds-no-more-fate = No further spell of the Fate Guardian on this roll.
