# The strategic phase and the dice: asks, options, events.

## Asks

ms-ask-spells = Einen strategischen Zauber wirken?
ms-ask-spell-target = Wohin geht { $spell }?
ms-ask-flare-unit = Lenkt das Leuchtfeuer in { $hex } nur eine Einheit?
ms-ask-orders = Gib einen Befehl: noch { $n } Strategiepunkte.
ms-ask-move-card = Welche Karte geht von { $unit } zu { $other }?
ms-ask-rearrange = Die neue Reihenfolge von { $unit }
ms-ask-split = Welche Karten bleiben in { $unit } (erster Teil), welche bilden eine neue Einheit?
ms-ask-split-damage = Welche Einheit trägt den Schaden?
ms-ask-too-many = { $unit } hat mehr als sechs Truppen: entferne { $n }.
ms-ask-fate = Zauber auf die Würfel, bevor sie fallen
ms-ask-reroll = Diesen Würfel noch einmal werfen?
ms-why-roll-damage = Der Schaden eines Zaubers wird gewürfelt.
ms-why-roll-initiative = Die Initiative wird gewürfelt: Die höhere Summe schlägt zuerst zu.
ms-why-roll-attack = Angriff und Verteidigung werden gewürfelt: Der Angriff muss höher sein.

## Groups of options

ms-group-spell = Strategische Zauber
ms-group-at-unit = Einheiten
ms-group-at-hex = Felder
ms-group-name = Nur eine Einheit
ms-group-everybody = Alle eigenen Einheiten
ms-group-goal-move = Zielmarker verschieben
ms-group-goal-place = Zielmarker legen
ms-group-goal-remove = Zielmarker entfernen
ms-group-hold = Halten
ms-group-hold-cancel = Halten aufheben
ms-group-merge = Vereinigen
ms-group-move-card = Eine Truppenkarte versetzen
ms-group-rearrange = Umordnen
ms-group-split = Teilen
ms-group-pass-load = Getragenes weitergeben
ms-group-card = Karten
ms-group-damage = Einheiten
ms-group-tome = Schicksalsbücher
ms-group-zero = Null
ms-group-equality = Gleichheit
ms-group-add-die = Würfel
ms-group-reroll = Wiederholung
ms-group-pass = Passen

## Options

ms-option-spell = { $spell }
ms-option-at-unit = { $unit }
ms-option-at-hex = { $hex }
ms-option-name = { $unit } allein
ms-option-everybody = Alle eigenen Einheiten
ms-option-goal-move = { $goal } nach { $hex }
ms-option-goal-place = Ein Marker in { $hex }
ms-option-goal-remove = { $goal } wegnehmen
ms-option-hold = { $unit } hält
ms-option-hold-cancel = { $unit } hält nicht mehr
ms-option-merge = { $other } geht in { $unit } auf
ms-option-move-card = Eine Karte von { $unit } zu { $other }
ms-option-rearrange = { $unit } umordnen
ms-option-split = { $unit } teilen
ms-option-pass-load = An { $unit }
ms-option-card = { $place }: { $card }
ms-option-damage = { $unit }
ms-option-tome = { $die } zeigt { $n }
ms-option-zero = { $die } zählt null
ms-option-equality = { $die } und { $foe } zeigen { $n }
ms-option-add-die = Ein Würfel mehr für { $side }
ms-option-reroll = { $die } noch einmal werfen
ms-option-pass = Nichts wirken

## Events

