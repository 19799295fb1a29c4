# Karten, die auf dem Brett wirken, Marker auf Feldern, Kriegsmaschinen: Fragen, Wahlen, Geschehen, Gründe.

h3-ask-choose-unit = { $card }: welche Einheit als Nächstes?
    .why = Die Karte wirkt auf mehr als eine Einheit.
h3-ask-choose-space = { $card }: welches Feld?
    .why = Die Karte braucht ein Feld.
h3-ask-choose-effect = { $card }: was bewirkt sie?
    .why = Die Karte entfernt einen Effekt oder Marker, oder sie bewirkt etwas anderes.
h3-ask-choose-line = { $card }: welche Reihe von Feldern?
    .why = Die Karte trifft jede Einheit in einer geraden Linie.
h3-ask-choose-part = { $card }: was als Nächstes?
    .why = Die Karte muss wissen, wie viel, und welche andere Einheit.
h3-ask-machine = { $card }: welche Einheit?
    .why = Kriegsmaschinen wirken, wenn eine Runde beginnt; manche Karten lassen sie noch einmal wirken.

h3-group-choose = Wählen
h3-group-fire = Feuern
h3-group-demolish = Mauern und Tor
h3-group-hold = Nicht einsetzen
h3-group-machine = Kriegsmaschine

h3-opt-pick-unit = { $unit }
h3-opt-pick-space = { $space }
h3-opt-lift = { $card } entfernen
h3-opt-lift-unit = { $card } von { $unit } entfernen
h3-opt-lift-space = { $card } von { $space } entfernen
h3-opt-lift-token = { $token } entfernen
h3-opt-amount = { $n } Schaden
h3-opt-level = { $n } Schaden zufügen
h3-opt-column = Die Spalte, die bei { $space } beginnt
h3-opt-row = Die Reihe, die bei { $space } beginnt
h3-opt-fire = { $unit } treffen
h3-opt-demolish = Treffen, was auf { $space } steht
h3-opt-dig-spell = Karten vom Stapel abwerfen und einen Zauber daraus nehmen
h3-opt-hold = Jetzt nicht einsetzen
h3-opt-machine = { $card }: { $unit } heilen
h3-opt-enough = Nichts weiter

h3-event-unhurt = { $unit } nimmt keinen Schaden.
h3-event-card-rolls = { $side } würfelt für { $card }: { $n } Treffer.
h3-event-laid = { $side }: { $card } auf { $space }.
h3-event-revealed = { $card } auf { $space } wird aufgedeckt: { $n ->
        [one] scharf
       *[other] leer
    }.
h3-event-cleared = { $card } auf { $space } wird entfernt.
h3-event-stuck = { $unit } steckt fest und tut nichts mehr.
h3-event-swapped = { $unit } und { $target } tauschen die Plätze.
h3-event-machine-works = { $side }: { $card } trifft { $unit }.
h3-event-gains-machine = { $side } erhält: { $card }.
h3-event-loses-machine = { $side } gibt ab: { $card }.

h3-15-war-machine-permanent--not-there = Diese Kriegsmaschine ist nicht im Spiel.
h3-15-war-machine-permanent--owned = Diese Kriegsmaschine ist schon im Spiel.
h3-15-war-machine-permanent--bought = Kriegsmaschinen werden auf der Karte gekauft, nicht aus der Hand gespielt.
h3-15-ballista--round-only = Nur zu Beginn einer Runde, denn dann schießt die Balliste.
h3-15-first-aid-tent--not-ready = Kein Erste-Hilfe-Zelt kann in dieser Runde noch genutzt werden.
h3-7-citadel-walls-gate--no-siege = In diesem Kampf gibt es weder Mauern noch Tor oder Pfeilturm.
h3-3-card-is-obstacle--none-to-remove = Außer Einheiten steht kein Hindernis auf dem Brett.
h3-15-hidden-tokens-share--no-space = Es gibt nicht genug leere Felder ohne einen solchen eigenen Marker.
h3-12-ongoing-duration--nothing-to-lift = Es dauert kein Effekt an, der entfernt werden könnte.
h3-12-ongoing-duration--berserk = Die Einheit tobt: Sie muss die nächste Einheit angreifen oder ihr näher kommen.
h3-12-start-of-combat-order--neutral-combat = Nur zu Beginn eines Kampfes gegen neutrale Einheiten.
h3-12-start-of-combat-order--no-space = Auf den eigenen beiden Reihen ist kein Feld frei.
h3-9-ability-passive--spell-lock = Eine gegnerische Einheit verbietet Zauber.
h3-9-ability-passive--spell-tax = Eine gegnerische Einheit verlangt für jeden Zauber das Abwerfen einer Karte, und es ist keine da.
