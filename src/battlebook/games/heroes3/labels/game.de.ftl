# Asks, options, events and sums of a combat. Things come as references, numbers as numbers.

## Spaces and lists

h3-space-a1 = a1
h3-space-b1 = b1
h3-space-c1 = c1
h3-space-d1 = d1
h3-space-a2 = a2
h3-space-b2 = b2
h3-space-c2 = c2
h3-space-d2 = d2
h3-space-a3 = a3
h3-space-b3 = b3
h3-space-c3 = c3
h3-space-d3 = d3
h3-space-a4 = a4
h3-space-b4 = b4
h3-space-c4 = c4
h3-space-d4 = d4
h3-space-a5 = a5
h3-space-b5 = b5
h3-space-c5 = c5
h3-space-d5 = d5
h3-list-comma = { $a }, { $b }

## Headings of the log

h3-heading-placing = Aufstellung
h3-heading-battle = Kampfrunde { $n }
h3-heading-before = Vor der ersten Runde
h3-heading-over = Ende des Kampfes

## What is asked, and why

h3-ask-place = Stelle deine Einheiten auf: { $least } bis { $most }.
    .why = Jede Seite stellt bis zu fünf Einheiten in ihre hintere und vordere Reihe, der Angreifer zuerst.
h3-typed-attack = Angriffswürfel
h3-typed-resource = Ressourcenwürfel
h3-ask-activate = Welche Einheit ist zuerst dran?
    .why = Deine Einheiten haben dieselbe Initiative: Wer sie führt, wählt.
h3-ask-act = { $unit }: Wähle eine Aktion.
    .why = Nach der Initiative ist diese Einheit dran. Sie darf sich nach ihrer Art bewegen und angreifen oder sich verteidigen.
h3-ask-follow = { $unit }: Die Bewegung ist gemacht. Und jetzt?
    .why = Nach ihrer Bewegung darf eine Einheit noch handeln.
h3-ask-step = { $unit }: Noch ein Schritt nach dem Angriff?
    .why = Eine Fernkampf-Einheit greift erst an und darf sich dann 1 Feld bewegen.
h3-ask-reroll = { $unit }: Den Angriffswürfel noch einmal werfen?
    .why = Die Fähigkeit der Einheit erlaubt es; der neue Wurf zählt.
h3-ask-cancel = { $unit }: Den Angriff auf { $target } aufheben?
    .why = Der Angriff würde eine eigene Einheit besiegen. Einmal je Kampf darf er aufgehoben werden.
h3-ask-second-strike = { $unit }: Wen trifft der zweite Angriff?
    .why = Er muss eine Einheit neben { $target } treffen, notfalls eine eigene.
h3-ask-further-attack = { $unit }: Das nächste Ziel?
    .why = Die Einheit greift mehrere angrenzende Einheiten an, jede mit eigenem Wurf.
h3-ask-extra-attack = { $unit }: Noch eine angrenzende Einheit angreifen?
    .why = Die LP des Ziels sind auf 0 gesunken.
h3-ask-return = { $unit }: Zurück auf das Anfangsfeld?
    .why = Die Fähigkeit der Einheit erlaubt es.
h3-ask-splash = { $unit }: Wer wird noch verletzt?
    .why = Der Angriff verletzt eine weitere Einheit.
h3-ask-push = { $unit }: Auf welches Feld weicht die Einheit aus?
    .why = Sie muss von { $target } weg, auf ein nicht angrenzendes Feld.
h3-ask-activation-damage = { $unit }: Welche Einheit erleidet den Schaden?
    .why = Die Fähigkeit wirkt bei der Aktivierung.
h3-ask-heal-friend = { $unit }: Welche eigene Einheit wird geheilt?
    .why = Die Fähigkeit wirkt bei der Aktivierung; Heilen geht vor.
h3-ask-keep-token = { $unit }: Welche { $token } bleibt: { $old } (Runden: { $rounds }) oder { $new } (Runden: { $newrounds })?
    .why = Eine Einheit hat nur eine von jeder Art; wer sie führt, behält eine von zweien.
h3-ask-extend = Noch eine Runde kämpfen oder Rückzug? Bewegungspunkte: { $mp }.
    .why = Ein Kampf gegen neutrale Einheiten dauert eine Runde; jede weitere kostet 1 BP.

## Groups of options

