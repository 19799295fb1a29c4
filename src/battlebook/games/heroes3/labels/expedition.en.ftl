# The expedition: its set-up, the map, what is asked there, what happens, the score.

h3-setup-expedition = Expedition
    .about = One Hero with a deck and a growing army on a drawn map, Round by Round, against guards and an enemy Hero run by the AI Rules. An Azure guardian waits at the end.
h3-expedition-player = Hero
h3-field-hero = Your Hero
h3-field-length = Length
h3-length-short = Short, 9 Rounds
h3-length-medium = Medium, 13 Rounds
h3-length-long = Long, 16 Rounds

## The map

h3-heading-map = Round { $n } on the map
h3-heading-expedition-over = End of the expedition
h3-hero-main = the Main Hero
h3-hero-second = the Secondary Hero
h3-hero-nobody = the garrison
h3-place-town = Home Town
h3-place-settlement = Settlement
h3-place-mine = Mine
h3-place-treasure = Treasure
h3-place-dwelling = Dwelling
h3-place-stone = Stone of Learning
h3-place-bank = Creature Bank
h3-place-stronghold = Enemy Town
h3-place-camp = Camp
h3-place-guardian = Guardian

## What is asked, and why

h3-ask-expedition = Round { $n } of { $rounds }: what do you do? Movement points: { $mp }, gold: { $gold }.
    .why = Heroes move in any order, 1 MP a field; a guarded field starts a Combat. In a Town you may recruit.
h3-ask-haven = Where does the beaten Main Hero go?
    .why = After a defeat he moves to a friendly Town or Settlement.
h3-ask-give-up = The enemy Hero attacks the Secondary Hero. Fight?
    .why = A Secondary Hero may be given up at once, so that no units are lost.
h3-ask-town = A Combat is announced. Anything to do in town first? Gold: { $gold }.
    .why = Town Actions are possible until the first step of the setup, and not in Combat.
h3-ask-diplomacy = Which Neutral Units do you recruit? Gold: { $gold }.
    .why = One card was turned over for each kind of Dwelling; one of them may be recruited at its worth.
h3-ask-leap = Where does the Main Hero go?
    .why = The card takes him to a field of your choice; what waits there is fought or Visited as ever.
h3-ask-raise = Which unit is Reinforced at half price? Gold: { $gold }.
    .why = After a won Combat the card turns a Few of its tiers to the Pack side for half the gold.
h3-ask-empower = Which Statistic of your hand becomes an Empowered one?
    .why = The card swaps some Statistics of the hand for their Empowered cards.
h3-ask-refresh = Your hand: which cards do you discard before you draw?
    .why = At the start of your turn you may discard any cards, must keep to your hand limit, and draw up to it.

h3-group-go = Main Hero
h3-group-send = Secondary Hero
h3-group-recruit = Recruit
h3-group-train = Reinforce
h3-group-hire = Hire
h3-group-rest = End the Round
h3-group-haven = Go to
h3-group-stand = Fight
h3-group-concede = Give up
h3-group-study = Spells
h3-group-to-battle = To battle
h3-group-recruit-neutral = Recruit
h3-group-leap = Go to
h3-group-raise = Reinforce
h3-group-empower = Empower
h3-group-enough = No more
h3-group-parley = Diplomacy
h3-group-leave-them = Recruit nobody

