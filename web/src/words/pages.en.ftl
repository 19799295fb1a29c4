# The words of the pages around the table, and of its menu.

## Start page

start-line = { $n ->
    [one] A battle game, exactly by the book.
   *[other] { $n } battle games, exactly by the book.
}
start-failed = The table does not answer. Is it running?
open-saved = Open a saved match
open-title = A saved match
open-failed = The file could not be read.
open-partial = What one seat has seen of a match: { $n } steps. Only the whole file can be checked.
open-look = Look back on it
open-resume = Play on with it
verify = Check the whole match
verify-busy = Checking …
verify-ok = Checked: the digests match.
verify-count = { $n ->
    [one] One decision, and it was legal.
   *[other] { $n } decisions, every one legal.
}
verify-typed = The dice were typed in: they are unproven. Cards and shuffles are not.
verify-bad = The check found something wrong.
verify-fault = Decision { $n }, { $field }: { $why }
verify-failed = The check could not be made now.
seal-fits = The dice were sealed before the first roll. The seal is open now and fits: nobody has chosen them.
seal-open = Dice from the seed { $seed }, known to everybody from the beginning.
seal-broken = The opened seal of the dice does not fit.
ago = { $unit ->
    [minute] { $n } min ago
    [hour] { $n } h ago
    [day] { $n ->
        [one] yesterday
       *[other] { $n } days ago
    }
   *[other] just now
}
start-private = Everything stays on this computer. No account, no mail, works offline.
mine-title = My matches
mine-title-n = { $n ->
    [0] My matches
    [one] My matches: your turn in one
   *[other] My matches: your turn in { $n }
}
mine-none = None yet. Begin one below.
mine-won = { $name } won
mine-over = over
mine-turn = { $name } to move
mine-waiting = waiting
mine-open-yours = Play on
mine-open-waiting = Watch
mine-open-over = Replay
look-up = Look things up
game-size = { $min ->
    [2] { $max ->
        [2] 2 seats
       *[other] 2 to { $max } seats
    }
   *[other] { $min } to { $max } seats
}, { $minutes } min
game-later = Comes in a later version.
play-computer = Against the computer
play-local = On this device
play-link = By link

## New match

new-title = New match
new-title-of = New match: { $game }
new-setup = What is played?
new-seats = Who plays?
new-kind = Seat
new-level = Strength
new-name = Name
new-army = Army
new-options = Settings of the match
new-variants = Variants and rulings ({ $n })
new-begin-computer = Begin against the computer
new-begin-local = Begin on this device
new-begin-link = Begin and get the link
new-not-yet = { $seat }, not ready yet: { $why }
new-failed = The match could not be set up. { $why }
new-no-game = There is no such game here.
kind-human = me
kind-local = on this device
kind-computer = computer
kind-open = by link
links-title = Links for the other seats
links-how = Whoever opens a link sits on that seat. Pass each on only once.
links-watch = Spectators
links-for = Link for { $name }
links-copy = Copy link
links-enter = To the table

## Settings

