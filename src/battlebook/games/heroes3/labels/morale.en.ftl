# Morale Cards, which replace Tokens.

h3-variant-morale-cards = Variant: Morale Cards instead of Tokens
h3-morale-repeat-search = Second look
    .text = During a Search: discard the cards turned over and search again.
h3-morale-combat-draw = Eager
    .text = When Combat starts: draw a card.
h3-morale-combat-bonus = Steadfast
    .text = Before a roll: +1 Attack or +1 Defense for this attack.
h3-morale-reroll-die = Lucky hand
    .text = Roll one of your dice again.
h3-morale-set-die-plus = Sure blow
    .text = After your roll: set one of the Attack Dice to +1.
h3-morale-remove-token = Shaken off
    .text = Remove the Paralysis Token of one of your units.
h3-morale-redraw-hand = New plan
    .text = Discard any number of cards and draw as many.
h3-morale-search-one = Hasty search
    .text = Your next Search of several cards turns over one only.
h3-morale-set-die-minus = Stumble
    .text = On your next attack roll one of the Attack Dice is set to -1.
h3-morale-next-roll-minus = Weak arm
    .text = Your next roll for Attack or for a Defense Token counts 1 less.
h3-morale-one-die-less = Missing die
    .text = The next time you would roll two Attack Dice or more, you roll one fewer.
h3-morale-skip-activation = Faint heart
    .text = Before each activation of your units roll a die; on -1 the unit does not activate, and this card goes.
h3-morale-random-discard = Lost orders
    .text = When your next Combat starts, discard a card at random.
h3-morale-reroll-plus = No luck
    .text = The next +1 on an Attack Die of yours is rolled again.
h3-sum-morale-card = Morale Card
h3-opt-morale-plus = Morale Card: set { $die } to +1
h3-opt-morale-raise = { $what ->
        [attack] Morale Card: +1 Attack for this attack
       *[defense] Morale Card: +1 Defense for this attack
    }
h3-opt-morale-free = Morale Card: free { $unit } of its Paralysis Token
h3-event-morale-card = { $side } draws a Morale Card: { $card }.
h3-event-morale-card-goes = { $side }: the Morale Card { $card } goes under its deck.
h3-14-morale-cards--no-card = You have no Morale Card for that.
h3-14-morale-cards--not-now = Your Morale Card does nothing at this moment.
h3-19-no-rerolls--never = In this match dice are never rolled again.
