# Helden und ihre Karten im Kampf: Aufbau, Fragen, Möglichkeiten, was geschieht, warum etwas nicht geht.

h3-setup-hero-duel = Duell mit Helden
    .about = Zwei Armeen, jede von einem Helden mit Kartenhand geführt: Werte, Zauber, Fähigkeiten, Artefakte, Spezialisierungen und Kriegsmaschinen.
h3-field-heroes = Helden
h3-result-surrender = Der Kampf endete durch Kapitulation: Niemand gewinnt.

h3-ask-cards-attack = Angriff: { $unit } gegen { $target }. Karten spielen?
    .why = Vor jedem Angriff dürfen beide Seiten Karten aus der Hand spielen, in beliebiger Reihenfolge, bis beide aufhören.
h3-ask-cards-roll = Wurf: { $unit } gegen { $target }. Eine Karte spielen, die darauf wirkt?
    .why = Zwischen Wurf und Schaden dürfen nur Karten gespielt werden, die auf den Wurf wirken.
h3-ask-cards-ability = { $unit } hat für die Fähigkeit gewürfelt: auf die Würfel einwirken?
    .why = Die Würfel haben nur die Wirkung der Fähigkeit, doch wer sie geworfen hat, darf sie noch einmal werfen.
h3-ask-cards-dice = Für eine Karte wurde gewürfelt: auf die Würfel einwirken?
    .why = Die Würfel haben nur die Wirkung der Karte, doch wer sie geworfen hat, darf sie noch einmal werfen.
h3-ask-cards-answer = Ein Zauber wird gewirkt: darauf antworten?
    .why = Manche Soforteffekte halten einen Zauber auf oder lenken ihn um, bevor er wirkt.
h3-ask-cards-about = Als Nächstes aktiviert: { $unit }. Eine Karte spielen?
    .why = Soforteffekte sind fast jederzeit möglich; dies ist der Augenblick vor einer gegnerischen Aktivierung.
h3-ask-cards-start = Der Kampf beginnt: eine Karte spielen?
    .why = Manche Karten wirken vor der ersten Aktivierung; die des Angreifers zuerst.
h3-ask-cards-round = Die Runde beginnt: eine Karte spielen?
    .why = Karten sind möglich, bevor die erste Einheit der Runde aktiviert wird; die des Angreifers zuerst.
h3-ask-discard = Wähle Karten zum Ablegen.
    .why = Die gespielte Karte verlangt es.

h3-group-play = Karte spielen
h3-group-pass = Passen
h3-group-surrender = Kapitulieren

h3-opt-pass = Passen: nichts spielen
h3-opt-surrender = Kapitulieren: 10 Gold zahlen und den Kampf beenden
h3-opt-play = { $card } spielen{ $use ->
        [basic] , einfach
        [expert] , Experte
        [empowered] , verstärkt
        [first] , erster Effekt
        [second] , zweiter Effekt
        [level0] , erster Effekt
        [level1] , zweiter Effekt
        [level2] , dritter Effekt
        [power] {""} für +1 Zauberkraft
       *[only] {""}
    }
h3-opt-play-on = { $card } spielen{ $use ->
        [basic] , einfach
        [expert] , Experte
        [empowered] , verstärkt
        [first] , erster Effekt
        [second] , zweiter Effekt
        [level0] , erster Effekt
        [level1] , zweiter Effekt
        [level2] , dritter Effekt
       *[only] {""}
    }: { $target }
h3-opt-card = { $card }
h3-card-one = { $card }

h3-event-plays = { $side }: { $card }{ $use ->
        [expert] {""} (Experte)
        [power] {""}, für Zauberkraft abgelegt
       *[basic] {""}
    }.
h3-event-plays-on = { $side }: { $card }{ $use ->
        [expert] {""} (Experte)
       *[basic] {""}
    } auf { $unit }.
h3-event-draws = { $side } zieht { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }{ $cards ->
        [none] {""}
       *[some] : { $cards }
    }.
