# Cards that act on dice, attacks and other cards; morale: questions, choices, what happens, why something is refused.

h3-ask-fortune = { $unit } and { $target }: roll a die again?
    .why = Fortune was declared before the roll: one die may be rolled again, and one of its results is picked.
h3-ask-school = Of which School is the Magic Arrow?
    .why = The caster names its School; it matters to cards that answer Spells of a School.
h3-ask-cast-now = Cast a Spell now?
    .why = The card lets you cast a Spell at once, whatever its timing.
h3-ask-search = Which card do you take?
    .why = Search: the cards lie open, one of them goes to your hand, the others are discarded.
h3-ask-search-how = Search the Spell deck?
    .why = Your Permanent lets you take the first Spell of its School instead.
h3-ask-dig = Turn over another card of your deck?
    .why = Cards of the right kinds go to your hand, the others to your discard pile.
h3-ask-morale-second = Spend your Positive Morale Token first?
    .why = You are about to gain another one, and nobody holds more than one.
h3-ask-choose-stat = { $card }: which number rises?
    .why = The card raises one of Attack, Defense and Initiative.
h3-ask-choose-mirror = { $card }: whom does the Spell hit instead?
    .why = The Spell gets another target of your choice.
h3-ask-choose-spell = { $card }: which Spell?
    .why = Spells of your discard pile go back to your hand.
h3-ask-choose-resource = { $card }: which resource?
    .why = One result counts.

h3-group-morale = Positive Morale
h3-group-scroll = Spell Scroll
h3-group-permanent = Permanent in play
h3-group-as-attack = Any card for Attack
h3-group-effect-reroll = Roll a die again
h3-group-reroll-die = Roll a die again
h3-group-take = Pick a result
h3-group-school = School
h3-group-not-cast = Do not cast
h3-group-find = Take a card
h3-group-search = Search
h3-group-search-again = Search again
h3-group-first-of-school = First Spell of a School
h3-group-dig = Turn over

h3-opt-morale-draw = Spend Positive Morale: draw a card
h3-opt-morale-exchange = Spend Positive Morale: discard cards and draw as many
h3-opt-morale-reroll = Spend Positive Morale: roll { $die } again
h3-opt-morale-keep = Keep the Token
h3-opt-scroll = Cast { $card } from a Spell Scroll{ $target ->
        [none] {""}
       *[some] : { $target }
    }
h3-opt-permanent = Use { $card } from play, expert
h3-opt-as-attack = Discard { $card } for Attack
h3-opt-effect-reroll = Roll { $die } again
h3-opt-reroll-die = Roll { $die } again
h3-opt-take = Pick { $face }
h3-opt-school = { $school }
h3-opt-not-cast = Do not cast it
h3-opt-find = Take { $card }
h3-opt-search = Search the deck
h3-opt-search-again = Discard these and search again
h3-opt-morale-search = Spend Positive Morale: discard these and search again
h3-opt-first-of-school = Take the first Spell of the School { $school }
h3-opt-dig = Turn over the next card
h3-opt-stop-digging = Stop
h3-opt-stat-attack = Attack
h3-opt-stat-defense = Defense
h3-opt-stat-initiative = Initiative
h3-opt-resource = { $what }

h3-die-attack = the die showing { $face }
h3-die-guard = the Defense Token’s die showing { $face }
h3-all-dice = all dice
h3-resource-gold = { $n } gold
h3-resource-materials = { $n } building materials
h3-resource-valuables = { $n ->
        [one] 1 valuable
       *[other] { $n } valuables
    }

h3-event-gains-movement = { $n } more MP.
h3-event-die-fixed = { $unit }: a card sets the dice.
h3-event-die-ignored = { $unit }: a die is ignored.
h3-event-rerolls-side = { $side } rolls again.
h3-event-die-fixed-side = { $side }: a card sets the dice.
h3-event-die-ignored-side = { $side }: a die is ignored.
h3-event-rolls-dice = { $side } rolls for the card.
h3-event-names-school = { $side }: the Magic Arrow is of the School { $school }.
h3-event-turns-aside = { $side }: the Spell now hits { $unit }.
h3-event-saves = { $side }: the attack on { $unit } is cancelled.
h3-event-turns-over = { $side } turns over { $cards }.
h3-event-finds = { $side } takes { $card }.
h3-event-removes = { $side } removes { $card } from the game.
h3-event-morale = { $side }: { $n ->
        [1] Positive Morale
        [-1] Negative Morale
       *[0] no Morale Token
    }.
h3-event-gains = { $side } gets { $what }.

h3-4-extend-mp-source--no-limit = Movement matters only in a Combat with a time limit, to the Hero who began it.
h3-14-positive-uses--banned = A card forbids the use of Positive Morale in this Combat.
h3-14-positive-uses--no-token = You have no Positive Morale Token.
h3-14-positive-uses--no-die = You have no die on the table.
h3-14-positive-uses--no-hand = You hold no cards.
h3-14-negative-cancels--no-token = The enemy has no Positive Morale Token.
h3-14-necropolis-no-morale--ignores = The Necropolis has no morale.
h3-12-reroll-after-roll--banned = A card forbids rolling Attack Dice again in this Combat.
h3-12-reroll-after-roll--no-die = You have thrown no die that lies on the table.
h3-12-fortune-before-roll--rolled = Fortune must be declared before the roll.
h3-4-instant-before-roll--no-retaliation = Nobody retaliates against a unit of yours.
h3-4-instant-before-roll--not-golden = It works only against a golden unit that is attacked.
h3-12-resurrection-attack-only--not-lethal = No attack is about to defeat a unit of yours.
h3-12-specialty-not-spell--school-power = Power bound to a School pays for Spells only.
h3-12-schools--no-spell = No enemy Spell waits for an answer.
h3-12-schools--other-spell = The Spell is of another School or grade.
h3-12-schools--not-aimed-at-you = The Spell is aimed at no unit of yours that the card covers, or has no other target.
h3-12-spell-empower--too-strong = The Spell was cast with too much Power.
h3-12-ongoing-duration--no-spells = A card forbids to cast this Spell.
h3-12-ongoing-duration--no-attack = A card keeps the unit from attacking in this activation.
h3-12-artifact-choose--discard-pile = Only with an empty discard pile.
h3-12-artifact-choose--sea = Only at sea.
h3-12-artifact-choose--no-enemy-hand = The enemy holds no cards.
h3-15-war-machine-permanent--not-owned = You do not have the War Machine it needs.
h3-12-discard-after-use--nothing-cast = You have cast no Spell in this activation.
h3-4-one-spell-per-round--nothing-to-cast = There is no Spell that could be cast now.
h3-12-start-of-combat-order--not-now = Only when Combat, or a Round, begins.
h3-12-gained-card-to-hand--nothing-there = There is no such card to be found.
