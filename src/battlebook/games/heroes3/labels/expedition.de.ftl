# Der Feldzug: Aufstellung, Karte, was dort gefragt wird und geschieht, die Wertung.

h3-setup-expedition = Feldzug
    .about = Ein Held mit Deck und wachsender Armee auf einer gelosten Karte, Runde um Runde, gegen Wachen und einen gegnerischen Helden nach den KI-Regeln. Am Ende wartet ein azurner Wächter.
h3-expedition-player = Held
h3-field-hero = Dein Held
h3-field-length = Länge
h3-length-short = Kurz, 9 Runden
h3-length-medium = Mittel, 13 Runden
h3-length-long = Lang, 16 Runden

## Die Karte

h3-heading-map = Runde { $n } auf der Karte
h3-heading-expedition-over = Ende des Feldzugs
h3-hero-main = der Hauptheld
h3-hero-second = der Zweitheld
h3-hero-nobody = die Besatzung
h3-place-town = Heimatstadt
h3-place-settlement = Siedlung
h3-place-mine = Mine
h3-place-treasure = Schatz
h3-place-dwelling = Behausung
h3-place-stone = Lehrstein
h3-place-bank = Kreaturenbank
h3-place-stronghold = Gegnerische Stadt
h3-place-camp = Lager
h3-place-guardian = Wächter

## Was gefragt wird, und warum

h3-ask-expedition = Runde { $n } von { $rounds }: Was tust du? Bewegungspunkte: { $mp }, Gold: { $gold }.
    .why = Helden ziehen in beliebiger Folge, 1 BP je Feld; ein bewachtes Feld löst einen Kampf aus. In einer Stadt kannst du rekrutieren.
h3-ask-haven = Wohin geht der besiegte Hauptheld?
    .why = Nach einer Niederlage kommt er in eine eigene Stadt oder Siedlung.
h3-ask-give-up = Der gegnerische Held greift den Zweithelden an. Kämpfen?
    .why = Ein Zweitheld darf sofort aufgegeben werden; dann gehen keine Einheiten verloren.
h3-ask-town = Ein Kampf ist angesagt. Vorher noch etwas in der Stadt? Gold: { $gold }.
    .why = Stadtaktionen sind bis zum ersten Schritt des Aufbaus möglich, im Kampf nicht.
h3-ask-diplomacy = Welche neutralen Einheiten wirbst du an? Gold: { $gold }.
    .why = Für jede Art von Behausung wurde eine Karte aufgedeckt; eine davon kannst du für ihren Wert anwerben.
h3-ask-leap = Wohin geht der Hauptheld?
    .why = Die Karte bringt ihn auf ein Feld deiner Wahl; was dort wartet, wird wie immer bekämpft oder besucht.
h3-ask-raise = Welche Einheit wird zum halben Preis verstärkt? Gold: { $gold }.
    .why = Nach einem gewonnenen Kampf dreht die Karte eine Einheit ihrer Ränge, die wenige zeigt, für das halbe Gold auf die Scharseite.
h3-ask-empower = Welche Statistik deiner Hand wird zu einer verstärkten?
    .why = Die Karte tauscht einige Statistiken der Hand gegen ihre verstärkten Karten.
h3-ask-refresh = Deine Hand: Welche Karten legst du ab, bevor du ziehst?
    .why = Zu Beginn deines Zuges darfst du beliebig ablegen, musst dein Handlimit einhalten und ziehst bis dorthin.

h3-group-go = Hauptheld
h3-group-send = Zweitheld
h3-group-recruit = Rekrutieren
h3-group-train = Verstärken
h3-group-hire = Anwerben
h3-group-rest = Runde beenden
h3-group-haven = Gehen nach
h3-group-stand = Kämpfen
h3-group-concede = Aufgeben
h3-group-study = Zauber
h3-group-to-battle = In den Kampf
h3-group-recruit-neutral = Anwerben
h3-group-leap = Gehen nach
h3-group-raise = Verstärken
h3-group-empower = Statistik verstärken
h3-group-enough = Nicht mehr
h3-group-parley = Diplomatie
h3-group-leave-them = Niemanden anwerben

