# Cards that act on the board, tokens on spaces, War Machines: questions, choices, what happens, why something is refused.

h3-ask-choose-unit = { $card }: which unit next?
    .why = The card acts on more than one unit.
h3-ask-choose-space = { $card }: which space?
    .why = The card needs a space.
h3-ask-choose-effect = { $card }: what does it do?
    .why = The card removes one effect or token, or does something else instead.
h3-ask-choose-line = { $card }: which line of spaces?
    .why = The card hits every unit in a straight line.
h3-ask-choose-part = { $card }: what next?
    .why = The card needs to know how much, and which other unit.
h3-ask-machine = { $card }: which unit?
    .why = War Machines work when a Round begins; some cards let them work once more.

h3-group-choose = Choose
h3-group-fire = Fire
h3-group-demolish = Walls and Gate
h3-group-hold = Do not use it
h3-group-machine = War Machine

h3-opt-pick-unit = { $unit }
h3-opt-pick-space = { $space }
h3-opt-lift = Remove { $card }
h3-opt-lift-unit = Remove { $card } from { $unit }
h3-opt-lift-space = Remove { $card } from { $space }
h3-opt-lift-token = Remove the { $token }
h3-opt-amount = { $n } damage
h3-opt-level = Deal { $n } damage
h3-opt-column = The column that begins at { $space }
h3-opt-row = The row that begins at { $space }
h3-opt-fire = Hit { $unit }
h3-opt-demolish = Hit what stands on { $space }
h3-opt-dig-spell = Discard cards of the deck and take a Spell among them
h3-opt-hold = Do not use it now
h3-opt-machine = { $card }: heal { $unit }
h3-opt-enough = Nothing more

h3-event-unhurt = { $unit } is not hurt.
h3-event-card-rolls = { $side } rolls for { $card }: { $n } hits.
h3-event-laid = { $side }: { $card } on { $space }.
h3-event-revealed = { $card } on { $space } is turned up: { $n ->
        [one] it is live
       *[other] it is blank
    }.
h3-event-cleared = { $card } on { $space } is removed.
h3-event-stuck = { $unit } is held fast and does nothing more.
h3-event-swapped = { $unit } and { $target } change places.
h3-event-machine-works = { $side }: { $card } hits { $unit }.
h3-event-gains-machine = { $side } gets the { $card }.
h3-event-loses-machine = { $side } gives up the { $card }.

h3-15-war-machine-permanent--not-there = This War Machine is not in play.
h3-15-war-machine-permanent--owned = This War Machine is in play already.
h3-15-war-machine-permanent--bought = War Machines are bought on the map; they are not played from the hand.
h3-15-ballista--round-only = Only when a Round begins, for that is when the Ballista fires.
h3-15-first-aid-tent--not-ready = There is no First Aid Tent that is still to be used in this Round.
h3-7-citadel-walls-gate--no-siege = There are no Walls, Gate or Arrow Tower in this Combat.
h3-3-card-is-obstacle--none-to-remove = No Obstacle but units stands on the board.
h3-15-hidden-tokens-share--no-space = There are not enough empty spaces without such a token of yours.
h3-12-ongoing-duration--nothing-to-lift = No effect lasts that could be removed.
h3-12-ongoing-duration--berserk = The unit is berserk: it must attack the nearest unit, or come nearer to it.
h3-12-start-of-combat-order--neutral-combat = Only at the start of a Combat against Neutral Units.
h3-12-start-of-combat-order--no-space = There is no empty space on your own two rows.
h3-9-ability-passive--spell-lock = An enemy unit forbids Spells.
h3-9-ability-passive--spell-tax = An enemy unit asks for a card to be discarded for each Spell, and there is none to give.
