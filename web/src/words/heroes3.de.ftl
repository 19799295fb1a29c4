# Die Wörter des Kampfplans allein: was der Tisch nicht in eigenen Meldungen sagt.

h3-ui-attacker = Angreifer
h3-ui-defender = Verteidiger
h3-ui-nobody = Neutral
h3-ui-tab = Einheit
h3-ui-board = Kampfplan, 4 Spalten, 5 Reihen
h3-ui-hexboard = Schlachtfeld-Brett, 15 Spalten, 11 Reihen aus Sechsecken
h3-ui-rock = ein Hindernis
h3-ui-row = Reihe { $row }
h3-ui-empty = leer
h3-ui-hole = kein Feld: offenes Meer
h3-ui-beside = neben dem Brett
h3-ui-protected = von der Mauer geschützt
h3-ui-attack = Angriff
h3-ui-defense = Verteidigung
h3-ui-health = Leben
h3-ui-initiative = Initiative
h3-ui-initiative-is = Initiative { $n }
h3-ui-track = Reihenfolge der Initiative, Runde { $round }
h3-ui-track-done = { $name }, Initiative { $n }, hat gehandelt
h3-ui-track-now = { $name }, Initiative { $n }, handelt jetzt
h3-ui-track-next = { $name }, Initiative { $n }
h3-ui-kind = { $face ->
    [few] Wenige
    [pack] Schar
   *[other] Neutrale Karte
}, { $type ->
    [ground] Bodeneinheit
    [flying] fliegende Einheit
   *[ranged] Fernkampfeinheit
}{ $tier ->
    [bronze] , Bronze
    [silver] , Silber
    [golden] , Gold
    [azure] , Azur
   *[other] {""}
}
h3-ui-unit-spoken = { $name } von { $owner }, { $face ->
    [few] Wenige
    [pack] Schar
   *[other] neutral
}, Angriff { $attack }, Verteidigung { $defense }, Initiative { $initiative }, Leben { $left } von { $health }
h3-ui-spoken-acted = hat gehandelt
h3-ui-spoken-active = handelt jetzt
h3-ui-spoken-last = letzte Handlung
h3-ui-spoken-refused = nicht möglich
h3-ui-spoken-place = hier darf eine Karte liegen
h3-ui-token-defense = Verteidigung
h3-ui-token-paralysis = Gelähmt
h3-ui-token-weakness = Schwäche
h3-ui-token-attack = Angriff
h3-ui-token-corrosion = Rost
h3-ui-token-poison = Gift
h3-ui-token-black-cube = Schwarzer Würfel
h3-ui-token-faction-cube = Fraktionswürfel
h3-ui-token-stack = Stapel
h3-ui-send-place = { $n ->
    [0] Einheiten aufstellen
    [one] Eine Einheit aufstellen
   *[other] { $n } Einheiten aufstellen
}
h3-ui-attack-at = { $name } auf { $at }
h3-ui-attack-from = { $name } auf { $at }, von { $from } aus

