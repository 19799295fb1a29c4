# Belagerungen, Kämpfe auf See, das Schlachtfeld-Brett.

## Set-ups and their fields

h3-setup-siege = Belagerung
    .about = Ein Spieler greift eine Stadt oder Siedlung des anderen an. Eine Zitadelle bringt Mauern, ein Tor und den Pfeilturm.
h3-setup-sea-fight = Kampf auf See
    .about = Zwei Armeen auf dem Seekampfbrett, dem die zwei Felder in der Mitte fehlen.
h3-setup-hero-siege = Belagerung mit Helden
    .about = Eine Belagerung, in der beide Seiten die Karten ihrer Helden haben; ist kein Held dort, hat der Besitzer nur Einheiten.
h3-field-place = Was angegriffen wird
h3-siege-place-citadel = Eigene Stadt mit Zitadelle
h3-siege-place-town = Eigene Stadt ohne Zitadelle
h3-siege-place-settlement = Siedlung
h3-siege-place-conquered = Eroberte feindliche Stadt mit Zitadelle
h3-field-present = Der Held des Verteidigers ist dort
h3-field-gold = Gold des Verteidigers
h3-field-fortified = Das Szenario gibt der Stadt Mauern
h3-space-beside = neben dem Brett

## What is asked, and why

h3-ask-gate = Auf welchem Feld steht das Tor?
    .why = Die anderen drei Felder der mittleren Reihe bekommen Mauern.
h3-ask-pay-defence = 8 Gold zahlen, um ohne deinen Helden zu verteidigen?
    .why = Niemand führt die Verteidigung. Ohne das Gold geht der Ort kampflos verloren.
h3-group-breach = Mauer oder Tor zerstören
h3-group-gate = Tor aufstellen
h3-group-pay = Zahlen
h3-group-yield = Aufgeben
h3-opt-breach = { $fort } auf { $space } zerstören, von { $from } aus
h3-opt-breach-here = { $fort } auf { $space } von hier zerstören
h3-opt-gate = Tor auf { $space }
h3-opt-pay = 8 Gold zahlen und nur mit Einheiten verteidigen
h3-opt-yield = Den Ort kampflos aufgeben
h3-opt-destroy = Zerstören, was auf { $space } steht
h3-opt-destroy-tower = Zerstören: { $unit }

## What happened

h3-event-fort-stands = { $fort } auf { $space }.
h3-event-breaches = { $unit }: Angriff auf { $fort }.
h3-event-fort-falls = { $fort } auf { $space }: zerstört.
h3-event-pays-defence = Der Besitzer zahlt { $n } Gold, um ohne Helden zu verteidigen.
h3-sum-wall = Hinter Mauer oder Tor

## Refusals

h3-7-walls-any-order--no-option = Das Tor steht auf einem der vier Felder der mittleren Reihe.
h3-7-hero-absent-pay-8--no-option = Zahle mit Gold, das da ist, oder gib den Ort auf.
h3-7-no-surrender-own-town--why = Wer eine eigene Stadt verteidigt, kann sich nicht ergeben.
h3-7-wall-is-obstacle--why = Auf { $space } steht eine Mauer.
h3-7-gate-closed-for-attacker--why = Das Tor auf { $space } ist für den Angreifer geschlossen.
h3-7-wall-destroy-how--none = Dort steht weder eine Mauer noch das Tor.
h3-7-wall-destroy-how--adjacent = { $from } ist nicht benachbart zu { $space }.
h3-7-wall-attack-uses-attack--why = { $unit }: hat schon angegriffen.
h3-7-tower-only-ranged-or-cards--why = Nur Fernkampfangriffe und Karten erreichen den Pfeilturm.
h3r-wall-attack-engaged--why = Neben { $unit } steht ein Feind: Nur benachbarte Feinde sind Ziele.
h3-8-naval-ground-around--hole = Das Feld { $space } gibt es nicht: Dort ist offenes Meer.
h3-8-naval-ground-around--why = Auf dem Weg nach { $space } liegt offenes Meer.
h3-8-naval-ranged-around--why = Das Feld { $space } gibt es nicht: Dort ist offenes Meer.
h3-8-naval-fly-no-stop--why = Flugeinheiten überqueren das offene Meer, aber keine beendet ihren Zug auf { $space }.
h3-9-ability-other--siege = Nichts von dem, was die Karte nennt, ist da.

## The Battlefield Board

h3-setup-battlefield = Schlachtfeld
    .about = Zwei Armeen mit bis zu sieben Einheiten auf einem Brett aus Sechsecken. Die Initiative ist auch die Bewegung; Hindernisse werden abwechselnd gelegt.
h3-setup-battlefield-neutral = Kampf gegen Neutrale auf dem Schlachtfeld
    .about = Deine Armee gegen die Wachen eines Kartenfelds auf Sechsecken, geführt nach den KI-Regeln. Nach jeder Runde geht es weiter oder du ziehst dich zurück.
h3-field-citadel = Belagerung einer Stadt mit Zitadelle
h3-ask-obstacle = Lege den nächsten Hindernismarker.
    .why = Er berührt weder ein anderes Hindernis noch eine Aufstellungszone.
h3-ask-place-one = Stelle eine Einheit auf, oder höre auf.
    .why = Die Spieler stellen abwechselnd je eine Einheit auf, bis zu sieben.
h3-ask-continue = Noch eine Runde kämpfen oder Rückzug?
    .why = Auf dem Schlachtfeld-Brett hat ein Kampf gegen Neutrale keine Grenze und kostet keine Bewegung.
h3-group-obstacle = Hindernismarker
h3-group-continue = Weiterkämpfen
h3-opt-obstacle = Marker auf { $space }
h3-opt-continue = Noch eine Runde kämpfen
h3-event-obstacle-laid = Hindernismarker auf { $space } gelegt.
h3-event-token-passes = Der Initiativemarker geht an: { $side }.

h3-17-move-initiative--too-far = { $space } ist weiter entfernt als die Initiative von { $unit }.
h3-17-ranged-either--no-option = Das kann die Einheit jetzt nicht tun.
h3-17-token-types--why = Auf { $space } liegt ein Hindernismarker.
h3-17-miniatures--why = Andere Einheiten oder Hindernisse stehen auf dem Weg nach { $space }.
h3-17-obstacle-placement--no-option = Der Marker berührt weder ein Hindernis noch eine Aufstellungszone.
h3-17-deploy-alternate--no-option = Jetzt werden Einheiten aufgestellt.
h3-17-deploy-alternate--form = Das ist keine Aufstellung einer Einheit.
h3-17-neutral-no-limit--no-option = Weiterkämpfen oder Rückzug.
