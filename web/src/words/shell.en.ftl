# The page's own words. They name no game.

home = To the start page
close = Close
menu = Menu
copied = Copied
rules = Rules
replay = Replay
export = Save the match as a file
export-failed = The file could not be made.
settings = Settings
about = About Battlebook
phases = Phases
past = What happened
future = What is possible
tabs = Views
me = Me
computer = Computer
player-n = Player { $n }
percent = { $n } %
provenance = { $kind ->
    [printed] ■ from the printed card
    [derived] ◆ derived
    [public] ○ from public sources
    [builtin] △ built in
   *[other] { $kind }
}

## Connection

net-open = connected
net-connecting = connecting …
net-lost = disconnected for { $since }
net-kept = Not connected. Your choice stays and can be sent later.
presence-away = away
presence-lost = connection lost
presence-left = left
versus = vs { $names }
error-title = The table reports an error
no-seat-title = No seat at this table
no-seat-how = This browser knows no seat in the match. Open the link that you were given; it holds the secret key of your seat.

## Prompt

prompt = Prompt
prompt-yours = Your turn
prompt-choosing = { $name } is choosing
prompt-thinking = { $name } is thinking
prompt-over = The end
prompt-quiet = One moment
prompt-wait = Waiting
prompt-wait-how = You may plan; nothing is sent.
prompt-lost = Things have changed meanwhile: your choice was not carried out.
prompt-sent = Sent
title-yours = ● Your turn · { $title }
do-what = { $what }
just-now = Just now:
undo = Undo
undo-what = Undo: { $what }
undo-not = No undo
redo = Redo

## Options

hand-title = Hand and Hero
apart-ways = { $n ->
    [one] one way
   *[other] { $n } ways
}
options-title = You can
options-none = Nothing now. It is your turn again when the bar above has your colour.
options-refused = Not possible now
options-refused-many = { $n } choices
why-short = why?
choose-which = Which of these?
refused-title = Not: { $what }
refused-at = { $what } at { $where }
refused-plain = That is not possible
tab-can = You can ({ $n })
tab-aside = Card
over-title = Result
over-next = What next
rematch = Rematch with swapped sides
rematch-failed = The rematch could not be set up.

## Forms

form-place-how = Press a card, then a space on the board. Press it again to take it back. Placed: { $n }, at least { $least }, at most { $most }.
form-place-held = in hand
form-place-waits = not placed yet
form-place-about = { $what }: the whole card
form-place-all = Place them for me
form-place-rest = Place the rest for me
form-place-full = No more than { $most }
form-place-not-here = Not on this space
form-pick-how = { $how ->
    [exactly] { $most ->
        [one] Choose one.
       *[other] Choose { $most }.
    }
    [up-to] { $most ->
        [one] Choose one, or none.
       *[other] Choose up to { $most }.
    }
   *[between] Choose { $least } to { $most }.
} { $n ->
    [0] None chosen yet.
    [one] One chosen.
   *[other] { $n } chosen.
}
form-pick-more = { $n ->
    [one] Choose one more
   *[other] Choose { $n } more
}
form-order-how = Put everything in the order you want.
form-up = Move { $what } up
form-down = Move { $what } down
form-left-out = none
form-groups-how = Every thing has a part and a place in it; { $small } to { $large } to a part.
form-groups-press = Drag it; or press one to take it in hand, then the thing it goes before, or the head of a part; or Alt and the arrow keys.
form-elsewhere = It is filled in on the board.
form-again = Start again
form-cancel = Cancel: back to before
form-groups-count = Parts: { $n } of { $least } to { $most }
form-groups-size = { $n } of at most { $large }
form-groups-here = put it here
form-part = Part { $n }
form-pay-how = To pay: { $cost }; so far { $paid }.
form-purse = Purse { $n }
form-number = A number from { $low } to { $high }
form-die-how = Tap the face, or type its figure; + and − stand for +1 and −1.
form-send-place = { $n ->
    [0] Place
    [one] Place one card
   *[other] Place { $n } cards
}
form-send-pick = { $n ->
    [0] Choose nothing
    [one] Confirm this choice
   *[other] Choose these { $n }
}
form-send-order = In this order
form-send-groups = Group like this
form-send-partition = Divide like this
form-send-pay = Pay like this
form-send-number = Name this number
form-send-die = Enter this roll

## What happened

happened-title = Just happened
happened-nothing = Nothing yet.
log-title = What happened
log-lines = Lines of the log
log-search = Search the log
log-copy = Copy the log
log-empty = Nothing here yet.
log-filter = Show only
log-dice = Rolls and sums
log-none = Nothing in the log fits.
log-thought = Why this choice?
since-title = Since your last turn: { $n } steps
since-step = Since your last turn: { $n } of { $of }
since-back = One step back
since-on = One step on
die-attack = Attack Die
die-resource = Resource Die
die-d6 = Die
die-face = { $used ->
    [yes] { $die }: { $face }
   *[no] { $die }: { $face }, does not count
}
die-roll = roll { $n }
die-typed = typed in
odds-title = Odds
odds-if = If: { $what }
odds-none = Choose an attack to see its odds.

## Rules

origin = { $origin ->
    [base] base
    [siege] siege
    [naval] naval
    [battlefield] battlefield
    [external] added
    [ruling] ruling
   *[other] { $origin }
}
rule-context = Read in context
rule-copy = Copy link
rule-loading = Fetching the text …
rule-unread = The text of the rule cannot be reached now.
rulebook-of = Rulebook: { $game }
rules-contents = Contents
rules-search = Search the rules
rules-found = { $n ->
    [0] Nothing found
    [one] One rule found
   *[other] { $n } rules found
}
rules-own-words = In our own words. Its origin stands beside each rule:
rules-rulings = Rulings on this page
rules-no-rulings = None.
rules-switch = (chosen when a match begins)

## Hand-over

handover-title = Give the device to { $name }
handover-how = Until { $name } presses the button, nothing of either side is on this screen or behind it. Everybody else looks away now.
handover-code = { $name }’s code
handover-take = I am { $name }: show my table
handover-here = I am { $name }: go on
handover-turn = It is { $name }’s turn
handover-open = Nothing is hidden in this game, so the board stays.

## Replay

replay-of = { $title } · replay
replay-looking = looking back
replay-step = decision { $n } of { $of }
replay-checked = Checked: every decision was legal, the digests match.
replay-unchecked = Not checked yet.
replay-link = Copy link to this moment
replay-fork = Play on from here
replay-fork-why = A new private match on this device, with new dice; this one stays as it is.
replay-fork-locked = Playing on from here: only after the end, since others hide something
replay-fork-over = The match is over here
replay-fork-failed = No match could be made from this moment.
replay-failed = This match cannot be replayed.
replay-side = Replay: whose eyes, luck, decisions
replay-eyes = Whose eyes
replay-eyes-seat = { $name } then
replay-eyes-public = Public
replay-eyes-all = Everything
replay-eyes-locked = Everything: only after the end
replay-decisions = Decisions
replay-slider = Place in the match
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-by = Step by
replay-by-decision = Decision
replay-by-phase = Phase
replay-by-turn = Turn
replay-number = No.
replay-speed = Speed
mark-fell = a unit fell
mark-turning = turning point
mark-end = the end
luck = Luck so far
luck-rolls = { $name }, { $n ->
    [one] one roll
   *[other] { $n } rolls
}
luck-expected = expected { $n }
luck-note = Differences of this size are usual with so few rolls.
