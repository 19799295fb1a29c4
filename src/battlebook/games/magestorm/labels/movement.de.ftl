# Bewegung: Fragen, Möglichkeiten, Ereignisse, Ablehnungen.

## Asks

ms-ask-move-unit = Welche Einheit zieht als nächste?
ms-ask-toward = Auf welches der nächsten Ziele hält { $unit } zu?
ms-ask-step = { $unit } zieht Richtung { $hex }: noch { $n } { $n ->
        [one] Bewegungspunkt
       *[other] Bewegungspunkte
    }.
ms-ask-arrive = Wo betritt { $unit } das Spielfeld?
ms-ask-movement-ends = Tut eine Einheit am Ende ihrer Bewegung noch etwas?
ms-ask-carrier = Welche Einheit trägt es?
ms-group-go = Einheiten
ms-group-toward = Ziele
ms-group-enter = Betreten
ms-group-attack = Angreifen
ms-group-stop = Zu teuer: die Bewegung endet
ms-group-exit = Spielfeld verlassen
ms-group-burn = Wald niederbrennen
ms-group-carrier = Einheiten

## Options

ms-option-go = { $unit }
ms-option-toward = Nach { $hex }
ms-option-enter = { $hex } betreten
ms-option-attack = { $hex } angreifen
ms-option-stop = Vor { $hex } anhalten
ms-option-exit = { $unit } verlässt das Spielfeld
ms-option-burn = { $unit } brennt ihren Wald nieder
ms-option-carrier = { $unit }
ms-meta-cost = { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }

## Events

ms-event-arrives = { $unit } betritt das Spielfeld in { $hex }.
ms-event-burns = { $unit } brennt den Wald in { $hex } nieder.
ms-event-load-taken = { $unit } übernimmt: { $load }.
ms-event-load-left = Ohne Träger in { $hex }: { $load }.
ms-event-load-saved = { $unit } bringt in Sicherheit: { $load }.
ms-load-caravan = die Karawane
ms-load-refugees = die Flüchtlinge

ms-event-halts-held = { $unit } bleibt stehen: sie hat einen Haltemarker.
ms-event-halts-objective = { $unit } bleibt an ihrem Ziel.
ms-event-halts-none = { $unit } bleibt stehen: ihre Seite hat kein Ziel auf dem Spielfeld.
ms-event-halts-no-entry = { $unit } findet kein Feld, um das Spielfeld zu betreten.
ms-event-blocked-1 = { $unit } kommt nicht weiter: { $why }
ms-event-blocked-2 = { $unit } kommt nicht weiter: { $why } { $also }
ms-event-halts-dear = { $unit } kommt nicht weiter: das Feld kostet mehr als die übrigen Punkte.

## Refusals

ms-move-order-free--no-option = Eine solche Einheit kann jetzt nicht ziehen.
ms-move-closest-by-hex-count--no-option = Ein solches Feld gibt es nicht.
ms-move-adjacent-hex--no-option = Ein solches Feld gibt es nicht.
ms-move-mandatory--no-option = Ein solches Feld gibt es nicht.
ms-overview-scenario-driven--no-option = Das erlaubt das Szenario nicht.
ms-move-hold-stays--held = { $unit } hat einen Haltemarker und zieht nicht.
ms-move-on-objective-stays--objective = { $unit } steht auf einem Ziel und zieht nicht.
msr-no-objective--none = Ohne Zielmarker auf dem Spielfeld zieht niemand.
ms-move-finish-one-first--moved = { $unit } hat schon gezogen.
ms-move-closest-by-hex-count--why = Das Ziel in { $hex } ist nicht das nächste.
ms-move-closest-by-hex-count--none = In { $hex } liegt kein Ziel.
msr-enemy-objectives--why = Der Marker in { $hex } gehört dem Gegner.
ms-move-adjacent-hex--why = { $hex } ist kein Nachbarfeld von { $unit }.
ms-move-closer-hex--why = { $hex } liegt nicht näher am Ziel.
ms-terrain-river-impassable--why = { $hex } ist Fluss.
ms-move-no-impassable-choice--no-landing = { $unit } könnte hinter { $hex } nirgends landen.
ms-terrain-bridge-hexsides--in = Der Übergang in { $hex } ist auf dieser Seite nicht offen.
ms-terrain-bridge-hexsides--out = Der Übergang ist nach { $hex } hin nicht offen.
ms-move-stack-limit-impassable--why = In { $hex } stehen schon zwei Einheiten.
ms-spell-air-fly-still-blocked--full = In { $hex } stehen schon zwei Einheiten; Fliegen hilft da nicht.
ms-move-third-attacker-blocked--why = Zwei Einheiten greifen { $hex } schon an.
msr-fly-attack-from-river--why = { $unit } kann nicht über dem Wasser angreifen.
ms-terrain-scenario-hexes--not-east = Mit ihrer Beute kann { $unit } nicht nach Osten.
ms-move-too-costly-ends-move--dear = { $hex } kostet { $n }, mehr als die übrigen Punkte.
ms-move-triggers-combat--none = In { $hex } steht kein Gegner.
ms-move-stop-before-enemy--why = In { $hex } steht ein Gegner: das Feld kann nur angegriffen werden.
ms-move-enter-if-enough--cheap = Für { $hex } reichen die Punkte.
ms-overview-scenario-driven--attacks = { $unit } greift an.
ms-overview-scenario-driven--not-at-the-edge = { $unit } steht nicht dort, wo sie das Spielfeld verlassen könnte.
ms-overview-scenario-driven--no-forest = { $unit } steht in keinem Wald.
ms-overview-scenario-driven--no-entry = In { $hex } kann jetzt niemand das Spielfeld betreten.
