# Kämpfe gegen Neutrale, Kreaturenbanken, zufällige Städte, die KI-Regeln, und Armeen in einer Aufstellung.

## Set-ups and their fields

h3-setup-neutral = Kampf gegen Neutrale
    .about = Deine Armee gegen die Wachen eines Kartenfelds, geführt nach den KI-Regeln. Eine Runde, dann Rückzug oder 1 BP zahlen.
h3-setup-neutral-clash = Kampf gegen Neutrale, von einem Gegner geführt
    .about = Deine Armee gegen die Wachen eines Kartenfelds; wer rechts von dir sitzt, stellt sie auf und führt sie.
h3-setup-bank = Kreaturenbank
    .about = Deine Armee in der Mitte, vier Wachen in den Ecken, Stapelmarken nach Schwierigkeit, keine Rundengrenze.
h3-setup-random-town = Zufällige Stadt
    .about = Deine Armee gegen die Besatzung einer Stadt, die niemandem gehört, geführt nach den KI-Regeln.
h3-neutral-controller = Führt die neutralen Einheiten
h3-field-field = Kartenfeld
h3-field-difficulty = Schwierigkeit
h3-field-mp = Bewegungspunkte
h3-field-bank = Kreaturenbank
h3-field-faction = Fraktion der Stadt
h3-variant-min-damage = Leichter: Jeder Angriff macht mindestens 1 Schaden
h3-variant-free-extension = Leichter: Eine weitere Runde gegen neutrale Einheiten kostet keine BP
h3-variant-no-rerolls = Schwerer: Würfel werden nie neu geworfen
h3-variant-die-off = Variante: Der Angriffswürfel löst nur Fähigkeiten aus
h3-variant-chaos-cards = Variante: Chaoskarten – Zauber, Artefakte und Fähigkeiten scheiden aus, wenn sie abgelegt werden; die nächste Karte ihres Stapels nimmt ihren Platz ein
h3-variant-tournament = Turnier: ohne Diplomatie und Stundenglas der bösen Stunde; positive Moral wiederholt eine Suche
h3-variant-half-board = Rat: halbes Brett

## What is asked, and why

h3-ask-place-guards = Stelle die Wachen auf: alle { $most }.
    .why = In der Konfrontation führt, wer rechts sitzt, die neutralen Einheiten. Fernkampfeinheiten stehen hinten, solange dort Platz ist.
h3-ask-place-next = Welche Wache wird als nächste aufgestellt?
    .why = Initiative und Stufe sind gleich, also bestimmen die Spieler die Reihenfolge.
h3-ask-ai-target = Wen greift { $unit } an?
    .why = Nach den KI-Regeln sind mehrere Ziele gleich gut, also wählst du.
h3-ask-ai-space = Wohin geht { $unit }?
    .why = Mehrere Felder sind gleich nah, also wählst du.
h3-ask-ai-unit = Welcher Gegner ist zuerst dran?
    .why = Sie haben dieselbe Initiative, also wählst du.
h3-group-place-next = Als nächste aufstellen
h3-opt-place-next = { $unit } als nächste

## What happened

h3-event-guard-drawn = { $tier }: { $unit } als Wache gezogen.
h3-event-guard-joins = { $unit } hält Wache.
h3-event-deck-rebuilt = { $tier }: Der Stapel ist leer und entsteht neu aus { $n ->
        [one] 1 abgelegten Karte
       *[other] { $n } abgelegten Karten
    }.
h3-event-card-discarded = { $unit } kommt auf den Ablagestapel ({ $tier }).

## Refusals

h3-2-player-before-neutrals--no-option = Jetzt werden Einheiten aufgestellt.
h3-16-deploy-player--no-option = Jetzt werden Einheiten aufgestellt.
h3-2-clash-controller--no-option = Jetzt werden Einheiten aufgestellt.
h3-2-clash-ranged-backline--why = Neutrale Fernkampfeinheiten stehen hinten, solange dort Platz ist.
h3-10-half-board-recommendation--why = Der Gegner steht nur in einer Hälfte, also stehen die neutralen Einheiten auch dort.
h3-16-deploy-player--outside = In einer Kreaturenbank stellst du auf die sechs Felder in der Mitte.
h3-16-deploy-player--form = Das ist keine Aufstellung deiner Einheiten.
h3-2-clash-controller--form = Das ist keine Aufstellung aller Wachen.
h3-2-coop-order-tie-players--no-option = Diese Wache ist jetzt nicht an der Reihe.
h3-11-tie-player--no-option = Nur Ziele, die nach den KI-Regeln gleich gut sind, stehen zur Wahl.
h3r-ai-attack-space--no-option = Nur Felder, die nach den KI-Regeln gleich gut sind, stehen zur Wahl.
h3r-ai-same-initiative-own--no-option = Diese Einheit ist jetzt nicht an der Reihe.
h3-11-no-target-approach--no-option = Nur Felder, die nach den KI-Regeln gleich gut sind, stehen zur Wahl.