h3-opt-go-free = Nach { $field } ({ $no }) ziehen
h3-opt-go-new = { $field } ({ $no }) besuchen
h3-opt-go-fight = Um { $field } ({ $no }) kämpfen, Wachen { $numeral }
h3-opt-go-quick = Schnellkampf: { $field } ({ $no }), Wachen { $numeral }
h3-opt-go-bank = Um { $field } ({ $no }) kämpfen
h3-opt-go-foe = Den gegnerischen Helden angreifen, Stufe { $level }: { $field } ({ $no })
h3-opt-go-garrison = { $field } ({ $no }) und die Garnison angreifen
h3-opt-send-free = Zweitheld: nach { $field } ({ $no }) ziehen
h3-opt-send-new = Zweitheld: { $field } ({ $no }) besuchen
h3-opt-send-fight = Zweitheld: um { $field } ({ $no }) kämpfen, Wachen { $numeral }
h3-opt-send-quick = Zweitheld: Schnellkampf, { $field } ({ $no }), Wachen { $numeral }
h3-opt-send-bank = Zweitheld: um { $field } ({ $no }) kämpfen
h3-opt-send-foe = Zweitheld: den gegnerischen Helden angreifen, { $field } ({ $no })
h3-opt-send-garrison = Zweitheld: { $field } ({ $no }) und die Garnison angreifen
h3-opt-recruit = { $card }, Wenige: { $n } Gold
h3-opt-train = { $card } zur Schar: { $n } Gold
h3-opt-hire = Ein Zweitheld: { $n } Gold
h3-opt-study = Suche({ $cards }) im Zauberdeck: { $n } Gold
h3-opt-buy-machine = { $card }: { $n } Gold
h3-opt-to-battle = In den Kampf
h3-opt-recruit-neutral = { $card }: { $n } Gold
h3-opt-leap = { $field } ({ $no })
h3-opt-raise = { $card } zur Schar: { $n } Gold
h3-opt-empower = { $card }
h3-opt-parley = { $card }: ohne Kampf gewinnen
h3-opt-leave-them = Niemanden anwerben
h3-opt-rest = Runde beenden
h3-opt-haven = { $field } ({ $no })
h3-opt-stand = Kämpfen
h3-opt-concede = Den Zweithelden aufgeben

## Was geschehen ist

h3-event-expedition-begins = Der Feldzug beginnt; er dauert { $n } Runden.
h3-event-bonus = Die Rohstoffwürfel bringen { $n } Gold.
h3-event-day-begins = Runde { $n } beginnt, alle Bewegungspunkte sind wieder da.
h3-event-income = Einkommen: { $n } Gold, nun { $gold }.
h3-event-gold-gained = { $n } Gold, nun { $gold }.
h3-event-found = { $field } ({ $no }) birgt { $n } Gold, nun { $gold }.
h3-event-gold-paid = { $n } Gold geht an den gegnerischen Helden.
h3-event-recruited = { $card }: für { $n } Gold im Einheitendeck.
h3-event-trained = { $card }: für { $n } Gold zur Schar.
h3-event-hired = Ein Zweitheld ist für { $n } Gold angeworben.
h3-event-travels = Nach { $field } ({ $no }) gezogen: { $hero }, noch { $mp } BP.
h3-event-goes-back = Zurück nach { $field } ({ $no }): { $hero }.
h3-event-flees = Besiegt und nach { $field } ({ $no }) gebracht: { $hero }.
h3-event-second-removed = Der Zweitheld verlässt die Karte.
h3-event-visits = { $field } ({ $no }) ist besucht.
h3-event-flagged = { $field } ({ $no }) gehört dir.
h3-event-experience = Erfahrung: { $n }, { $hero }.
h3-event-level-up = Der Hauptheld erreicht Stufe { $level }.
h3-event-cube-given = Der gegnerische Held erhält ein Fraktionsklötzchen.
h3-event-foe-moves = Der gegnerische Held zieht nach { $field } ({ $no }).
h3-event-foe-beaten = Der gegnerische Held ist besiegt und verlässt die Karte.
h3-event-quick-combat = Schnellkampf: Die Wachen von { $field } ({ $no }) gelten als besiegt.
h3-event-fight-begins = Kampf: { $field } ({ $no }).
h3-event-deck-returns = { $n ->
        [0] Keine Einheit kehrt ins Einheitendeck zurück.
        [one] 1 Einheit ist im Einheitendeck.
       *[other] { $n } Einheiten sind im Einheitendeck.
    }
