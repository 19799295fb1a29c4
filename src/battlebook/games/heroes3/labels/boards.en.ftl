# Sieges, fights at sea, the Battlefield Board.

## Set-ups and their fields

h3-setup-siege = Siege
    .about = One player attacks a Town or Settlement of the other. A Citadel adds Walls, a Gate and the Arrow Tower.
h3-setup-sea-fight = Fight at sea
    .about = Two armies on the Naval Battle Board, which lacks its two middle spaces.
h3-setup-hero-siege = Siege with Heroes
    .about = A siege in which both sides hold their Heroes’ cards; without a Hero there the owner has units only.
h3-field-place = What is attacked
h3-siege-place-citadel = Own Town with Citadel
h3-siege-place-town = Own Town without Citadel
h3-siege-place-settlement = Settlement
h3-siege-place-conquered = Conquered enemy Town with Citadel
h3-field-present = The defender’s Hero is there
h3-field-gold = Gold of the defender
h3-field-fortified = The Scenario gives the town Walls
h3-space-beside = beside the board

## What is asked, and why

h3-ask-gate = On which space does the Gate stand?
    .why = The other three spaces of the middle row get Walls.
h3-ask-pay-defence = Pay 8 gold to defend without your Hero?
    .why = Nobody leads the defence. Without the gold the place is lost without a fight.
h3-group-breach = Destroy a Wall or the Gate
h3-group-gate = Place the Gate
h3-group-pay = Pay
h3-group-yield = Give up
h3-opt-breach = Destroy the { $fort } on { $space } from { $from }
h3-opt-breach-here = Destroy the { $fort } on { $space } from here
h3-opt-gate = Gate on { $space }
h3-opt-pay = Pay 8 gold and defend with units only
h3-opt-yield = Give up the place without a fight
h3-opt-destroy = Destroy what stands on { $space }
h3-opt-destroy-tower = Destroy: { $unit }

## What happened

h3-event-fort-stands = { $fort } on { $space }.
h3-event-breaches = { $unit }: attack on the { $fort }.
h3-event-fort-falls = { $fort } on { $space }: destroyed.
h3-event-pays-defence = The owner pays { $n } gold to defend without a Hero.
h3-sum-wall = Behind a Wall or the Gate

## Refusals

h3-7-walls-any-order--no-option = The Gate stands on one of the four spaces of the middle row.
h3-7-hero-absent-pay-8--no-option = Pay with gold that is there, or give up the place.
h3-7-no-surrender-own-town--why = Who defends an own Town cannot Surrender.
h3-7-wall-is-obstacle--why = A Wall stands on { $space }.
h3-7-gate-closed-for-attacker--why = The Gate on { $space } is closed to the attacker.
h3-7-wall-destroy-how--none = Neither a Wall nor the Gate stands there.
h3-7-wall-destroy-how--adjacent = { $from } is not adjacent to { $space }.
h3-7-wall-attack-uses-attack--why = { $unit } has attacked already.
h3-7-tower-only-ranged-or-cards--why = Only Ranged attacks and cards reach the Arrow Tower.
h3r-wall-attack-engaged--why = An enemy stands next to { $unit }: only adjacent enemies can be attacked.
h3-8-naval-ground-around--hole = The board has no space { $space }: there is open sea.
h3-8-naval-ground-around--why = The open sea lies in the way to { $space }.
h3-8-naval-ranged-around--why = The board has no space { $space }: there is open sea.
h3-8-naval-fly-no-stop--why = Flying units cross the open sea, but none ends its move on { $space }.
h3-9-ability-other--siege = There is nothing of the kind that the card names.

## The Battlefield Board

h3-setup-battlefield = Battlefield
    .about = Two armies of up to seven units on a board of hexes. Initiative is also movement; Obstacles are laid in turns.
h3-setup-battlefield-neutral = Neutral fight on the Battlefield
    .about = Your army against the guards of a Field on hexes, run by the AI Rules. After each Round you go on or Retreat.
h3-field-citadel = Siege of a Town with Citadel
h3-ask-obstacle = Lay the next Obstacle token.
    .why = It touches neither another Obstacle nor a deployment zone.
h3-ask-place-one = Place one unit, or stop placing.
    .why = The players place in turns, one unit at a time, up to seven.
h3-ask-continue = Fight another Round, or Retreat?
    .why = On the Battlefield Board a Combat against Neutral Units has no limit and costs no movement.
h3-group-obstacle = Obstacle token
h3-group-continue = Fight on
h3-opt-obstacle = Token on { $space }
h3-opt-continue = Fight another Round
h3-event-obstacle-laid = Obstacle token laid on { $space }.
h3-event-token-passes = The Initiative Token passes to the { $side }.

h3-17-move-initiative--too-far = { $space } is farther away than the Initiative of { $unit }.
h3-17-ranged-either--no-option = This is nothing that the unit can do now.
h3-17-token-types--why = An Obstacle token lies on { $space }.
h3-17-miniatures--why = Other units or Obstacles stand in the way to { $space }.
h3-17-obstacle-placement--no-option = The token touches neither an Obstacle nor a deployment zone.
h3-17-deploy-alternate--no-option = Units are to be placed now.
h3-17-deploy-alternate--form = This is no placement of one unit.
h3-17-neutral-no-limit--no-option = Fight on or Retreat.