h3-ui-army-way = Woher die Einheiten kommen
h3-ui-army-way-ready = Fertig
h3-ui-army-way-random = Zufall
h3-ui-army-way-own = Eigene
h3-ui-army-points-label = Punkte höchstens
h3-ui-army-faction = Fraktion
h3-ui-army-tier = Stufe
h3-ui-army-all = Alle
h3-ui-army-any = Irgendeine
h3-ui-army-reroll = Neu auswürfeln
h3-ui-army-take = Als eigene weiterbauen
h3-ui-army-again = Noch einmal
h3-ui-army-pick = Einheiten zur Wahl
h3-ui-army-search = Name, deutsch oder englisch
h3-ui-army-found = { $n ->
    [0] Keine Einheit passt dazu.
    [one] Eine Einheit
   *[other] { $n } Einheiten
}
h3-ui-army-mine = Deine Armee
h3-ui-army-units = Einheiten der Armee
h3-ui-army-count = { $n ->
    [0] Noch keine Einheit
    [one] Eine Einheit
   *[other] { $n } Einheiten
}
h3-ui-army-points = { $n ->
    [one] Ein Punkt
   *[other] { $n } Punkte
}
h3-ui-army-points-short = { $n } Pkt.
h3-ui-army-five = Höchstens fünf davon kämpfen; welche, zeigt sich beim Aufstellen.
h3-ui-army-side = { $face ->
    [few] Wenige
    [pack] Schar
    [alt_few] Wenige, andere Karte
    [alt_pack] Schar, andere Karte
   *[other] Eine Seite
}
h3-ui-army-of-side = { $face ->
    [few] Wenige
    [pack] Schar
    [alt_few] Wenige, andere Karte
    [alt_pack] Schar, andere Karte
   *[other] Eine Seite
}: { $text }
h3-ui-army-type = { $type ->
    [ground] Boden
    [flying] fliegend
   *[ranged] Fernkampf
}
h3-ui-army-holds = { $n } in der Armee
h3-ui-army-add = { $name } hinzufügen:
h3-ui-army-remove = { $name }, { $face ->
    [few] Wenige
    [pack] Schar
    [alt_few] Wenige, andere Karte
    [alt_pack] Schar, andere Karte
   *[other] Eine Seite
} herausnehmen
h3-ui-army-illegal = Noch nicht regelgerecht: { $n ->
    [one] ein Grund
   *[other] { $n } Gründe
}
h3-ui-army-text = Als Text, zum Kopieren und Einfügen
h3-ui-army-text-token = „{ $token }“ ist keine Einheit mit Seite. So sieht es aus: griffins/f marksmen/p
h3-ui-army-text-unit = Eine Einheit „{ $token }“ gibt es nicht.
h3-ui-army-text-many = Mehr als { $token } Einheiten nimmt die Zeile nicht.
h3-ui-army-copy = Text kopieren
h3-ui-army-undo = Zurücknehmen
h3-ui-army-bank = Wächter der Kreaturenbanken

# Helden, Handkarten und Karten.