h3-event-deck-refilled = Das Einheitendeck ist leer: Die { $n } Starteinheiten kommen noch einmal, umsonst.
h3-event-penance = Eine zweite negative Moral: Am Ende der Runde wird die Hand abgelegt.
h3-event-studies = { $n } Gold für einen Zauber.
h3-event-machine-paid = { $n } Gold für eine Kriegsmaschine.
h3-event-defence-paid = { $n } Gold für die Verteidigung ohne Helden.
h3-event-talked-round = Die Wachen von { $field } ({ $no }) lassen dich durch und gelten als besiegt.
h3-event-units-cheaper = Die nächste Einheit dieser Runde kostet { $n } Gold weniger.
h3-event-study-cheaper = Der nächste Zauber dieser Runde kostet { $n } Gold weniger, mit Suche({ $cards }).
h3-event-mp-gained = { $n } BP mehr in dieser Runde.
h3-event-neutral-shown = Aufgedeckt: { $card }.
h3-event-foe-learns = Der gegnerische Held erhält { $n } Erfahrung; seine Stufe ist { $level }.
h3-event-site-lost = { $field } ({ $no }) ist an den gegnerischen Helden verloren.
h3-event-eliminated = Der Spieler ist ausgeschieden.
h3-event-surrender-move = Abseits des Kampfplans: Der Hauptheld geht in eine Stadt oder Siedlung, die andere Seite erhält weder Erfahrung noch einen Fraktionswürfel.
h3-event-expedition-lost = Der Feldzug ist verloren.
h3-event-expedition-won = Der Wächter ist gefallen.
h3-event-expedition-over = Die Zeit ist um.

## Die Wertung

h3-result-expedition-won = Der Wächter ist gefallen: Der Feldzug ist gewonnen.
h3-result-expedition-over = Die Zeit ist um: Der Wächter steht noch.
h3-result-expedition-lost = Ausgeschieden: Der Feldzug ist verloren.
h3-score-beaten = Besiegte Felder
h3-score-level = Stufen
h3-score-owned = Minen und Städte
h3-score-foe = Der gegnerische Held
h3-score-army = Armee
h3-score-gold = Gold
h3-score-guardian = Der Wächter
h3-score-rounds = Übrige Runden
h3-score-cubes = Abgegebene Fraktionsklötzchen
h3-rank-0 = Wanderer
h3-rank-1 = Kundschafter
h3-rank-2 = Hauptmann
h3-rank-3 = Eroberer
h3-rank-4 = Legende

## Ablehnungen