h3-group-attack = Angreifen
h3-group-move = Bewegen
h3-group-defend = Verteidigen
h3-group-ability = Fähigkeit
h3-group-end = Aktivierung beenden
h3-group-activate = Aktivieren
h3-group-reroll = Noch einmal werfen
h3-group-keep = Wurf behalten
h3-group-cancel = Angriff aufheben
h3-group-let = Geschehen lassen
h3-group-strike = Auch angreifen
h3-group-stop = Kein weiterer Angriff
h3-group-return = Zurückkehren
h3-group-stay = Bleiben
h3-group-splash = Auch verletzen
h3-group-activation-damage = Schaden
h3-group-heal-friend = Heilen
h3-group-keep-old = Alte Marke behalten
h3-group-take-new = Neue Marke nehmen
h3-group-extend = Weiterkämpfen
h3-group-retreat = Rückzug

## Options

h3-opt-unit = { $unit }
h3-opt-space = { $space }
h3-opt-attack = { $unit } von { $space } aus angreifen
h3-opt-attack-here = { $unit } von hier aus angreifen
h3-opt-move = Nach { $space } ziehen
h3-opt-defend = Verteidigen: Verteidigungsmarke nehmen
h3-opt-end = Nichts weiter tun
h3-opt-activate = { $unit } zuerst
h3-opt-attack-token = Angriffsmarke für { $unit }
h3-opt-weakness-token = Schwächemarke auf { $unit }
h3-opt-summon = Wenige Dämonen auf { $space } beschwören
h3-opt-reinforce = { $unit } zur Schar machen
h3-opt-reroll = Noch einmal werfen
h3-opt-keep = Diesen Wurf behalten
h3-opt-cancel = Den Angriff aufheben (einmal je Kampf)
h3-opt-let = Den Angriff geschehen lassen
h3-opt-strike = { $unit } angreifen
h3-opt-stop = Niemanden mehr angreifen
h3-opt-return = Zurück nach { $space }
h3-opt-stay = Hier bleiben
h3-opt-splash = { $unit } verletzen
h3-opt-activation-damage = { $unit } verletzen
h3-opt-heal-friend = { $unit } heilen
h3-opt-keep-old = Die alte Marke behalten
h3-opt-take-new = Die neue Marke nehmen
h3-opt-extend = 1 BP für eine weitere Runde ausgeben
h3-opt-retreat = Rückzug: Der Kampf endet

## Neben den Wahlen, hinter „nicht“, und im Rückblick

h3-meta-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
h3-meta-falls = besiegt { $n } %
h3-meta-flips = gedreht { $n } %
h3-meta-holds = hält stand
h3-not-attack = { $unit } angreifen
h3-not-move = nach { $space } ziehen
h3-not-defend = verteidigen
h3-not-end = nichts weiter tun
h3-did = { $unit }: { $what }
h3-did-discard = { $n ->
    [0] Keine Karte wird abgelegt
    [one] Eine Karte wird abgelegt
   *[other] { $n } Karten werden abgelegt
}
h3-did-place = { $n ->
    [0] Keine weitere Einheit aufgestellt
    [one] Eine Einheit aufgestellt
   *[other] { $n } Einheiten aufgestellt
}
h3-phase-move = Ziehen
h3-phase-attack = Angreifen
h3-phase-step = Ein Schritt

## What happened

h3-event-placed = { $unit } auf { $space } aufgestellt.
h3-event-summoned = { $unit } auf { $space } beschworen.
h3-event-combat-begins = Der Kampf beginnt.
h3-event-round-begins = Kampfrunde { $n } beginnt.
h3-event-round-ends = Alle Einheiten waren aktiv: Runde { $n } endet, die Klötzchen kommen weg.
h3-event-activates = { $unit }: Aktivierung.
h3-event-skips = { $unit }: gelähmt, die Aktivierung entfällt.
h3-event-moves = { $unit }: Zug von { $start } nach { $space }.
h3-event-returns = { $unit }: zurück nach { $space }.
h3-event-pushed = { $unit }: von { $start } nach { $space } verdrängt.
h3-event-attacks = { $unit }: Angriff auf { $target }.
h3-event-retaliates = { $unit }: Vergeltung gegen { $target }.
h3-event-rolls = { $unit }: Angriffswürfel.
h3-event-die-set = { $unit }: Das Ziel bestimmt den Würfel.
h3-event-rerolls = { $unit }: Der Würfel wird noch einmal geworfen.
h3-event-guard-roll =
    { $unit }: Wurf für die Verteidigungsmarke{ $n ->
        [1] {", +1 Verteidigung"}
       *[other] {", nichts"}
    }.
