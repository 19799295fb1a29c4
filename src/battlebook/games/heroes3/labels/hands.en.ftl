# Heroes and their cards in Combat: set-up, questions, choices, what happens, why something is refused.

h3-setup-hero-duel = Duel with Heroes
    .about = Two armies, each led by a Hero with a hand of cards: Statistics, Spells, Abilities, Artifacts, Specialties and War Machines.
h3-field-heroes = Heroes
h3-result-surrender = The Combat ended by Surrender: nobody wins.

h3-ask-cards-attack = Attack of { $unit } on { $target }: play cards?
    .why = Before every attack both sides may play cards from their hands, in any order, until both stop.
h3-ask-cards-roll = Roll of { $unit } against { $target }: play a card that acts on it?
    .why = Between the roll and the damage only cards that act on the roll may be played.
h3-ask-cards-ability = { $unit } has rolled for its ability: act on the dice?
    .why = The dice have only the effect of the ability, yet whoever threw them may roll them again.
h3-ask-cards-dice = Dice have been rolled for a card: act on them?
    .why = The dice have only the effect of the card, yet whoever threw them may roll them again.
h3-ask-cards-answer = A Spell is cast: answer it?
    .why = Some Instants stop or turn a Spell after it was cast and before it works.
h3-ask-cards-about = Next to activate: { $unit }. Play a card?
    .why = Instants may be played at almost any moment; this is the one before an enemy activates.
h3-ask-cards-start = Combat starts: play a card?
    .why = Some cards work before the first activation; the attacker’s come first.
h3-ask-cards-round = The Round begins: play a card?
    .why = Cards may be played before the first unit of the Round activates; the attacker’s come first.
h3-ask-discard = Choose cards to discard.
    .why = The card that was played asks for it.

h3-group-play = Play a card
h3-group-pass = Pass
h3-group-surrender = Surrender

h3-opt-pass = Pass: play nothing
h3-opt-surrender = Surrender: pay 10 gold and end the Combat
h3-opt-play = Play { $card }{ $use ->
        [basic] , basic
        [expert] , expert
        [empowered] , empowered
        [first] , first effect
        [second] , second effect
        [level0] , first effect
        [level1] , second effect
        [level2] , third effect
        [power] {""} for +1 Power
       *[only] {""}
    }
h3-opt-play-on = Play { $card }{ $use ->
        [basic] , basic
        [expert] , expert
        [empowered] , empowered
        [first] , first effect
        [second] , second effect
        [level0] , first effect
        [level1] , second effect
        [level2] , third effect
       *[only] {""}
    }: { $target }
h3-opt-card = { $card }
h3-card-one = { $card }

h3-event-plays = { $side }: { $card }{ $use ->
        [expert] {""} (expert)
        [power] {""}, discarded for Power
       *[basic] {""}
    }.
h3-event-plays-on = { $side }: { $card }{ $use ->
        [expert] {""} (expert)
       *[basic] {""}
    } on { $unit }.
h3-event-draws = { $side } { $n ->
        [one] draws a card
       *[other] draws { $n } cards
    }{ $cards ->
        [none] {""}
       *[some] : { $cards }
    }.
h3-event-discards = { $side } discards { $cards }.
h3-event-recovers = { $side } takes { $card } from the discard pile.
h3-event-shuffles = { $side } shuffles the discard pile into the deck.
h3-event-stopped = { $card } has no effect.
h3-event-gains-power = { $side }: +{ $n } Power, { $total } in all.
h3-event-surrenders = { $side } surrenders and pays { $n } gold.
h3-event-combat-ends-surrender = The Combat ends at once: no winner, no loser.

h3-4-hand-only--not-in-hand = This card is not in your hand.
h3-12-basic-or-expert--no-such-use = The card has no such effect.
h3-12-map-not-in-combat--map = This effect works on the map only, never in Combat.
h3-12-expert-limit--used-up = Your Hero’s Level allows no further expert effect in this Round.
h3-4-one-spell-per-round--cast = You have cast your Spell of this Round.
h3-12-discard-after-use--too-few = You hold too few other cards to discard.
h3-4-ongoing-activation-window--not-now = This is not the moment for it: Ongoing and Activation effects come while an own unit is activated, before it attacks; cards for the start of Combat then.
h3-4-instant-window--rolled = The die is cast: until the damage is dealt only cards that act on the roll may be played.
h3-12-spell-empower--power = There is not enough Power on the table for this effect.
h3-12-schools--power-bound = The Power on the table serves another School.
h3-12-schools--other-power = Power bound to another School lies on the table already.
h3-4-cards-both-players--no-target = There is nothing it could be aimed at.
h3-4-cards-both-players--operation = This effect does nothing in Combat.
h3-4-other-cards-unlimited--nothing-to-answer = There is nothing it could answer now.
h3-4-instant-before-roll--no-attack = No unit of yours takes part in an attack that it could help.
h3-5-surrender-timing--no-player = Only against another player one can Surrender.
h3-5-surrender-timing--no-hero = Without a Hero nobody can Surrender.
h3-5-surrender-timing--not-instead = One can Surrender only instead of activating a unit.
h3-5-surrender-timing--forbidden = The enemy’s card forbids it.
h3-5-surrender-cost--gold = Surrendering costs 10 gold, and there is not so much.
h3-5-surrender-cost--purse = { $gold } is no purse: gold is a whole number from 0 to 99.
h3-12-cards-main-hero-only--heroes = Two Heroes are needed, each with “hero” and, if you like, “level”, “deck”, “machines” and “gold”.
h3-12-cards-main-hero-only--unknown-hero = There is no Hero “{ $name }”{ $nearest ->
        [none] .
       *[some] ; the nearest is “{ $nearest }”.
    }
h3-13-xp-two-per-level--level = { $level } is no Level; they go from 1 to 7.
h3-15-war-machine-permanent--unknown-machine = There is no War Machine “{ $name }”{ $nearest ->
        [none] .
       *[some] ; the nearest is “{ $nearest }”.
    }

h3-setup-ai-hero = Against an AI Hero
    .about = A Hero with cards against an army that the AI Rules lead; whenever it activates a unit, the AI draws a card of its own.
h3-field-foe = Enemy army
h3-event-ai-draws = The AI draws: { $card }.
h3-event-ai-raise = { $card } lies on { $unit }: +{ $n } until its first use.
