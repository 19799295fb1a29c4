# Asks, options and events. Things come as references, numbers as numbers; side 0 are the Kragis.

## Headings

ms-heading-set-up = Set-up
ms-heading-over = The end
ms-heading-turn = Round { $n }, { $side }: { $phase }
ms-heading-round = Round { $n } of { $of }, { $side }
ms-phase-none = …
ms-phase-magic = Magic
ms-phase-strategic = Strategy
ms-phase-movement = Movement
ms-phase-combat = Combat

## Asks

ms-ask-army = Form your units in secret: { $n } cards, { $least } to { $most } units of two to six.
ms-ask-deploy-unit = Which unit is deployed now?
ms-ask-deploy = Where does { $unit } stand?
ms-ask-objective = Place objective marker { $n } of 4.
ms-ask-tokens = Move power points along the links.

## Groups of options

ms-group-unit = Deploy
ms-group-deploy = Hexes
ms-group-objective = Hexes
ms-group-token = Power points
ms-group-done = Done

## Options

ms-option-unit = { $unit }
ms-option-deploy = { $unit } in { $hex }
ms-option-objective = Marker { $n } in { $hex }
ms-option-token = { $start } to { $end }
ms-option-done-tokens = Leave the rest
ms-option-done-spells = Cast no more
ms-option-done-orders = No more orders
ms-option-done-movement-ends = Nothing more
ms-option-done-deploy-unit = No more units

## Events

ms-event-tokens-placed = { $side } place { $n } power points on the source.
ms-event-token-moved = { $side } move a power point from { $start } to { $end }.
ms-event-formed = { $unit } is formed.
ms-event-deployed = { $unit } is deployed in { $hex }.
ms-event-goal-placed = { $goal } now lies in { $hex }.
ms-event-round-begins = Round { $n } begins.
ms-event-turn-begins = { $side } take their turn.
ms-event-effects-end = { $side }: effects of the last turn end.
ms-event-cast = { $side } cast { $spell }.
ms-event-hurt = { $unit } suffers { $n } damage.
ms-event-card-lost = { $unit } loses { $card }.
ms-event-unit-gone = { $unit } is no more.
ms-event-moved = { $unit } moves from { $start } to { $hex }.
ms-event-attacks = { $unit } is about to attack { $hex }.
ms-event-exits = { $unit } leaves the board with { $n } troops.
ms-event-scores = { $side } score { $n }: { $total } in all.
ms-event-rolls = { $side } roll { $n }.
ms-event-die-set = { $side }: a die is set to { $n }.
ms-event-ends-score = { $side } have more points.
ms-event-ends-draw = A draw.
ms-event-ends-threshold = { $side } win: the points decide.
ms-event-ends-survive = { $side } have held out.
ms-event-ends-seize = { $side } have seized the place.
ms-event-ends-empty = { $side } have driven the enemy out.
ms-event-ends-escort = { $side } have brought the caravan through.
ms-event-ends-capture = { $side } have taken the caravan.
ms-event-ends-columns-at-end = { $side } win: the place of the caravan decides.
ms-event-ends-exit-share = { $side } win: the troops that got through decide.
ms-event-ends-eliminate-all = { $side } have eliminated every enemy unit.

## What was decided, for whoever looks back

ms-did = { $ask } { $what }