h3-event-extra-roll = { $unit }: ein weiterer Wurf für die Fähigkeit.
h3-event-hits = { $target }: { $n } Schaden durch { $unit }.
h3-event-hurt = { $unit }: { $n } Schaden.
h3-event-cancels = { $unit }: Der Angriff auf { $target } ist aufgehoben.
h3-event-resists = { $unit }: Die Wirkung wird abgewehrt.
h3-event-flips =
    { $unit }: von der Schar zu Wenigen{ $left ->
        [0] {""}
       *[other] {", übriger Schaden:"} { $left }
    }.
h3-event-reinforced = { $unit }: von Wenigen zur Schar.
h3-event-revives = { $unit }: wieder da mit { $n } LP.
h3-event-stack-lost = { $unit }: Die Stapelmarke geht verloren.
h3-event-falls = { $unit }: besiegt.
h3-event-heals = { $unit }: { $n } Schaden geheilt.
h3-event-buffed = { $unit }: +{ $n } Angriff in dieser Aktivierung.
h3-event-defends = { $unit }: Verteidigung, mit einer Verteidigungsmarke.
h3-event-waits = { $unit }: nichts weiter.
h3-event-token-placed = { $unit }: { $token } ({ $n }).
h3-event-token-removed = { $unit }: { $token } entfernt.
h3-event-pays-movement = 1 BP für eine weitere Runde; übrig: { $n }.
h3-event-combat-ends-victory = { $side }: Sieg.
h3-event-combat-ends-retreat = Rückzug; der Kampf ist vorbei.
h3-event-combat-ends-defeat = { $side }: Sieg. Der Einheitenstapel ist leer: Niederlage.
h3-event-combat-ends-draw = Beide Seiten haben ihre letzte Einheit verloren: Niemand gewinnt.
h3-event-combat-ends-stall = Zwanzig Runden ohne Schaden: Der Kampf endet unentschieden.
h3-event-units-return = Überlebende Einheiten kehren in ihren Einheitenstapel zurück.
h3-event-neutrals-discarded = Übrige neutrale Einheiten werden abgelegt.

## The sum of an attack

h3-sum-attack = Angriff
h3-sum-fixed-attack = Angriff der Fähigkeit
h3-sum-attack-token = Angriffsmarke
h3-sum-weakness-token = Schwächemarke
h3-sum-stack = Stapelmarke
h3-sum-if-stacked = Gestapelt
h3-sum-buff = Niemand zu heilen
h3-sum-if-flipped = In diesem Kampf zu Wenigen geworden
h3-sum-versus = Gegen diese Einheit
h3-sum-roll-bonus = Durch den Wurf
h3-sum-retaliation-penalty = Schwächere Vergeltung
h3-sum-die = Angriffswürfel
h3-sum-elemental = Elementar: keine Verteidigung
h3-sum-defense = Verteidigung
h3-sum-ignores-defense = Aufgedruckte Verteidigung zählt nicht
h3-sum-guard = Verteidigungsmarke
h3-sum-defense-on-die = Verteidigung durch den Wurf
h3-sum-versus-retaliation = Verteidigung gegen Vergeltung
h3-sum-corrosion = Korrosionsmarke
h3-sum-defense-cut = Verteidigung gesenkt
h3-sum-cap = Höchstens so viel
h3-sum-floor = Nie unter 0
h3-sum-damage = Schaden

## Odds

h3-odds-falls-holds = { $target }: besiegt
h3-odds-falls-flips = { $target }: besiegt; { $unit }: auf Wenige gedreht
h3-odds-falls-falls = { $target } und { $unit }: beide besiegt
h3-odds-flips-holds = { $target }: auf Wenige gedreht
h3-odds-flips-flips = { $target } und { $unit }: beide auf Wenige gedreht
h3-odds-flips-falls = { $target }: auf Wenige gedreht; { $unit }: besiegt
h3-odds-holds-holds = Beide halten
h3-odds-holds-flips = { $unit }: auf Wenige gedreht
h3-odds-holds-falls = { $unit }: besiegt
h3-odds-no-choice = Freiwillige Fähigkeiten werden nicht eingesetzt.
h3-odds-no-cards = Niemand spielt Karten.
h3-left = Einheiten für { $n } Gold übrig
