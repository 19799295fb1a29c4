# Movement phase: asks, options, events, refusals.

## Asks

ms-ask-move-unit = Which unit moves next?
ms-ask-toward = Which of the closest objectives does { $unit } head for?
ms-ask-step = { $unit } heads for { $hex }: { $n } movement { $n ->
        [one] point
       *[other] points
    } left.
ms-ask-arrive = Where does { $unit } enter the board?
ms-ask-movement-ends = Does a unit do more at the end of its movement?
ms-ask-carrier = Which unit carries it?
ms-group-go = Units
ms-group-toward = Objectives
ms-group-enter = Enter
ms-group-attack = Attack
ms-group-stop = Too dear: the movement ends
ms-group-exit = Leave the board
ms-group-burn = Burn the forest
ms-group-carrier = Units

## Options

ms-option-go = { $unit }
ms-option-toward = To { $hex }
ms-option-enter = Enter { $hex }
ms-option-attack = Attack { $hex }
ms-option-stop = Stop before { $hex }
ms-option-exit = { $unit } leaves the board
ms-option-burn = { $unit } burns its forest
ms-option-carrier = { $unit }
ms-meta-cost = { $n } { $n ->
        [one] point
       *[other] points
    }

## Events

ms-event-arrives = { $unit } enters the board in { $hex }.
ms-event-burns = { $unit } burns the forest in { $hex }.
ms-event-load-taken = { $unit } takes { $load }.
ms-event-load-left = Without a carrier in { $hex }: { $load }.
ms-event-load-saved = { $unit } brings { $load } to safety.
ms-load-caravan = the caravan
ms-load-refugees = the refugees

ms-event-halts-held = { $unit } stays: it has a hold marker.
ms-event-halts-objective = { $unit } stays at its objective.
ms-event-halts-none = { $unit } stays: its side has no objective on the board.
ms-event-halts-no-entry = { $unit } finds no hex to enter the board in.
ms-event-blocked-1 = { $unit } goes no further: { $why }
ms-event-blocked-2 = { $unit } goes no further: { $why } { $also }
ms-event-halts-dear = { $unit } goes no further: the hex costs more than the points left.

## Refusals

ms-move-order-free--no-option = No such unit can move now.
ms-move-closest-by-hex-count--no-option = There is no such hex.
ms-move-adjacent-hex--no-option = There is no such hex.
ms-move-mandatory--no-option = There is no such hex.
ms-overview-scenario-driven--no-option = The scenario allows no such thing.
ms-move-hold-stays--held = { $unit } has a hold marker and does not move.
ms-move-on-objective-stays--objective = { $unit } stands on an objective and does not move.
msr-no-objective--none = Without an objective marker on the board nobody moves.
ms-move-finish-one-first--moved = { $unit } has moved already.
ms-move-closest-by-hex-count--why = The objective in { $hex } is not the closest one.
ms-move-closest-by-hex-count--none = There is no objective in { $hex }.
msr-enemy-objectives--why = The marker in { $hex } is the enemy's.
ms-move-adjacent-hex--why = { $hex } is not next to { $unit }.
ms-move-closer-hex--why = { $hex } is not closer to the objective.
ms-terrain-river-impassable--why = { $hex } is river.
ms-move-no-impassable-choice--no-landing = { $unit } could not end its movement beyond { $hex }.
ms-terrain-bridge-hexsides--in = The crossing in { $hex } is not open on this side.
ms-terrain-bridge-hexsides--out = The crossing is not open toward { $hex }.
ms-move-stack-limit-impassable--why = Two units stand in { $hex } already.
ms-spell-air-fly-still-blocked--full = Two units stand in { $hex } already; flying does not help.
ms-move-third-attacker-blocked--why = Two units attack { $hex } already.
msr-fly-attack-from-river--why = { $unit } cannot attack from over the water.
ms-terrain-scenario-hexes--not-east = With its booty { $unit } cannot go east.
ms-move-too-costly-ends-move--dear = { $hex } costs { $n }, more than the points left.
ms-move-triggers-combat--none = There is no enemy in { $hex }.
ms-move-stop-before-enemy--why = An enemy stands in { $hex }: it can only be attacked.
ms-move-enter-if-enough--cheap = The points are enough for { $hex }.
ms-overview-scenario-driven--attacks = { $unit } attacks.
ms-overview-scenario-driven--not-at-the-edge = { $unit } does not stand where it could leave the board.
ms-overview-scenario-driven--no-forest = { $unit } stands in no forest.
ms-overview-scenario-driven--no-entry = Nothing can enter the board in { $hex } now.
