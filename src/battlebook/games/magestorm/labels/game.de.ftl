# Asks, options and events. Things come as references, numbers as numbers; side 0 are the Kragis.

## Headings

ms-heading-set-up = Aufbau
ms-heading-over = Ende
ms-heading-turn = Runde { $n }, { $side }: { $phase }
ms-heading-round = Runde { $n } von { $of }, { $side }
ms-phase-none = …
ms-phase-magic = Magie
ms-phase-strategic = Strategie
ms-phase-movement = Bewegung
ms-phase-combat = Kampf

## Asks

ms-ask-army = Bilde geheim deine Einheiten: { $n } Karten, { $least } bis { $most } Einheiten zu zwei bis sechs.
ms-ask-deploy-unit = Welche Einheit wird jetzt aufgestellt?
ms-ask-deploy = Wo steht { $unit }?
ms-ask-objective = Lege Zielmarker { $n } von 4.
ms-ask-tokens = Bewege Machtpunkte entlang der Verbindungen.

## Groups of options

ms-group-unit = Aufstellen
ms-group-deploy = Felder
ms-group-objective = Felder
ms-group-token = Machtpunkte
ms-group-done = Fertig

## Options

ms-option-unit = { $unit }
ms-option-deploy = { $unit } in { $hex }
ms-option-objective = Marker { $n } in { $hex }
ms-option-token = { $start } nach { $end }
ms-option-done-tokens = Den Rest liegen lassen
ms-option-done-spells = Nichts mehr wirken
ms-option-done-orders = Keine Befehle mehr
ms-option-done-movement-ends = Nichts weiter
ms-option-done-deploy-unit = Keine Einheiten mehr

## Events

ms-event-tokens-placed = { $side } legen { $n } Machtpunkte auf die Quelle.
ms-event-token-moved = { $side } bewegen einen Machtpunkt von { $start } nach { $end }.
ms-event-formed = { $unit } ist gebildet.
ms-event-deployed = { $unit } wird in { $hex } aufgestellt.
ms-event-goal-placed = { $goal } liegt jetzt in { $hex }.
ms-event-round-begins = Runde { $n } beginnt.
ms-event-turn-begins = { $side } sind am Zug.
ms-event-effects-end = { $side }: Wirkungen des letzten Zuges enden.
ms-event-cast = { $side } wirken { $spell }.
ms-event-hurt = { $unit } erleidet { $n } Schaden.
ms-event-card-lost = { $unit } verliert { $card }.
ms-event-unit-gone = { $unit } ist vernichtet.
ms-event-moved = { $unit } zieht von { $start } nach { $hex }.
ms-event-attacks = { $unit } greift { $hex } an.
ms-event-exits = { $unit } verlässt das Feld mit { $n } Truppen.
ms-event-scores = { $side } erhalten { $n } Punkte, zusammen { $total }.
ms-event-rolls = { $side } würfeln { $n }.
ms-event-die-set = { $side }: ein Würfel wird auf { $n } gesetzt.
ms-event-ends-score = { $side } haben mehr Punkte.
ms-event-ends-draw = Unentschieden.
ms-event-ends-threshold = { $side } gewinnen: die Punkte entscheiden.
ms-event-ends-survive = { $side } haben standgehalten.
ms-event-ends-seize = { $side } haben den Ort genommen.
ms-event-ends-empty = { $side } haben den Gegner vertrieben.
ms-event-ends-escort = { $side } haben die Karawane durchgebracht.
ms-event-ends-capture = { $side } haben die Karawane erbeutet.
ms-event-ends-columns-at-end = { $side } gewinnen: der Ort der Karawane entscheidet.
ms-event-ends-exit-share = { $side } gewinnen: die durchgekommenen Truppen entscheiden.
ms-event-ends-eliminate-all = { $side } haben alle gegnerischen Einheiten vernichtet.

## What was decided, for whoever looks back

ms-did = { $ask } { $what }