ms-event-goal-moved = { $goal } rückt nach { $hex }.
ms-event-goal-removed = { $goal } wird von { $hex } genommen.
ms-event-holds = { $unit } hält die Stellung.
ms-event-hold-cancelled = { $unit } hält nicht länger.
ms-event-merged = { $other } geht in { $unit } auf.
ms-event-card-moved = Eine Truppenkarte geht von { $unit } zu { $other }.
ms-event-rearranged = { $unit } wird umgeordnet.
ms-event-split = { $unit } wird geteilt: { $other } ist neu.
ms-event-damage-given = { $unit } trägt die { $n } Schaden.
ms-event-too-many = { $unit } hat { $n } Truppen mehr als sechs.
ms-event-card-removed = { $card } wird aus { $unit } entfernt.
ms-event-load-handed = { $unit } übernimmt in { $hex }, was getragen wird.
ms-event-effect-whirlwind = Ein Wirbelwind hindert { $unit }.
ms-event-effect-run = { $unit } läuft.
ms-event-effect-fly = { $unit } fliegt.
ms-event-effect-treewalk = { $unit } geht durch Wälder.
ms-event-forest-grows = In { $hex } wächst ein Wald.
ms-event-flare = { $side } entzünden ein Leuchtfeuer in { $hex }.
ms-event-flare-for = Ein Leuchtfeuer in { $hex } lenkt nur { $unit }.
ms-event-rerolls = { $side }: der Würfel wird wiederholt und zeigt { $n }.

## Dice

ms-die = Würfel { $n } der { $side }

## Refusals

ms-spells-strategic-in-phase--why = { $spell } ist kein strategischer Zauber deines Magiers.
ms-strat-spells-per-turn-limits--why = { $spell } kann in diesem Zug nicht öfter gewirkt werden.
msr-quantity-strategic--game = { $spell } kann in diesem Spiel nicht öfter gewirkt werden.
ms-spells-duration-limit--target = { $spell } hat jetzt kein Ziel.
ms-strat-spells-announce-pay-resolve--no-option = Dieser Zauber kann jetzt nicht gewirkt werden.
ms-orders-list--no-option = Einen solchen Befehl gibt es jetzt nicht.
ms-orders-move-objective--none = Dieser Marker liegt nicht auf dem Feld.
ms-orders-move-objective--far = Ein Marker rückt nur ein Feld weit.
ms-orders-place-objective--why = In { $hex } steht keine deiner Einheiten.
ms-orders-place-max-four--why = Deine vier Zielmarker liegen schon auf dem Feld.
ms-orders-hold--twice = { $unit } hält schon.
ms-orders-cancel-hold--none = { $unit } hält nicht.
ms-orders-reorganize-same-hex--why = { $unit } und { $other } stehen nicht im selben Feld.
msr-move-card-below-two--why = { $unit } muss zwei Truppenkarten behalten.
ms-orders-rearrange--one = Eine einzelne Truppenkarte hat keine andere Reihenfolge.
ms-orders-rearrange--form = Jede Karte einmal.
ms-orders-split-min-two--why = { $unit } hat zu wenige Karten: jede neue Einheit braucht zwei.
ms-orders-split-needs-room--why = Im Feld von { $unit } stehen schon zwei Einheiten.
ms-orders-split-max-twelve--why = Die Armee hat schon zwölf Einheiten.
ms-orders-split--form = Zwei Einheiten mit je mindestens zwei Karten.
ms-orders-six-at-phase-end--form = Genau so viele, wie zu viel sind.
ms-orders-move-card--no-option = Eine solche Karte gibt es nicht.
ms-spell-fate-before-roll--no-option = Dieser Zauber ist auf diese Würfel nicht möglich.
ms-spell-fate-reroll--no-option = Nur der eben geworfene Würfel kann wiederholt werden.
ms-damage-reorg-split-all-on-one--no-option = Nur eine der beiden Einheiten trägt den Schaden.
ms-spell-fire-flare-nominated--no-option = Nur eine eigene Einheit kann benannt werden.
ms-spell-air-whirlwind--no-option = Das ist kein Ziel des Zaubers.
ms-spell-air-run--no-option = Das ist kein Ziel des Zaubers.
ms-spell-air-fly-limit--no-option = Das ist kein Ziel des Zaubers.
ms-spell-air-hurricane--no-option = Das ist kein Ziel des Zaubers.
ms-spell-druid-forest--no-option = Das ist kein Ziel des Zaubers.
ms-spell-druid-treewalk--no-option = Das ist kein Ziel des Zaubers.
ms-spell-druid-crows--no-option = Das ist kein Ziel des Zaubers.
ms-spell-fire-flare--no-option = Das ist kein Ziel des Zaubers.
ms-spell-fire-fireball--no-option = Das ist kein Ziel des Zaubers.
ms-spell-fire-wildfire--no-option = Das ist kein Ziel des Zaubers.
