# Karten, die auf Würfel, Angriffe und andere Karten wirken; Moral: Fragen, Möglichkeiten, Ereignisse, Ablehnungen.

h3-ask-fortune = { $unit } und { $target }: einen Würfel noch einmal werfen?
    .why = „Fortuna“ wurde vor dem Wurf angesagt: Ein Würfel darf wiederholt werden, dann zählt eines seiner Ergebnisse.
h3-ask-school = Zu welcher Schule gehört der Magische Pfeil?
    .why = Wer ihn wirkt, nennt seine Schule; das zählt für Karten, die Zauber einer Schule beantworten.
h3-ask-cast-now = Jetzt einen Zauber wirken?
    .why = Die Karte erlaubt, sofort einen Zauber zu wirken, gleich zu welcher Zeit er sonst kommt.
h3-ask-search = Welche Karte nimmst du?
    .why = Suche: Die Karten liegen offen, eine kommt auf deine Hand, die anderen werden abgelegt.
h3-ask-search-how = Den Zauberstapel durchsuchen?
    .why = Deine dauerhafte Karte erlaubt, stattdessen den ersten Zauber ihrer Schule zu nehmen.
h3-ask-dig = Noch eine Karte deines Decks aufdecken?
    .why = Karten der richtigen Art kommen auf deine Hand, die anderen auf deinen Ablagestapel.
h3-ask-morale-second = Zuerst deinen Marker für gute Moral ausgeben?
    .why = Du bekommst gleich einen weiteren, und niemand hat mehr als einen.
h3-ask-choose-stat = { $card }: Welcher Wert steigt?
    .why = Die Karte erhöht Angriff, Verteidigung oder Initiative.
h3-ask-choose-mirror = { $card }: Wen trifft der Zauber stattdessen?
    .why = Der Zauber bekommt ein anderes Ziel deiner Wahl.
h3-ask-choose-spell = { $card }: Welcher Zauber?
    .why = Zauber aus deinem Ablagestapel kommen zurück auf deine Hand.
h3-ask-choose-resource = { $card }: Welche Ressource?
    .why = Ein Ergebnis zählt.

h3-group-morale = Gute Moral
h3-group-scroll = Spruchrolle
h3-group-permanent = Dauerhafte Karte im Spiel
h3-group-as-attack = Jede Karte für Angriff
h3-group-effect-reroll = Würfel wiederholen
h3-group-reroll-die = Würfel wiederholen
h3-group-take = Ergebnis wählen
h3-group-school = Schule
h3-group-not-cast = Nicht wirken
h3-group-find = Karte nehmen
h3-group-search = Suchen
h3-group-search-again = Noch einmal suchen
h3-group-first-of-school = Erster Zauber einer Schule
h3-group-dig = Aufdecken

h3-opt-morale-draw = Gute Moral ausgeben: eine Karte ziehen
h3-opt-morale-exchange = Gute Moral ausgeben: Karten ablegen und ebenso viele ziehen
h3-opt-morale-reroll = Gute Moral ausgeben: { $die } wiederholen
h3-opt-morale-keep = Den Marker behalten
h3-opt-scroll = { $card } aus einer Spruchrolle wirken{ $target ->
        [none] {""}
       *[some] : { $target }
    }
h3-opt-permanent = { $card } aus dem Spiel nutzen, Experte
h3-opt-as-attack = { $card } für Angriff ablegen
h3-opt-effect-reroll = { $die } wiederholen
h3-opt-reroll-die = { $die } wiederholen
h3-opt-take = { $face } wählen
h3-opt-school = { $school }
h3-opt-not-cast = Nicht wirken
h3-opt-find = { $card } nehmen
h3-opt-search = Den Stapel durchsuchen
h3-opt-search-again = Diese ablegen und noch einmal suchen
h3-opt-morale-search = Gib positive Moral aus: lege diese ab und suche noch einmal
h3-opt-first-of-school = Den ersten Zauber der Schule { $school } nehmen
h3-opt-dig = Die nächste Karte aufdecken
h3-opt-stop-digging = Aufhören
h3-opt-stat-attack = Angriff
h3-opt-stat-defense = Verteidigung
h3-opt-stat-initiative = Initiative
h3-opt-resource = { $what }

h3-die-attack = den Würfel mit { $face }
h3-die-guard = den Würfel des Verteidigungsmarkers mit { $face }
h3-all-dice = alle Würfel
h3-resource-gold = { $n } Gold
h3-resource-materials = { $n } Baumaterial
h3-resource-valuables = { $n ->
        [one] 1 Kostbarkeit
       *[other] { $n } Kostbarkeiten
    }

