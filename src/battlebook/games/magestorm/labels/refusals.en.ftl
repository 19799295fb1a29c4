# Why something is refused: one message for each rule and cause.
ms-prep-max-units--why = The scenario allows no more units.
ms-prep-min-units--why = The scenario asks for more units.
ms-prep-two-to-six--why = A unit has two to six troop cards.
ms-setup-army--form = Every card of the army belongs to exactly one unit.
ms-setup-choose-scenario--zone = { $hex } is not in the deployment zone.
ms-setup-deploy-stacking--why = There is no room for another unit in { $hex }.
ms-setup-deploy-order--no-option = This unit is not to be deployed now.
ms-setup-objectives-alternate--no-option = There is no such hex.
ms-setup-mage-board--same = The box holds one board of each mage: choose two different ones.
ms-magic-links-only--why = No link joins { $start } and { $end }.
ms-magic-phase-one-step--none = No power point lies in { $start }.
ms-magic-phase-one-step--moved = Every power point in { $start } has moved in this phase.
ms-magic-phase-dots-limit--why = The dots of this link are used up.
ms-magic-phase-move-then-place--no-option = Only single steps along a link are possible.
