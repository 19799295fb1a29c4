# The game on the start page, its first set-up, and how a match ended.

h3-title = Heroes of Might and Magic III
    .about = The combat of the board game: two armies of unit cards on a grid of four by five, Initiative, the Attack Die.
h3-setup-duel = Duel
    .about = Two armies of up to five units; the attacker places first. Fought to the end.
h3-result-victory = { $seat } wins the Combat.
h3-result-defeat = Defeat: the player’s Unit Deck is empty.
h3-result-retreat = Retreat: the Combat ends without a victory.
h3-result-draw = A draw: both sides have lost their last unit.
h3-result-stall = A draw: twenty Rounds without damage.