h3-2-place-max-five--army = Dieser Kampf braucht eine Armee.
h3-10-four-decks--too-few = Die Stapel haben zu wenige Karten dieser Stufe: { $n }, nötig sind { $needed }.
h3-10-four-decks--expansion = Es gibt keine Erweiterung „{ $name }“{ $nearest ->
        [none] .
       *[other] ; am nächsten: { $nearest }.
    }
h3-10-four-decks--card = Es gibt keine neutrale Einheit „{ $name }“{ $nearest ->
        [none] .
       *[other] ; am nächsten: { $nearest }.
    }

## Armies

h3-9-max-five-of-many--malformed = Das ist keine Armee: gefragt sind der Name einer fertigen, eine Liste von Einheiten mit Seiten, oder Punkte und ein Startwert.
h3-9-max-five-of-many--unknown-army = Es gibt keine fertige Armee „{ $name }“{ $nearest ->
        [none] .
       *[other] ; am nächsten: { $nearest }.
    }
h3-9-max-five-of-many--empty = Die Armee hat keine Einheiten.
h3-9-max-five-of-many--points = Die Armee kostet { $points } Punkte, erlaubt sind { $limit }.
h3-9-seven-units-per-faction--unknown-unit = Es gibt keine Einheit „{ $name }“{ $nearest ->
        [none] .
       *[other] ; am nächsten: { $nearest }.
    }
h3-9-seven-units-per-faction--unknown-faction = Es gibt keine Fraktion „{ $name }“{ $nearest ->
        [none] .
       *[other] ; am nächsten: { $nearest }.
    }
h3-2-few-pack-kept--unknown-side = „{ $unit }“ hat keine Seite „{ $side }“, nur: { $sides }.
h3-10-azure-only-neutral--side = „{ $unit }“ ist azur und kommt nur als neutrale Einheit vor.
h3-9-neutral-single-sided--side = „{ $unit }“ ist eine neutrale Einheit mit nur einer Seite.
h3-15-summon-elementals--army = „{ $unit }“ wird nur beschworen und gehört zu keiner Armee.
h3-7-arrow-tower-gained--army = Der Pfeilturm gehört zu einer Zitadelle und zu keiner Armee.
h3-16-stack-gained--stacked = Gestapelt sein kann nur eine in der Kreaturenbank gewonnene Wache; „{ $unit }“ ist keine.

## Set-ups whose form is wrong

h3-2-draw-neutrals--missing-field = In der Aufstellung fehlt etwas.
h3-2-draw-neutrals--unknown-field = Dieses Feld kennt die Aufstellung nicht.
h3-2-draw-neutrals--unknown-variant = Diese Variante gibt es nicht.
h3-2-draw-neutrals--unknown-ruling = Diese Auslegung gibt es nicht, oder nicht so.
h3-2-draw-neutrals--no-choice = Das steht nicht zur Wahl.
h3-2-draw-neutrals--no-number = Diese Zahl liegt außerhalb der Grenzen.
h3-2-clash-controller--missing-field = In der Aufstellung fehlt etwas.
h3-2-clash-controller--unknown-field = Dieses Feld kennt die Aufstellung nicht.
h3-2-clash-controller--unknown-variant = Diese Variante gibt es nicht.
h3-2-clash-controller--unknown-ruling = Diese Auslegung gibt es nicht, oder nicht so.
h3-2-clash-controller--no-choice = Das steht nicht zur Wahl.
h3-2-clash-controller--no-number = Diese Zahl liegt außerhalb der Grenzen.
h3-16-optional--missing-field = In der Aufstellung fehlt etwas.
h3-16-optional--unknown-field = Dieses Feld kennt die Aufstellung nicht.
h3-16-optional--unknown-variant = Diese Variante gibt es nicht.
h3-16-optional--unknown-ruling = Diese Auslegung gibt es nicht, oder nicht so.
h3-16-optional--no-choice = Das steht nicht zur Wahl.
h3-16-random-town--missing-field = In der Aufstellung fehlt etwas.
h3-16-random-town--unknown-field = Dieses Feld kennt die Aufstellung nicht.
h3-16-random-town--unknown-variant = Diese Variante gibt es nicht.
h3-16-random-town--unknown-ruling = Diese Auslegung gibt es nicht, oder nicht so.
h3-16-random-town--no-choice = Das steht nicht zur Wahl.
h3-16-random-town--no-number = Diese Zahl liegt außerhalb der Grenzen.
