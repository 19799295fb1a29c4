# The strategic phase and the dice: asks, options, events.

## Asks

ms-ask-spells = Cast a strategic spell?
ms-ask-spell-target = Where does { $spell } strike?
ms-ask-flare-unit = Does the flare in { $hex } guide one unit alone?
ms-ask-orders = Give an order: { $n } strategic points left.
ms-ask-move-card = Which card goes from { $unit } to { $other }?
ms-ask-rearrange = The new order of { $unit }
ms-ask-split = Which cards stay in { $unit } (first part), and which form a new unit?
ms-ask-split-damage = Which unit takes the damage?
ms-ask-too-many = { $unit } has more than six troops: remove { $n }.
ms-ask-fate = Spells on the dice, before they are rolled
ms-ask-reroll = Roll this die again?
ms-why-roll-damage = The damage of a spell is rolled.
ms-why-roll-initiative = Initiative is rolled: the higher total strikes first.
ms-why-roll-attack = Attack and defense are rolled: attack must be higher.

## Groups of options

ms-group-spell = Strategic spells
ms-group-at-unit = Units
ms-group-at-hex = Hexes
ms-group-name = One unit alone
ms-group-everybody = All own units
ms-group-goal-move = Move an objective marker
ms-group-goal-place = Place an objective marker
ms-group-goal-remove = Remove an objective marker
ms-group-hold = Hold
ms-group-hold-cancel = Cancel hold
ms-group-merge = Merge
ms-group-move-card = Move one troop card
ms-group-rearrange = Rearrange
ms-group-split = Split
ms-group-pass-load = Pass on what is carried
ms-group-card = Cards
ms-group-damage = Units
ms-group-tome = Tomes of Destiny
ms-group-zero = Zero
ms-group-equality = Equality
ms-group-add-die = Die
ms-group-reroll = Reroll
ms-group-pass = Pass

## Options

ms-option-spell = { $spell }
ms-option-at-unit = { $unit }
ms-option-at-hex = { $hex }
ms-option-name = { $unit } alone
ms-option-everybody = All own units
ms-option-goal-move = { $goal } to { $hex }
ms-option-goal-place = A marker in { $hex }
ms-option-goal-remove = Take { $goal } away
ms-option-hold = { $unit } holds
ms-option-hold-cancel = { $unit } no longer holds
ms-option-merge = { $other } joins { $unit }
ms-option-move-card = A card from { $unit } to { $other }
ms-option-rearrange = Rearrange { $unit }
ms-option-split = Split { $unit }
ms-option-pass-load = To { $unit }
ms-option-card = { $place }: { $card }
ms-option-damage = { $unit }
ms-option-tome = { $die } shows { $n }
ms-option-zero = { $die } counts zero
ms-option-equality = { $die } and { $foe } show { $n }
ms-option-add-die = One more die for { $side }
ms-option-reroll = Roll { $die } again
ms-option-pass = Cast nothing

## Events

ms-event-goal-moved = { $goal } is moved to { $hex }.
ms-event-goal-removed = { $goal } is taken from { $hex }.
ms-event-holds = { $unit } holds its position.
ms-event-hold-cancelled = { $unit } no longer holds.
ms-event-merged = { $other } joins { $unit }.
ms-event-card-moved = A troop card goes from { $unit } to { $other }.
ms-event-rearranged = { $unit } is rearranged.
ms-event-split = { $unit } is split: { $other } is new.
ms-event-damage-given = { $unit } bears the { $n } damage.
ms-event-too-many = { $unit } has { $n } troops more than six.
ms-event-card-removed = { $card } is removed from { $unit }.
ms-event-load-handed = { $unit } takes over what is carried in { $hex }.
ms-event-effect-whirlwind = A whirlwind hinders { $unit }.
ms-event-effect-run = { $unit } runs.
ms-event-effect-fly = { $unit } flies.
ms-event-effect-treewalk = { $unit } walks through forests.
ms-event-forest-grows = A forest grows in { $hex }.
ms-event-flare = { $side } light a flare in { $hex }.
ms-event-flare-for = A flare in { $hex } guides { $unit } alone.
ms-event-rerolls = { $side }: the die is rolled again and shows { $n }.

## Dice

ms-die = { $side } die { $n }

## Refusals

ms-spells-strategic-in-phase--why = { $spell } is no strategic spell of your mage.
ms-strat-spells-per-turn-limits--why = { $spell } cannot be cast more often in this turn.
msr-quantity-strategic--game = { $spell } cannot be cast more often in this game.
ms-spells-duration-limit--target = There is nothing { $spell } could be cast on now.
ms-strat-spells-announce-pay-resolve--no-option = This spell cannot be cast now.
ms-orders-list--no-option = There is no such order now.
ms-orders-move-objective--none = This marker is not on the board.
ms-orders-move-objective--far = A marker moves one hex at a time.
ms-orders-place-objective--why = None of your units stands in { $hex }.
ms-orders-place-max-four--why = Your four objective markers lie on the board already.
ms-orders-hold--twice = { $unit } holds already.
ms-orders-cancel-hold--none = { $unit } does not hold.
ms-orders-reorganize-same-hex--why = { $unit } and { $other } are not in the same hex.
msr-move-card-below-two--why = { $unit } must keep two troop cards.
ms-orders-rearrange--one = One troop card alone has no other order.
ms-orders-rearrange--form = Every card once.
ms-orders-split-min-two--why = { $unit } has too few cards: each new unit needs two.
ms-orders-split-needs-room--why = Two units stand in the hex of { $unit } already.
ms-orders-split-max-twelve--why = The army has twelve units already.
ms-orders-split--form = Two units with at least two cards each.
ms-orders-six-at-phase-end--form = Exactly as many as are too much.
ms-orders-move-card--no-option = There is no such card.
ms-spell-fate-before-roll--no-option = This spell cannot be cast on these dice.
ms-spell-fate-reroll--no-option = Only the die that was just rolled can be rolled again.
ms-damage-reorg-split-all-on-one--no-option = Only one of the two units takes the damage.
ms-spell-fire-flare-nominated--no-option = Only an own unit can be nominated.
ms-spell-air-whirlwind--no-option = This is no target of the spell.
ms-spell-air-run--no-option = This is no target of the spell.
ms-spell-air-fly-limit--no-option = This is no target of the spell.
ms-spell-air-hurricane--no-option = This is no target of the spell.
ms-spell-druid-forest--no-option = This is no target of the spell.
ms-spell-druid-treewalk--no-option = This is no target of the spell.
ms-spell-druid-crows--no-option = This is no target of the spell.
ms-spell-fire-flare--no-option = This is no target of the spell.
ms-spell-fire-fireball--no-option = This is no target of the spell.
ms-spell-fire-wildfire--no-option = This is no target of the spell.