set-lang = Language
set-theme = Look
set-theme-system = As the device
set-theme-light = Light
set-theme-dark = Dark
set-theme-contrast = Contrast
set-seats = Colours of the seats
set-seats-a = Blue, orange
set-seats-b = Violet, gold
set-tempo = Movement
set-tempo-n = { $n ->
    [0] none
    [0.5] quick
    [1] normal
   *[other] slow
}
set-twice = Press twice before a roll or a cost
set-sound = A tone when it is your turn
set-keys = Use single letters as keys
set-passes = Pass for me when I can play nothing
keys-title = Keys
key-hand = to your own hand
key-walk = walk the board
key-act = choose, act
key-leave = leave a window or a choice
key-info = show the card on the board in full
key-board = to the board
key-options = to the options
key-do = carry out the chosen option
key-pass = pass
key-undo = undo
key-log = to the log
key-say = read the prompt again
key-help = this list
cmd-title = Type a command
cmd-hint = For example: move b2 · attack c3 from c2 · why c4 · help
cmd-run = Do it
cmd-list = What can be typed
cmd-from = from
cmd-attack = attack
cmd-move = move
cmd-defend = defend
cmd-pass = pass
cmd-undo = undo
cmd-log = log
cmd-say = say
cmd-why = why
cmd-card = card
cmd-help = help
cmd-place = place
cmd-propose = propose
cmd-send = send
cmd-none = Not understood, or not possible now. “help” names what can be typed.
cmd-many = Which of these? { $list }
cmd-many-more = Which of these? { $list } · and { $n } more
cmd-done = Done.
cmd-wait = One moment: the table has not answered yet.
cmd-place-how = Name a card and a space for it: “place griffins b2”.
cmd-placed = { $what } on { $space }
cmd-why-can = That is possible.
cmd-why-asked = The table answers at once.
cmd-why-none = There is nothing to say about that.
cmd-help-list = For example: { $list }
key-command = type a command
key-off = Single letters can be switched off in the settings.

## About

about-what = Battlebook plays battle games exactly by their rulebooks: every number names its rule, every refusal its reason.
about-owners = The games belong to their publishers and owners. Neither original texts nor original pictures are included; all rules are in our own words.
about-private = The page asks nobody else. The browser keeps only the keys of your seats, your settings and your armies.
about-dice = The table rolls the dice. The seed is sealed before the first roll and opened at the end, so that every roll can be checked.
about-computer = The computer sees only what its seat sees.
about-credits = Thanks
about-icons = Pictures by Lorc, Delapouite and others:
about-font = Typeface of names: Alegreya by Juan Pablo del Peral, Huerta Tipográfica, SIL Open Font License 1.1.
about-licence = The program is under the MIT licence.

## Before it begins

lobby-title = The table is being laid
lobby-how = The match begins by itself as soon as everybody is here.
lobby-computer = computer, ready
lobby-mine = here, on this device
lobby-here = here
lobby-awaited = has not come yet
lobby-renew = Make a new link
lobby-typed = Dice of this match are rolled at the table and typed in; nobody can prove them afterwards. Whoever sits down agrees.
lobby-dice = Each device adds a sealed part to the dice, so that nobody can choose them alone.
taken-title = This seat has been opened elsewhere
taken-how = Another window or device plays on with it. Nothing is lost.
taken-back = Take the seat back here
broken = This match cannot be read any more. It can still be saved as a file.
mine-open-lobby = Enter
mine-open-broken = Look

## Trial fights

trial = Trial fight
trial-here = Fight it out from here
trial-how = Computers fight this set-up again and again, with new dice each time. That is private and begins no match.
trial-how-here = Computers fight on from here again and again, with new dice each time. They start from what your seat knows; hidden things are dealt anew. The match goes on untouched.
trial-fights = Fights
trial-begin = Fight
trial-again = Fight again
trial-stop = Stop
trial-link = Copy link to this set-up
trial-progress = Fights so far
trial-count = { $done } of { $n }
trial-few = It is being fought. Bars appear after { $n } fights.
trial-growing = The bars grow with every fight.
trial-over = Over: { $n } fights.
trial-stopped = Stopped after { $n } fights.
trial-broken = The trial fight broke off. Try again.
trial-nobody = Nobody wins
trial-enemy = The enemies
trial-interval = { $low } to { $high } %
trial-rounds = { $n } rounds on average.
trial-left = { $name }: { $what }.
trial-capped = { $n ->
    [one] One fight was ended by a limit.
   *[other] { $n } fights were ended by a limit.
}
trial-failed = { $n ->
    [one] One fight could not be carried through; it is not counted.
   *[other] { $n } fights could not be carried through; they are not counted.
}
trial-margin = Share of fights won. The bracket shows where the true share lies with 95 % certainty. People play differently.
