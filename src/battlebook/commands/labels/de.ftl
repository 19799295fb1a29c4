# Die eigenen Wörter der Befehlszeile rund um eine als Text erzählte Partie.

cli-match = Partie { $id }: { $game }, { $setup }, Regelfassung { $version }
cli-opening = Die Eröffnung
cli-opening-note = vor der ersten Entscheidung
cli-answer = { $who }: { $what }
cli-nothing = nichts
cli-on = { $item } auf { $space }
cli-in = { $item } in { $part }
cli-left-out = { $item } ausgelassen
cli-sum = { $rows } = { $total }
cli-row = { $value } ({ $what })
cli-dice = Würfel { $faces }
cli-dice-used = Würfel { $faces }, gezählt: { $used }
cli-end = Zu Ende nach { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}: { $who } ({ $rule }).
cli-nobody = niemand gewinnt
cli-wins = { $who } gewinnt
cli-side-wins = Seite { $side } gewinnt
cli-running = Die Partie geht nach { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
} weiter.
