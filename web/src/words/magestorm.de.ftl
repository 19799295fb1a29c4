# Die Wörter des Magestorm-Bretts allein: was der Tisch nicht selbst sagt.

ms-ui-tab = Einheit
ms-ui-pages = Was in der Mitte steht
ms-ui-page-map = Karte
ms-ui-page-mages = Magier
ms-ui-page-combat = Kampf
ms-ui-page-memory = Bekanntes
ms-ui-map = Karte, { $columns } Spalten, { $rows } Reihen von Feldern
ms-ui-legend = Gelände
ms-ui-smaller = Karte kleiner
ms-ui-larger = Karte größer
ms-ui-goal = Zielmarker { $letter } der { $side }
ms-ui-flare = eine Leuchtkugel
ms-ui-load = eine Last
ms-ui-hold = hält die Stellung
ms-ui-attacks = greift { $hex } an
ms-ui-effect-run = läuft schneller
ms-ui-effect-whirlwind = im Wirbelwind
ms-ui-effect-fly = fliegt
ms-ui-effect-treewalk = geht durch Bäume
ms-ui-unit-spoken = { $name }, { $size ->
    [large] groß
   *[small] klein
}{ $knights ->
    [some] , zum Teil Ritter
    [all] , Ritter
   *[none] {""}
}, { $n ->
    [0] kein Schaden
   *[other] Schaden { $n }
}
ms-ui-unit-size = { $size ->
    [large] groß
   *[small] klein
}{ $knights ->
    [some] , zum Teil Ritter
    [all] , lauter Ritter
   *[none] {""}
}
ms-ui-cards-are = Karten von vorn: { $cards }
ms-ui-cards-known = von vorn bekannt: { $cards }
ms-ui-refused = nicht möglich
ms-ui-last = letzte Handlung
ms-ui-power = { $n } von { $most } Machtpunkten
ms-ui-points = Strategiepunkte übrig: { $n }
ms-ui-round = Runde { $n } von { $of }
ms-ui-night = Nacht
ms-ui-score = Punkte:
ms-ui-mages = Wessen Magiertafel
ms-ui-tap-box = wähle ein Feld, von dem ein Machtpunkt ausgeht
ms-ui-tap-next = wähle nun, wohin der Machtpunkt von { $name } geht
ms-ui-kind-source = Quelle
ms-ui-kind-channeling = Leitung: kein Zauber
ms-ui-kind-tactical = Taktisch: im Kampf
ms-ui-kind-strategic = Strategiephase
ms-ui-kind-summoning = Beschwörung
ms-ui-kind-all-purpose = Allgemein
ms-ui-dot-used = in diesem Zug benutzt
ms-ui-dot-free = in diesem Zug frei
ms-ui-box-spoken = { $name }, { $kind ->
    [source] Quelle
    [channeling] Leitungsfeld
    [tactical] taktischer Zauber
    [strategic] strategischer Zauber
    [summoning] Beschwörung
   *[other] allgemeiner Zauber
}, { $n ->
    [0] leer
    [one] ein Machtpunkt
   *[other] { $n } Machtpunkte
}{ $arrived ->
    [0] {""}
   *[other] , davon { $arrived } schon bewegt
}
ms-ui-box-from = gewählt
ms-ui-box-to = hierher kann ein Machtpunkt gehen
ms-ui-box-can = von hier kann ein Machtpunkt ausgehen
ms-ui-combat = Kampf
ms-ui-steps = Schritte des Kampfes
ms-ui-duel = Die Summen
ms-ui-attacker = greift an
ms-ui-defender = verteidigt
ms-ui-damage-is = Schaden { $n }
ms-ui-not-deployed = Noch nicht aufgestellt: was bisher bekannt ist.
ms-ui-value = Wert
ms-ui-sum = Summe
ms-ui-initiative = Initiative
ms-ui-attack = Angriff
ms-ui-defense = Verteidigung
ms-ui-damage = Schaden
ms-ui-resistance = Widerstand
ms-ui-reserve = Reserve: { $cards }
ms-ui-addends = jeder Summand
ms-ui-no-sums = Noch wurde nichts gewürfelt.
ms-ui-chance-first = schlägt zuerst { $share },
ms-ui-chance-hits = kommt durch { $share }
ms-ui-back = Einen Schritt zurück
ms-ui-on = Einen Schritt weiter
ms-ui-play = Den Kampf abspielen
ms-ui-pause = Anhalten
ms-ui-instant = Zum jetzigen Stand
ms-ui-values = I { $initiative } A { $attack } V { $defense } S { $damage } W { $resistance }
ms-ui-state-board = auf dem Brett
ms-ui-state-ready = noch aufzustellen
ms-ui-state-waiting = kommt später
ms-ui-move = { $n ->
    [one] ein Bewegungspunkt
   *[other] { $n } Bewegungspunkte
}
ms-ui-only-you = Nur du siehst das. Die ersten { $n } bilden die erste Reihe, dahinter steht die Reserve.
ms-ui-all-known = Alle ihre Karten sind bekannt.
ms-ui-unknown = Weitere Karten sind verborgen.
ms-ui-memory = Was Kämpfe gezeigt haben
ms-ui-gone = Einheit { $n }, nicht mehr da
ms-ui-in-round = Runde { $n }
ms-ui-no-memory = Noch hat kein Kampf eine Karte gezeigt.
ms-ui-left = Karten noch im Spiel
ms-ui-group = Einheit { $n }
ms-ui-send-army = Diese Einheiten bilden
ms-ui-go-goes = Wohin sie geht
ms-ui-go-toward = Geht auf { $goals } zu
ms-ui-go-tie = Geht auf eines von { $goals } zu: gleich nah
ms-ui-go-enter = kann { $hex } betreten ({ $n })
ms-ui-go-attack = kann { $hex } angreifen
ms-ui-go-stop = hält vor { $hex }: zu teuer
ms-ui-go-ends = Kann in { $hexes } enden
ms-ui-stays-held = Bleibt: sie hält die Stellung.
ms-ui-stays-objective = Bleibt: sie steht an einem Ziel.
ms-ui-stays-none = Bleibt: es gibt kein Ziel für sie.
ms-ui-stays-moved = Ist schon gezogen.
ms-ui-warn-attack = Sie greift vielleicht an.
ms-ui-warn-must-attack = Jeder Weg endet mit einem Angriff.
ms-ui-warn-river = Wasser liegt im Weg.
ms-ui-warn-crossing = Der Übergang ist auf dieser Seite zu.
ms-ui-warn-jam = Eigene Einheiten sind im Weg.
ms-ui-warn-dear = Ihr erster Schritt kostet zu viel.
ms-ui-warn-stuck = Sie kommt aus ihrem Feld nicht heraus.
ms-ui-go-closed = Nicht { $hex }:
ms-ui-stays-no-entry = Findet kein Feld, um das Brett zu betreten.
ms-ui-ways = Wege
ms-ui-if = Was wäre, wenn …
ms-ui-if-button = Was wäre, wenn …
ms-ui-if-markers = Welcher Zielmarker
ms-ui-if-new = ein neuer
ms-ui-if-away = Wegnehmen
ms-ui-if-do = So tun: ein Strategiepunkt
ms-ui-if-end = Genug
ms-ui-if-choose = Einen Zielmarker hier oder auf der Karte wählen. Es kostet nichts.
ms-ui-if-hex = Jetzt das Feld drücken, in dem er versucht wird. Es kostet nichts.
ms-ui-if-asking = …
ms-ui-if-thought = { $does ->
    [goal-place] Ein neuer Marker in { $hex }:
    [goal-remove] Ohne Marker { $letter }:
   *[other] Marker { $letter } in { $hex }:
}
ms-ui-if-goes = nach { $goals }, kann enden in { $ends }.
ms-ui-if-same = Keine Einheit ginge einen anderen Weg.
ms-ui-if-not-now = Dieser Befehl geht jetzt nicht: nur ein Gedanke.
ms-ui-combat-at = Kampf um { $hex }
ms-ui-combat-n = Kampf { $n } von { $of }
ms-ui-combat-before = Der Kampf davor
ms-ui-combat-after = Der Kampf danach
ms-ui-pace = Wie Kämpfe gezeigt werden
ms-ui-pace-step = Schritt
ms-ui-pace-play = Spielen
ms-ui-pace-instant = Sofort
ms-ui-damage-waits = { $n } mehr, wenn beide zugeschlagen haben
ms-ui-fell = gefallen
ms-ui-falls = fällt
ms-ui-counters = { $n ->
    [one] ein Schadensmarker
   *[other] { $n } Schadensmarker
}
ms-ui-line-empty = Keine Karte ist mehr in der Reihe.
ms-ui-against = { $one } gegen { $other }
ms-ui-verdict-first = der höhere Wert schlägt zuerst zu
ms-ui-verdict-tie = unentschieden: neu würfeln
ms-ui-verdict-hits = kommt durch: voller Schaden
ms-ui-verdict-fails = Mindestschaden
ms-ui-on-to-map = Weiter im Spiel
ms-ui-page-units = Einheiten
ms-ui-new-unit = Neue Einheit
ms-ui-reserve-from = Reserve
ms-ui-units-count = Einheiten: { $n } von { $least } bis { $most }.
ms-ui-units-how = { $small } bis { $large } Karten je Einheit, die erste ganz vorn.
ms-ui-asking = Wann du gefragt wirst
ms-ui-asking-always = Bei jedem Wurf
ms-ui-asking-combat = Nicht in diesem Kampf
ms-ui-asking-turn = Nicht in diesem Zug
ms-ui-asking-new = Eine neue Art von Zauber fragt trotzdem. Solange nicht gefragt wird, passt das Gerät für dich.
ms-ui-asking-last-magic = Auch im dritten Magieschritt fragen, in dem Zauber zu spät kommen
ms-ui-asking-skips = Bei Zaubern auf Würfel wird für dich gepasst.
ms-ui-asking-again = Wieder fragen
ms-ui-box-closed = Nicht nach { $name }:
ms-ui-key-zoom = Karte vergrößern, verkleinern, ganz sehen
ms-ui-key-cards = eine Karte in ihrer Einheit und zu den Einheiten daneben bewegen
ms-ui-line-of = Reihe von { $unit }
