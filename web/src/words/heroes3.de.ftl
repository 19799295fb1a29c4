# Die Wörter des Kampfplans allein: was der Tisch nicht in eigenen Meldungen sagt.

h3-ui-attacker = Angreifer
h3-ui-defender = Verteidiger
h3-ui-nobody = Neutral
h3-ui-tab = Einheit
h3-ui-board = Kampfplan, 4 Spalten, 5 Reihen
h3-ui-row = Reihe { $row }
h3-ui-empty = leer
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