h3-opt-go-free = Go to { $field } ({ $no })
h3-opt-go-new = Go to and Visit { $field } ({ $no })
h3-opt-go-fight = Fight for { $field } ({ $no }), guards { $numeral }
h3-opt-go-quick = Quick Combat at { $field } ({ $no }), guards { $numeral }
h3-opt-go-bank = Fight for { $field } ({ $no })
h3-opt-go-foe = Attack the enemy Hero, Level { $level }, at { $field } ({ $no })
h3-opt-go-garrison = Attack { $field } ({ $no }) and its garrison
h3-opt-send-free = Secondary Hero: go to { $field } ({ $no })
h3-opt-send-new = Secondary Hero: go to and Visit { $field } ({ $no })
h3-opt-send-fight = Secondary Hero: fight for { $field } ({ $no }), guards { $numeral }
h3-opt-send-quick = Secondary Hero: Quick Combat at { $field } ({ $no }), guards { $numeral }
h3-opt-send-bank = Secondary Hero: fight for { $field } ({ $no })
h3-opt-send-foe = Secondary Hero: attack the enemy Hero at { $field } ({ $no })
h3-opt-send-garrison = Secondary Hero: attack { $field } ({ $no }) and its garrison
h3-opt-recruit = { $card }, Few: { $n } gold
h3-opt-train = { $card } to a Pack: { $n } gold
h3-opt-hire = A Secondary Hero: { $n } gold
h3-opt-study = Search({ $cards }) of the Spell deck: { $n } gold
h3-opt-buy-machine = { $card }: { $n } gold
h3-opt-to-battle = To battle
h3-opt-recruit-neutral = { $card }: { $n } gold
h3-opt-leap = { $field } ({ $no })
h3-opt-raise = { $card } to a Pack: { $n } gold
h3-opt-empower = { $card }
h3-opt-parley = { $card }: win without a fight
h3-opt-leave-them = Recruit nobody
h3-opt-rest = End the Round
h3-opt-haven = { $field } ({ $no })
h3-opt-stand = Fight
h3-opt-concede = Give the Secondary Hero up

## What happened

h3-event-expedition-begins = The expedition begins; it lasts { $n } Rounds.
h3-event-bonus = The Resource Dice bring { $n } gold.
h3-event-day-begins = Round { $n } begins, all movement points are back.
h3-event-income = Income: { $n } gold, now { $gold }.
h3-event-gold-gained = { $n } gold, now { $gold }.
h3-event-found = { $field } ({ $no }) holds { $n } gold, now { $gold }.
h3-event-gold-paid = { $n } gold goes to the enemy Hero.
h3-event-recruited = Recruited for { $n } gold: { $card }.
h3-event-trained = Reinforced to a Pack for { $n } gold: { $card }.
h3-event-hired = A Secondary Hero is hired for { $n } gold.
h3-event-travels = Moved to { $field } ({ $no }): { $hero }, { $mp } MP left.
h3-event-goes-back = Back to { $field } ({ $no }): { $hero }.
h3-event-flees = Beaten and brought to { $field } ({ $no }): { $hero }.
h3-event-second-removed = The Secondary Hero leaves the map.
h3-event-visits = { $field } ({ $no }) is Visited.
h3-event-flagged = { $field } ({ $no }) is yours.
h3-event-experience = { $n } Experience for { $hero }.
h3-event-level-up = The Main Hero reaches Level { $level }.
h3-event-cube-given = The enemy Hero gets a Faction Cube.
h3-event-foe-moves = The enemy Hero moves to { $field } ({ $no }).
h3-event-foe-beaten = The enemy Hero is beaten and leaves the map.
h3-event-quick-combat = Quick Combat: the guards of { $field } ({ $no }) count as beaten.
h3-event-fight-begins = Combat at { $field } ({ $no }).
h3-event-deck-returns = { $n ->
        [0] No unit returns to the Unit Deck.
        [one] 1 unit is in the Unit Deck.
       *[other] { $n } units are in the Unit Deck.
    }
h3-event-deck-refilled = The Unit Deck is empty: the { $n } starting units come again, for free.
h3-event-penance = A second Negative Morale: the hand will be discarded when the Round ends.
h3-event-studies = { $n } gold for a Spell.
h3-event-machine-paid = { $n } gold for a War Machine.
h3-event-defence-paid = { $n } gold is paid to defend without a Hero.
h3-event-talked-round = The guards of { $field } ({ $no }) let you pass and count as beaten.
h3-event-units-cheaper = The next unit of this Round costs { $n } gold less.
h3-event-study-cheaper = The next Spell of this Round costs { $n } gold less, with Search({ $cards }).
h3-event-mp-gained = { $n } MP more in this Round.
h3-event-neutral-shown = Turned over: { $card }.
h3-event-foe-learns = The enemy Hero gains { $n } Experience; his Level is { $level }.
h3-event-site-lost = { $field } ({ $no }) is lost to the enemy Hero.
h3-event-eliminated = The player is out.
h3-event-surrender-move = Off the board: the Main Hero goes to a Town or Settlement, the other side gets neither Experience nor a Faction Cube.
h3-event-expedition-lost = The expedition is lost.
h3-event-expedition-won = The guardian has fallen.
h3-event-expedition-over = Time is up.