h3-ui-tab-hand = Hand ({ $n })
h3-ui-hand = Deine Hand ({ $n })
h3-ui-hand-of = Hand von { $name } ({ $n })
h3-ui-hand-empty = Du hast keine Karte mehr auf der Hand.
h3-ui-card = Karte
h3-ui-card-can = kann gespielt werden
h3-ui-card-nope = kann jetzt nicht gespielt werden
h3-ui-card-pick-can = kann gewählt werden
h3-ui-card-pick-nope = kann nicht gewählt werden
h3-ui-card-down = Karte zurücklegen
h3-ui-card-back = Zurück zu allen Karten
h3-ui-card-aim = Wähle ein Ziel: hier oder auf dem Brett.
h3-ui-card-use = { $name }: { $use }
h3-ui-card-kind = { $kind ->
    [statistic] Attribut
    [ability] Fähigkeit
    [artifact] Artefakt
    [specialty] Spezialität
    [war_machine] Kriegsmaschine
   *[spell] Zauber
}{ $school ->
    [air] , Luft
    [fire] , Feuer
    [earth] , Erde
    [water] , Wasser
    [any] , jede Schule
   *[none] {""}
}{ $grade ->
    [basic] , einfach
    [expert] , Experte
   *[none] {""}
}{ $level ->
    [minor] , klein
    [major] , groß
    [relic] , Relikt
    [I] {" "}I
    [IV] {" "}IV
    [VI] {" "}VI
   *[none] {""}
}
h3-ui-school = { $school ->
    [air] Luft
    [fire] Feuer
    [earth] Erde
    [water] Wasser
   *[any] jede Schule
}
h3-ui-use = { $mode ->
    [basic] Einfach
    [expert] Experte
    [empowered] Verstärkt
    [first] Erster Effekt
    [second] Zweiter Effekt
    [power] Für Zauberkraft abwerfen
    [only] Effekt
   *[level] { $power ->
        [0] Ohne Zauberkraft
       *[other] Mit { $power } Zauberkraft
    }
}
h3-ui-timing = { $timing ->
    [instant] Sofort
    [activation] Aktivierung
    [ongoing] Andauernd
    [permanent] Dauerhaft
   *[map] Nur Karte
}
h3-ui-hero-class = { $class }, { $type ->
    [might] Held der Macht
   *[magic] Held der Magie
}
h3-ui-plate-level = Stufe { $n }
h3-ui-plate-power = Zauberkraft auf dem Tisch
h3-ui-plate-spells = Zauber übrig in dieser Runde
h3-ui-plate-experts = Experteneffekte übrig in dieser Runde
h3-ui-morale-cards = Moralkarten
h3-ui-plate-morale = Moral
h3-ui-plate-gold = Gold
h3-ui-plate-pile = Karten im Stapel
h3-ui-plate-discard = Abgelegte Karten
h3-ui-plate-in-hand = Karten auf der Hand
h3-ui-plate-hand = { $n ->
    [0] keine Karte auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
h3-ui-hero-title = { $name }, Stufe { $level }
h3-ui-pile-hand = Gesehene Handkarten
h3-ui-pile-play = Im Spiel
h3-ui-pile-machines = Kriegsmaschinen
h3-ui-pile-discard = Ablagestapel, die neueste zuerst
h3-ui-pile-removed = Aus dem Spiel
h3-ui-effects = Anhaltende Effekte
h3-ui-effect-by = von { $name }, { $until }
h3-ui-until = { $until ->
    [attack] bis zum Ende des Angriffs
    [activation] bis zum Ende dieser Aktivierung
    [round] bis zum Ende von Runde { $round }
    [used] bis er gewirkt hat
    [first] bis zum nächsten Angriff oder zur nächsten Verteidigung
    [own-activation] bis zum Ende der nächsten Aktivierung der Einheit
   *[combat] bis zum Ende des Kampfes
}
h3-ui-clash = Der Angriff
h3-ui-clash-who = { $unit } gegen { $target }
h3-ui-clash-back = { $unit }: Gegenschlag gegen { $target }
h3-ui-clash-attack = Angriff
h3-ui-clash-defense = Verteidigung
h3-ui-clash-total = zusammen
h3-ui-clash-before = vor dem Würfel
h3-ui-clash-none = Für diesen Angriff wurde noch keine Karte gespielt.
h3-ui-ai-hero = KI-Held
h3-ui-hero = Held
h3-ui-hero-form = Held von Platz { $n }
h3-ui-skirmish-hero = Alle Einheiten von { $faction }, das Startdeck und was dazugezogen wird.
h3-ui-initiative-token = { $name } hält den Initiativemarker
h3-ui-hero-level = Stufe
h3-ui-deck = Deck
h3-ui-deck-starting = Anfang
h3-ui-deck-veteran = Veteran
h3-ui-deck-random = Zufall
h3-ui-deck-own = Eigenes
h3-ui-deck-cards = { $n ->
    [0] Noch keine Karte
    [one] Eine Karte
   *[other] { $n } Karten
}
h3-ui-deck-pick = Karten zur Auswahl
h3-ui-deck-kind = Art
h3-ui-deck-found = { $n ->
    [0] Keine Karte passt.
    [one] Eine Karte passt.
   *[other] { $n } Karten passen.
}
h3-ui-deck-more = { $n } weitere: suche nach dem Namen oder wähle eine Art.
h3-ui-deck-mine = Dein Deck
h3-ui-deck-holds = { $n } im Deck
h3-ui-deck-add = Hinzufügen
h3-ui-deck-remove = { $name } herausnehmen

## Die Karte eines Feldzugs

h3-ui-map = Karte des Feldzugs, Runde { $day } von { $rounds }
h3-ui-map-round = Runde
h3-ui-map-level = Stufe
h3-ui-map-pile = Deck
h3-ui-map-limit = Handlimit { $n }
h3-ui-map-xp = { $n } EP
h3-ui-map-money = Gold
h3-ui-map-mp = BP, { $hero }
h3-ui-map-morale = Moral
h3-ui-map-cubes = Abgegebene Klötzchen
h3-ui-map-score = Wertung
h3-ui-map-sum = Zusammen
h3-ui-map-percent = Schwierigkeit
h3-ui-map-deck = Einheitendeck
h3-ui-map-foe = gegnerischer Held, Stufe { $level }
h3-ui-map-foe-deck = { $awake ->
    [yes] Gegnerischer Held, Stufe { $level }, auf der Jagd
   *[no] Gegnerischer Held, Stufe { $level }, erwacht in Runde { $day }
}
h3-ui-map-guards = Wachen { $numeral }
h3-ui-map-quick = Schnellkampf
h3-ui-map-visited = besucht
h3-ui-map-friendly = eigen
h3-ui-map-enemy = gegnerisch
h3-ui-map-open = unbewacht
h3-ui-map-gold = { $n } Gold
