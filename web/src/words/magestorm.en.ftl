# The words of Magestorm's board alone: what the table does not say in messages of its own.

ms-ui-tab = Unit
ms-ui-pages = What the middle shows
ms-ui-page-map = Map
ms-ui-page-mages = Mage boards
ms-ui-page-combat = Combat
ms-ui-page-memory = Known cards
ms-ui-map = Map, { $columns } columns, { $rows } rows of hexes
ms-ui-legend = Terrain
ms-ui-smaller = Smaller map
ms-ui-larger = Larger map
ms-ui-goal = Objective { $letter } of the { $side }
ms-ui-flare = a flare
ms-ui-load = a load
ms-ui-hold = holds
ms-ui-attacks = attacks { $hex }
ms-ui-effect-run = runs
ms-ui-effect-whirlwind = in a whirlwind
ms-ui-effect-fly = flies
ms-ui-effect-treewalk = walks through trees
ms-ui-unit-spoken = { $name }, { $size ->
    [large] large
   *[small] small
}{ $knights ->
    [some] , some of it knights
    [all] , knights
   *[none] {""}
}, { $n ->
    [0] no damage
   *[other] damage { $n }
}
ms-ui-unit-size = { $size ->
    [large] large
   *[small] small
}{ $knights ->
    [some] , some of it knights
    [all] , all knights
   *[none] {""}
}
ms-ui-cards-are = cards from the front: { $cards }
ms-ui-cards-known = known from the front: { $cards }
ms-ui-refused = not possible
ms-ui-last = last action
ms-ui-power = { $n } of { $most } power points
ms-ui-points = Strategic points left: { $n }
ms-ui-round = Round { $n } of { $of }
ms-ui-night = night
ms-ui-score = points:
ms-ui-mages = Whose mage board
ms-ui-tap-box = choose a box to move a power point from
ms-ui-tap-next = now choose where the power point from { $name } goes
ms-ui-kind-source = Source
ms-ui-kind-channeling = Channeling: casts nothing
ms-ui-kind-tactical = Tactical: in combat
ms-ui-kind-strategic = Strategic phase
ms-ui-kind-summoning = Summoning
ms-ui-kind-all-purpose = All-purpose
ms-ui-dot-used = used this turn
ms-ui-dot-free = free this turn
ms-ui-box-spoken = { $name }, { $kind ->
    [source] source
    [channeling] channeling box
    [tactical] tactical spell
    [strategic] strategic spell
    [summoning] summoning spell
   *[other] all-purpose spell
}, { $n ->
    [0] empty
    [one] one power point
   *[other] { $n } power points
}{ $arrived ->
    [0] {""}
   *[other] , { $arrived } moved already
}
ms-ui-box-from = chosen
ms-ui-box-to = a power point may go here
ms-ui-box-can = a power point may leave here
ms-ui-combat = Combat
ms-ui-steps = Steps of the combat
ms-ui-duel = The sums
ms-ui-attacker = attacks
ms-ui-defender = defends
ms-ui-damage-is = damage { $n }
ms-ui-not-deployed = Not lined up yet: what is known so far.
ms-ui-value = Value
ms-ui-sum = Sum
ms-ui-initiative = Initiative
ms-ui-attack = Attack
ms-ui-defense = Defense
ms-ui-damage = Damage
ms-ui-resistance = Resistance
ms-ui-reserve = Reserve: { $cards }
ms-ui-addends = every addend
ms-ui-no-sums = Nothing has been rolled yet.
ms-ui-chance-first = strikes first { $share },
ms-ui-chance-hits = gets through { $share }
ms-ui-back = One step back
ms-ui-on = One step on
ms-ui-play = Play the combat
ms-ui-pause = Stop playing
ms-ui-instant = To where it stands now
ms-ui-values = I { $initiative } A { $attack } D { $defense } Dm { $damage } R { $resistance }
ms-ui-state-board = on the board
ms-ui-state-ready = to be deployed
ms-ui-state-waiting = comes later
ms-ui-move = { $n ->
    [one] one movement point
   *[other] { $n } movement points
}
ms-ui-only-you = Only you see this. The first { $n } form the first line, then comes the reserve.
ms-ui-all-known = All its cards are known.
ms-ui-unknown = More of its cards are hidden.
ms-ui-memory = What combats have shown
ms-ui-gone = Unit { $n }, no more
ms-ui-in-round = round { $n }
ms-ui-no-memory = No combat has shown a card yet.
ms-ui-left = Cards still in play
ms-ui-group = Unit { $n }
ms-ui-send-army = Form these units
ms-ui-go-goes = Where it goes
ms-ui-go-toward = Heads for { $goals }
ms-ui-go-tie = Heads for one of { $goals }: equally near
ms-ui-go-enter = may enter { $hex } ({ $n })
ms-ui-go-attack = may attack { $hex }
ms-ui-go-stop = stops before { $hex }: too dear
ms-ui-go-ends = Can end in { $hexes }
ms-ui-stays-held = Stays: it has a hold marker.
ms-ui-stays-objective = Stays: it stands at an objective.
ms-ui-stays-none = Stays: there is no objective for it.
ms-ui-stays-moved = Has moved already.
ms-ui-warn-attack = It may attack.
ms-ui-warn-must-attack = Every way ends in an attack.
ms-ui-warn-river = Water is in its way.
ms-ui-warn-crossing = The crossing is closed on this side.
ms-ui-warn-jam = Own units are in its way.
ms-ui-warn-dear = Its first step costs too much.
ms-ui-warn-stuck = It cannot leave its hex.
ms-ui-go-closed = Not { $hex }:
ms-ui-stays-no-entry = Finds no hex to enter.
ms-ui-ways = Ways
ms-ui-if = What if …
ms-ui-if-button = What if …
ms-ui-if-markers = Which objective marker
ms-ui-if-new = a new one
ms-ui-if-away = Take it away
ms-ui-if-do = Do it: one strategic point
ms-ui-if-end = Enough
ms-ui-if-choose = Choose an objective marker here or on the map. Nothing is spent.
ms-ui-if-hex = Now press the hex it is tried in. Nothing is spent.
ms-ui-if-asking = …
ms-ui-if-thought = { $does ->
    [goal-place] A new marker in { $hex }:
    [goal-remove] Without marker { $letter }:
   *[other] Marker { $letter } in { $hex }:
}
ms-ui-if-goes = toward { $goals }, can end in { $ends }.
ms-ui-if-same = No unit would go another way.
ms-ui-if-not-now = This order cannot be given now: a thought only.
ms-ui-combat-at = Combat at { $hex }
ms-ui-combat-n = combat { $n } of { $of }
ms-ui-combat-before = The combat before
ms-ui-combat-after = The combat after
ms-ui-pace = How combats are shown
ms-ui-pace-step = Step
ms-ui-pace-play = Play
ms-ui-pace-instant = At once
ms-ui-damage-waits = { $n } more when both have struck
ms-ui-fell = fell
ms-ui-falls = falls
ms-ui-counters = { $n ->
    [one] one damage counter
   *[other] { $n } damage counters
}
ms-ui-line-empty = No card is left in the line.
ms-ui-against = { $one } against { $other }
ms-ui-verdict-first = the higher one strikes first
ms-ui-verdict-tie = a tie: rolled again
ms-ui-verdict-hits = gets through: full damage
ms-ui-verdict-fails = minimum damage
ms-ui-on-to-map = On with the game
ms-ui-page-units = Units
ms-ui-new-unit = New unit
ms-ui-reserve-from = Reserve
ms-ui-units-count = Units: { $n } of { $least } to { $most }.
ms-ui-units-how = { $small } to { $large } cards to a unit, the first in front.
ms-ui-asking = When you are asked
ms-ui-asking-always = Each roll
ms-ui-asking-combat = Not in this combat
ms-ui-asking-turn = Not in this turn
ms-ui-asking-new = A new kind of spell asks all the same. While nothing is asked, the device passes for you.
ms-ui-asking-last-magic = Ask in the third magic step too, where spells come too late
ms-ui-asking-skips = spells on dice are passed for you.
ms-ui-asking-again = Ask again
ms-ui-box-closed = Not to { $name }:
ms-ui-key-zoom = enlarge the map, make it smaller, see all of it
ms-ui-key-cards = move a card in its unit and to the units beside it
ms-ui-line-of = Line of { $unit }