h3-event-gains-movement = { $n } Bewegungspunkte mehr.
h3-event-die-fixed = { $unit }: Eine Karte legt die Würfel fest.
h3-event-die-ignored = { $unit }: Ein Würfel zählt nicht.
h3-event-rerolls-side = { $side } würfelt noch einmal.
h3-event-die-fixed-side = { $side }: Eine Karte legt die Würfel fest.
h3-event-die-ignored-side = { $side }: Ein Würfel zählt nicht.
h3-event-rolls-dice = { $side } würfelt für die Karte.
h3-event-names-school = { $side }: Der Magische Pfeil gehört zur Schule { $school }.
h3-event-turns-aside = { $side }: Der Zauber trifft nun { $unit }.
h3-event-saves = { $side }: Der Angriff auf { $unit } wird aufgehoben.
h3-event-turns-over = { $side } deckt { $cards } auf.
h3-event-finds = { $side } nimmt { $card }.
h3-event-removes = { $side } entfernt { $card } aus dem Spiel.
h3-event-morale = { $side }: { $n ->
        [1] gute Moral
        [-1] schlechte Moral
       *[0] kein Moralmarker
    }.
h3-event-gains = { $side } erhält { $what }.

h3-4-extend-mp-source--no-limit = Bewegung zählt nur in einem Kampf mit Rundengrenze, für den Helden, der ihn begann.
h3-14-positive-uses--banned = Eine Karte verbietet in diesem Kampf, gute Moral auszugeben.
h3-14-positive-uses--no-token = Du hast keinen Marker für gute Moral.
h3-14-positive-uses--no-die = Von dir liegt kein Würfel auf dem Tisch.
h3-14-positive-uses--no-hand = Du hast keine Karten auf der Hand.
h3-14-negative-cancels--no-token = Der Gegner hat keinen Marker für gute Moral.
h3-14-necropolis-no-morale--ignores = Die Nekropole kennt keine Moral.
h3-12-reroll-after-roll--banned = Eine Karte verbietet in diesem Kampf, Angriffswürfel zu wiederholen.
h3-12-reroll-after-roll--no-die = Kein von dir geworfener Würfel liegt auf dem Tisch.
h3-12-fortune-before-roll--rolled = „Fortuna“ muss vor dem Wurf angesagt werden.
h3-4-instant-before-roll--no-retaliation = Niemand schlägt gegen eine deiner Einheiten zurück.
h3-4-instant-before-roll--not-golden = Es wirkt nur gegen eine goldene Einheit, die angegriffen wird.
h3-12-resurrection-attack-only--not-lethal = Kein Angriff würde gerade eine deiner Einheiten besiegen.
h3-12-specialty-not-spell--school-power = Zauberkraft einer Schule bezahlt nur Zauber.
h3-12-schools--no-spell = Kein gegnerischer Zauber wartet auf eine Antwort.
h3-12-schools--other-spell = Der Zauber gehört zu einer anderen Schule oder Stufe.
h3-12-schools--not-aimed-at-you = Der Zauber zielt auf keine deiner Einheiten, die die Karte schützt, oder hat kein anderes Ziel.
h3-12-spell-empower--too-strong = Der Zauber wurde mit zu viel Zauberkraft gewirkt.
h3-12-ongoing-duration--no-spells = Eine Karte verbietet, diesen Zauber zu wirken.
h3-12-ongoing-duration--no-attack = Eine Karte hindert die Einheit, in dieser Aktivierung anzugreifen.
h3-12-artifact-choose--discard-pile = Nur bei leerem Ablagestapel.
h3-12-artifact-choose--sea = Nur auf See.
h3-12-artifact-choose--no-enemy-hand = Der Gegner hat keine Karten auf der Hand.
h3-15-war-machine-permanent--not-owned = Du hast die nötige Kriegsmaschine nicht.
h3-12-discard-after-use--nothing-cast = Du hast in dieser Aktivierung keinen Zauber gewirkt.
h3-4-one-spell-per-round--nothing-to-cast = Kein Zauber könnte jetzt gewirkt werden.
h3-12-start-of-combat-order--not-now = Nur wenn der Kampf oder eine Runde beginnt.
h3-12-gained-card-to-hand--nothing-there = Keine solche Karte ist zu finden.