h3-event-discards = { $side } legt ab: { $cards }.
h3-event-recovers = { $side } nimmt { $card } vom Ablagestapel.
h3-event-shuffles = { $side } mischt den Ablagestapel in das Deck.
h3-event-stopped = { $card } bleibt ohne Wirkung.
h3-event-gains-power = { $side }: +{ $n } Zauberkraft, insgesamt { $total }.
h3-event-surrenders = { $side } kapituliert und zahlt { $n } Gold.
h3-event-combat-ends-surrender = Der Kampf endet sofort: kein Sieger, kein Verlierer.

h3-4-hand-only--not-in-hand = Diese Karte ist nicht in deiner Hand.
h3-12-basic-or-expert--no-such-use = Einen solchen Effekt hat die Karte nicht.
h3-12-map-not-in-combat--map = Dieser Effekt wirkt nur auf der Karte, nie im Kampf.
h3-12-expert-limit--used-up = Die Stufe deines Helden erlaubt in dieser Runde keinen weiteren Experteneffekt.
h3-4-one-spell-per-round--cast = Du hast deinen Zauber dieser Runde gewirkt.
h3-12-discard-after-use--too-few = Du hast zu wenige andere Karten zum Ablegen.
h3-4-ongoing-activation-window--not-now = Jetzt ist nicht der Augenblick dafür: Dauer- und Aktivierungseffekte kommen, während eine eigene Einheit aktiviert ist und noch nicht angegriffen hat; Karten für den Kampfbeginn dann.
h3-4-instant-window--rolled = Der Würfel ist gefallen: Bis zum Schaden sind nur Karten möglich, die auf den Wurf wirken.
h3-12-spell-empower--power = Für diesen Effekt liegt nicht genug Zauberkraft auf dem Tisch.
h3-12-schools--power-bound = Die Zauberkraft auf dem Tisch dient einer anderen Schule.
h3-12-schools--other-power = Es liegt schon Zauberkraft, die an eine andere Schule gebunden ist.
h3-4-cards-both-players--no-target = Es gibt nichts, worauf sie zielen könnte.
h3-4-cards-both-players--operation = Dieser Effekt bewirkt im Kampf nichts.
h3-4-other-cards-unlimited--nothing-to-answer = Es gibt jetzt nichts, worauf sie antworten könnte.
h3-4-instant-before-roll--no-attack = Keine deiner Einheiten nimmt an einem Angriff teil, dem sie helfen könnte.
h3-5-surrender-timing--no-player = Kapitulieren kann man nur gegen einen anderen Spieler.
h3-5-surrender-timing--no-hero = Ohne Held kann niemand kapitulieren.
h3-5-surrender-timing--not-instead = Kapitulieren kann man nur, statt eine Einheit zu aktivieren.
h3-5-surrender-timing--forbidden = Die Karte des Gegners verbietet es.
h3-5-surrender-cost--gold = Kapitulieren kostet 10 Gold, und so viel ist nicht da.
h3-5-surrender-cost--purse = { $gold } ist kein Vorrat: Gold ist eine ganze Zahl von 0 bis 99.
h3-12-cards-main-hero-only--heroes = Es braucht zwei Helden, jeder mit „hero“ und, wenn gewünscht, „level“, „deck“, „machines“ und „gold“.
h3-12-cards-main-hero-only--unknown-hero = Einen Helden „{ $name }“ gibt es nicht{ $nearest ->
        [none] .
       *[some] ; am nächsten kommt „{ $nearest }“.
    }
h3-13-xp-two-per-level--level = { $level } ist keine Stufe; es gibt die Stufen 1 bis 7.
h3-15-war-machine-permanent--unknown-machine = Eine Kriegsmaschine „{ $name }“ gibt es nicht{ $nearest ->
        [none] .
       *[some] ; am nächsten kommt „{ $nearest }“.
    }

h3-setup-ai-hero = Gegen einen KI-Helden
    .about = Ein Held mit Karten gegen eine Armee, die den KI-Regeln folgt; bei jeder Aktivierung zieht die KI eine eigene Karte.
h3-field-foe = Gegnerische Armee
h3-event-ai-draws = Die KI zieht: { $card }.
h3-event-ai-raise = { $card } liegt auf { $unit }: +{ $n } bis zur ersten Wirkung.
