# What the table itself has to say; the page shows it wherever an answer or an error comes from the service.

## Errors of a page

table-malformed = The table did not understand the page. Reloading it may help.
table-too-large = That is too large.
table-too-fast = Too much at once. Please wait a moment.
table-no-join = The page did not say which seat it wants.
table-joined-before = This page sits at its seat already.
table-no-seat = This link opens no seat at this table. It may have been renewed: ask whoever began the match.
table-store-failed = Your choice could not be written down, so it does not count. The table tries again: choose once more.
table-match-failed = Something went wrong with this match. It stands as it stood before your choice.
table-match-broken = This match cannot be read any more: { $why }. It can still be saved as a file.
table-not-begun = The match has not begun yet.
table-not-taken = Nobody sits down at this device yet.
table-not-your-seat = That seat does not belong to this page.
table-code-wrong = That is not the code of this seat.
table-code-wait = Too many wrong codes. Try again in { $seconds } s.
table-committed-before = This seat has sealed its part of the dice already.
table-contribution-differs = That is not the part of the dice that this seat has sealed.
table-wrong-host = The table does not answer to this name. The host can allow it.
table-wrong-origin = Only the table’s own pages may do that.
table-failed = Something went wrong at the table.

## Answers

table-no-option = This is not among the choices.
table-misshapen = This is no complete answer.
table-over = The match is over.
table-decided = A decision that is not shown here
table-opening = The beginning
table-replay-stops = The replay stops here: { $why }
table-total = Total
undo-step = { $what }
undo-last = the last step
undo-off-nothing = There is nothing to take back.
undo-off-rolled = Something was rolled: that stands.
undo-off-revealed = Something was revealed: that stands.
undo-off-other-seat = Somebody else has answered since.
redo-off = There is nothing to do again.

## Forms and requests

table-no-game = There is no game { $game } here.
table-no-setup = There is no set-up { $setup } in this game.
table-seat-count = This set-up takes { $wanted } seats, not { $given }.
table-no-level = There is no computer of strength { $level }.
table-no-seed = A seed is a whole number from 0 on.
table-trial-count = A trial fight takes from 1 to { $most } games.
table-trial-what = A trial fight needs either the form of a match or a running match.
table-trial-die = A die is being rolled at the table: enter what it shows first.
table-trial-busy = Another trial fight is running at this table. Only one runs at a time; try again when it is over.
table-bad-form = Something in the form is not right.
table-unknown-setup = There is no such set-up.
table-unknown-field = The set-up has no setting { $field }.
table-missing-field = The setting { $field } is missing.
table-unknown-variant = There is no variant { $field }.
table-unknown-ruling = The ruling { $field } cannot be switched like that.
table-no-choice = The setting { $field } offers no such choice.
table-no-flag = The setting { $field } is switched on or off.
table-no-number = The number for { $field } is out of its limits.
table-not-creator = Only whoever began the match can renew links.
table-no-such-seat = There is no such seat for a person.
table-not-over = That is possible when the match is over.
table-eyes-locked = During the match one sees only what one knows.
table-no-eyes = There are no such eyes to look with.
table-bad-file = The file cannot be read: { $why }
table-not-resumable = This file holds no whole, right and unfinished match.
table-no-decision = The match has no decision { $n }.
table-fork-hidden = During the match others hide something: one can play on from a decision of it only after the end.
table-fork-over = The match is over here: nobody is asked any more.
table-fork-stops = Decision { $n } does not play as it was recorded.
table-secret-elsewhere = The dice of this match are sealed at the table it was made on; it can be played on only there.
table-here-already = This match is here already.
table-verify-slow = The check took too long.
table-verify-failed = The check could not be done.
table-no-language = There are no words in the language { $language }.
table-no-page = There is no such page.