h3r-expedition-rounds--no-option = Das geht jetzt auf der Karte nicht.
h3r-expedition-rounds--rounds = Ein Feldzug hat 1 bis 16 Runden.
h3r-expedition-rounds--missing-field = In der Aufstellung fehlt etwas.
h3r-expedition-rounds--unknown-field = Dieses Feld hat die Aufstellung nicht.
h3r-expedition-rounds--unknown-variant = Diese Variante gibt es nicht.
h3r-expedition-rounds--unknown-ruling = Diese Entscheidung oder diese Möglichkeit gibt es nicht.
h3r-expedition-rounds--no-choice = Das steht nicht zur Wahl.
h3r-expedition-rounds--no-number = Diese Zahl ist nicht möglich.
h3r-expedition-rounds--no-flag = Das ist weder Ja noch Nein.
h3r-expedition-map--not-next = Von dort, wo der Held steht, führt kein Weg dahin.
h3-13-main-hero-mp--none-left = Der Hauptheld hat in dieser Runde keine Bewegungspunkte mehr.
h3-13-secondary-hero-mp--none-left = Der Zweitheld hat in dieser Runde keine Bewegungspunkte mehr.
h3r-expedition-trade--no-town = Kein Held steht in einer eigenen Stadt oder Siedlung.
h3r-expedition-trade--no-dwelling = Kein Held steht in einer besuchten Behausung, wo es goldene Einheiten gibt.
h3r-expedition-trade--gold = { $card }: Der Preis ist { $n } Gold, da sind { $gold }.
h3r-expedition-trade--not-few = { $card }: keine Wenigen im Einheitendeck.
h3-9-seven-units-per-faction--faction = { $card }: von einer anderen Fraktion.
h3-9-seven-units-per-faction--have-it = { $card }: schon im Einheitendeck.
h3r-expedition-second-hero--one = Es gibt schon einen Zweithelden.
h3r-expedition-second-hero--none = Es gibt keinen Zweithelden.
h3r-expedition-second-hero--no-town = Der Hauptheld steht in keiner eigenen Stadt oder Siedlung.
h3r-expedition-second-hero--gold = Ein Zweitheld kostet { $n } Gold, da sind { $gold }.
h3-5-defeated-main-moves--no-option = Das ist keine eigene Stadt oder Siedlung.
h3-1-secondary-instant-defeat--no-option = Kämpfen, oder den Zweithelden aufgeben.
h3r-expedition-trade--studied = In dieser Runde wurde schon ein Zauber gekauft.
h3r-expedition-cards--not-in-hand = Diese Karte ist nicht auf der Hand.
h3r-expedition-cards--no-use = Diese Verwendung hat die Karte nicht.
h3r-expedition-cards--no-effect = { $card }: Diese Verwendung bewirkt auf der Karte nichts.
h3r-expedition-cards--no-spell = { $card }: Kein Zauber der Hand braucht auf der Karte Zauberkraft.
h3r-expedition-cards--power = { $card }: Es liegt nicht genug Zauberkraft auf dem Tisch.
h3r-expedition-cards--not-equal = { $card }: nur vor einem Kampf gegen Wachen, deren Schwierigkeit die Stufe des Haupthelden ist.
h3r-expedition-cards--no-field = { $card }: Es gibt kein Feld, auf das sie führen könnte.
h3r-expedition-cards--not-won = { $card }: nur gleich nach einem gewonnenen Kampf, bevor der Held weiterzieht.
h3r-expedition-cards--no-unit = { $card }: Es gibt keine solche Einheit, oder das Gold reicht nicht.
h3r-expedition-cards--no-statistic = { $card }: keine Statistik auf der Hand, die verstärkt werden könnte.
h3r-expedition-cards--not-risen = { $card }: nur in einer Runde, in der der Hauptheld eine Stufe erreicht hat.
h3r-expedition-cards--not-negative = { $card }: Es gibt keine negative Moral, die sich übergehen ließe.
h3r-expedition-cards--morale = { $card }: Der Held hat schon positive Moral.
h3r-expedition-cards--gold = { $card }: Das Gold reicht nicht.
h3r-expedition-cards--no-option = Das wurde nicht aufgedeckt oder ist zu teuer.
h3-1-town-actions-before-setup--in-combat = Im Kampf gibt es keine Stadtaktionen.
h3-1-town-actions-before-setup--no-option = Diese Stadtaktion ist jetzt nicht möglich.
