# Moralkarten, die Marker ersetzen.

h3-variant-morale-cards = Variante: Moralkarten statt Marker
h3-morale-repeat-search = Zweiter Blick
    .text = Bei einer Suche: Lege die aufgedeckten Karten ab und suche noch einmal.
h3-morale-combat-draw = Tatendrang
    .text = Wenn ein Kampf beginnt: Ziehe eine Karte.
h3-morale-combat-bonus = Standhaft
    .text = Vor einem Wurf: +1 Angriff oder +1 Verteidigung für diesen Angriff.
h3-morale-reroll-die = Glückliche Hand
    .text = Wirf einen deiner Würfel neu.
h3-morale-set-die-plus = Sicherer Hieb
    .text = Nach deinem Wurf: Drehe einen der Angriffswürfel auf +1.
h3-morale-remove-token = Abgeschüttelt
    .text = Entferne den Lähmungsmarker einer deiner Einheiten.
h3-morale-redraw-hand = Neuer Plan
    .text = Lege beliebig viele Karten ab und ziehe ebenso viele.
h3-morale-search-one = Hastige Suche
    .text = Deine nächste Suche unter mehreren Karten deckt nur eine auf.
h3-morale-set-die-minus = Strauchler
    .text = Bei deinem nächsten Angriffswurf wird einer der Angriffswürfel auf -1 gedreht.
h3-morale-next-roll-minus = Schwacher Arm
    .text = Dein nächster Wurf für Angriff oder Verteidigungsmarker zählt 1 weniger.
h3-morale-one-die-less = Ein Würfel zu wenig
    .text = Wenn du das nächste Mal zwei oder mehr Angriffswürfel werfen würdest, wirfst du einen weniger.
h3-morale-skip-activation = Verzagt
    .text = Wirf vor jeder Aktivierung deiner Einheiten einen Würfel; bei -1 wird die Einheit nicht aktiviert, und diese Karte geht.
h3-morale-random-discard = Verlorene Befehle
    .text = Wenn dein nächster Kampf beginnt, lege eine zufällige Karte ab.
h3-morale-reroll-plus = Kein Glück
    .text = Die nächste +1 auf einem deiner Angriffswürfel wird neu geworfen.
h3-sum-morale-card = Moralkarte
h3-opt-morale-plus = Moralkarte: drehe { $die } auf +1
h3-opt-morale-raise = { $what ->
        [attack] Moralkarte: +1 Angriff für diesen Angriff
       *[defense] Moralkarte: +1 Verteidigung für diesen Angriff
    }
h3-opt-morale-free = Moralkarte: befreie { $unit } vom Lähmungsmarker
h3-event-morale-card = { $side } zieht eine Moralkarte: { $card }.
h3-event-morale-card-goes = { $side }: Die Moralkarte { $card } kommt unter ihren Stapel.
h3-14-morale-cards--no-card = Dafür hast du keine Moralkarte.
h3-14-morale-cards--not-now = Deine Moralkarte bewirkt in diesem Augenblick nichts.
h3-19-no-rerolls--never = In dieser Partie wird kein Würfel neu geworfen.
