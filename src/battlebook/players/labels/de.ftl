# Namen der Stufen des Computers, was sie tun, und wie sie eine Wahl erklären.

player-random = Zufall
    .about = Nimmt jede erlaubte Antwort mit gleicher Wahrscheinlichkeit. Die Schlacht selbst schaut diese Stufe nicht an; gut, um die Regeln kennenzulernen.
player-greedy = Gierig
    .about = Probiert jede Antwort an einer Schlacht aus, die zum Wissen des eigenen Platzes passt, oder beurteilt sie nach eigenen Maßstäben des Spiels, und nimmt die beste. Weiter als bis zum eigenen Zug schaut diese Stufe nicht; mit einem Plan ist sie zu schlagen.

player-why-random = { $n ->
    [0] Irgendeine erlaubte Antwort, durch Zufall.
    [one] Die einzige Möglichkeit.
   *[other] Eine von { $n } Möglichkeiten, durch Zufall.
}
player-why-only = Es gab nichts anderes zu tun.
player-why-greedy = Von { $n } Antworten versprach diese am meisten: { $value } im Mittel, wobei −100 verloren und 100 gewonnen heißt; die nächstbeste versprach { $second }.
player-why-equal = Alle { $n } Antworten versprachen etwa gleich viel ({ $value }, wobei −100 verloren und 100 gewonnen heißt), also entschied der Zufall.