## The score

h3-result-expedition-won = The guardian has fallen: the expedition is won.
h3-result-expedition-over = Time is up: the guardian still stands.
h3-result-expedition-lost = Eliminated: the expedition is lost.
h3-score-beaten = Beaten fields
h3-score-level = Levels
h3-score-owned = Mines and Towns
h3-score-foe = The enemy Hero
h3-score-army = Army
h3-score-gold = Gold
h3-score-guardian = The guardian
h3-score-rounds = Rounds left
h3-score-cubes = Faction Cubes given away
h3-rank-0 = Wayfarer
h3-rank-1 = Scout
h3-rank-2 = Captain
h3-rank-3 = Conqueror
h3-rank-4 = Legend

## Refusals

h3r-expedition-rounds--no-option = This cannot be done on the map now.
h3r-expedition-rounds--rounds = An expedition has 1 to 16 Rounds.
h3r-expedition-rounds--missing-field = Something is missing from the set-up.
h3r-expedition-rounds--unknown-field = The set-up has no such field.
h3r-expedition-rounds--unknown-variant = This variant does not exist.
h3r-expedition-rounds--unknown-ruling = There is no such ruling, or no such option of it.
h3r-expedition-rounds--no-choice = This is none of the choices.
h3r-expedition-rounds--no-number = This number is not possible.
h3r-expedition-rounds--no-flag = This is neither yes nor no.
h3r-expedition-map--not-next = No way leads there from where the Hero stands.
h3-13-main-hero-mp--none-left = The Main Hero has no movement points left in this Round.
h3-13-secondary-hero-mp--none-left = The Secondary Hero has no movement points left in this Round.
h3r-expedition-trade--no-town = No Hero stands in a friendly Town or Settlement.
h3r-expedition-trade--no-dwelling = No Hero stands in a Visited Dwelling, where golden units are found.
h3r-expedition-trade--gold = { $card }: the price is { $n } gold, and there is { $gold }.
h3r-expedition-trade--not-few = { $card }: no Few in the Unit Deck.
h3-9-seven-units-per-faction--faction = { $card }: of another faction.
h3-9-seven-units-per-faction--have-it = { $card }: in the Unit Deck already.
h3r-expedition-second-hero--one = There is a Secondary Hero already.
h3r-expedition-second-hero--none = There is no Secondary Hero.
h3r-expedition-second-hero--no-town = The Main Hero stands in no friendly Town or Settlement.
h3r-expedition-second-hero--gold = A Secondary Hero costs { $n } gold, and there is { $gold }.
h3-5-defeated-main-moves--no-option = This is no friendly Town or Settlement.
h3-1-secondary-instant-defeat--no-option = Fight, or give the Secondary Hero up.
h3r-expedition-trade--studied = A Spell was bought in this Round already.
h3r-expedition-cards--not-in-hand = This card is not in the hand.
h3r-expedition-cards--no-use = The card has no such use.
h3r-expedition-cards--no-effect = { $card }: this use does nothing on the map.
h3r-expedition-cards--no-spell = { $card }: no Spell of the hand needs Power on the map.
h3r-expedition-cards--power = { $card }: there is not enough Power on the table.
h3r-expedition-cards--not-equal = { $card }: only before a Combat with guards whose Difficulty is the Level of the Main Hero.
h3r-expedition-cards--no-field = { $card }: there is no field it could lead to.
h3r-expedition-cards--not-won = { $card }: only right after a won Combat, before the Hero moves on.
h3r-expedition-cards--no-unit = { $card }: there is no such unit, or not enough gold for it.
h3r-expedition-cards--no-statistic = { $card }: no Statistic in hand that could be Empowered.
h3r-expedition-cards--not-risen = { $card }: only in a Round in which the Main Hero has reached a Level.
h3r-expedition-cards--not-negative = { $card }: there is no Negative Morale to ignore.
h3r-expedition-cards--morale = { $card }: the Hero has Positive Morale already.
h3r-expedition-cards--gold = { $card }: there is not enough gold.
h3r-expedition-cards--no-option = None of these was turned over, or it is too dear.
h3-1-town-actions-before-setup--in-combat = There are no Town Actions in Combat.
h3-1-town-actions-before-setup--no-option = This is no Town Action that is possible now.
