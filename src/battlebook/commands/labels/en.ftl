# The command line's own words around a match that is told as text.

cli-match = Match { $id }: { $game }, { $setup }, rules version { $version }
cli-opening = The opening
cli-opening-note = before the first decision
cli-answer = { $who }: { $what }
cli-nothing = nothing
cli-on = { $item } on { $space }
cli-in = { $item } in { $part }
cli-left-out = { $item } left out
cli-sum = { $rows } = { $total }
cli-row = { $value } ({ $what })
cli-dice = die { $faces }
cli-dice-used = dice { $faces }, counted: { $used }
cli-end = Over after { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}: { $who } ({ $rule }).
cli-nobody = nobody wins
cli-wins = { $who } wins
cli-side-wins = side { $side } wins
cli-running = The match goes on after { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}.
