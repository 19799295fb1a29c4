# Die Kampfphase: Fragen, Antworten, Ereignisse, Summen, Ablehnungen.

ms-heading-step = Kampf, { $n }. { $step }
ms-step-1 = Vorstellung
ms-step-2 = Erste Magie
ms-step-3 = Aufstellung
ms-step-4 = Annäherung
ms-step-5 = Erste Sonderkräfte
ms-step-6 = Zweite Magie
ms-step-7 = Verstärkung
ms-step-8 = Nahkampf
ms-step-9 = Zweite Sonderkräfte
ms-step-10 = Dritte Magie

## Fragen

ms-ask-combat = Welcher Kampf kommt als nächster?
ms-ask-fight = Welche deiner Einheiten kämpft zuerst um { $hex }?
ms-ask-magic = Lege geheim die Zauber beiseite, die du wirkst. Jeder kostet einen Machtpunkt aus seinem Feld.
ms-why-third-magic = Mit diesem Schritt endet der Kampf: Was hier gewirkt wird, kann nichts mehr bewirken.
ms-ask-place = Wo in der ersten Reihe steht { $card }?
ms-ask-powers =
    { $n ->
        [one] Wie viele Wesen nutzen ihre Feueraura? Jede bewirkt 1 Schaden.
       *[other] Wie viele Wesen nutzen ihre Feueraura? Jede bewirkt { $n } Schaden.
    }
ms-ask-advance = Zieht { $unit } nach { $hex }?

## Gruppen und Antworten

ms-group-combat = Kämpfe
ms-group-fight = Einheiten
ms-group-place = Plätze
ms-group-power = Kräfte
ms-group-advance = Vorrücken
ms-group-stay = Bleiben
ms-option-combat = { $hex }
ms-option-fight = { $unit }
ms-option-place =
    { $n ->
        [0] ganz vorn
       *[other] Platz { $n }, hinter { $card }
    }
ms-option-power =
    { $n ->
        [0] keines
       *[other] { $n }
    }
ms-option-advance = Vorrücken
ms-option-stay = Bleiben

## Ereignisse

ms-event-combat-begins = { $unit } greift { $target } in { $hex } an.
ms-event-combat-step = Schritt { $n } von 10: { $step }.
ms-event-presents = { $unit } zeigt die vorderste Truppe: { $card }.
ms-event-takes-terrain = { $side } nehmen die Karte { $terrain }.
ms-event-lines-up = { $unit } stellt sich auf: { $cards }. Die ersten { $n } sind die erste Reihe.
ms-event-casts-nothing = { $side } wirken nichts.
ms-event-inserts = { $side } stellen { $card } in die Reihe, auf Platz { $n }.
ms-event-reinforces = { $side }: { $cards } rückt aus der Reserve nach.
ms-event-initiative = { $unit }: Initiative { $n }.
ms-event-initiative-tie = Beide haben Initiative { $n }: Die Würfel werden noch einmal geworfen.
ms-event-strikes-first = { $unit } schlägt zuerst zu.
ms-event-attack = { $unit }: Angriff { $n }.
ms-event-defense = { $unit }: Verteidigung { $n }.
ms-event-strikes = { $unit } trifft { $target }: { $n } Schaden.
ms-event-strike-fails = { $unit } dringt gegen { $target } nicht durch: Mindestschaden { $n }.
ms-event-burned = Feueraura: { $unit } erleidet { $n } Schaden.
ms-event-creature-lost = { $unit } verliert { $card }; die Karte geht zurück in den Vorrat.
ms-event-damage-lost = { $unit } hat keine aktive Karte mehr; { $n } Schaden verfällt.
ms-event-combat-ends = Der Kampf von { $unit } und { $target } ist vorbei.
ms-event-advances = { $unit } rückt von { $start } nach { $hex } vor.
ms-event-stays = { $unit } bleibt stehen.

## Summen

ms-sum-card = { $card }
ms-sum-still = { $card }: im Wald keine Initiative
ms-sum-charge = { $card }: Sturmangriff
ms-sum-forestry = { $card }: Waldkunde
ms-sum-nocturnal = { $card }: Nachtkampf
ms-sum-spell = { $spell }
ms-sum-each =
    { $n ->
        [one] { $spell }, für eine Truppe
       *[other] { $spell }, für { $n } Truppen
    }
ms-sum-power-up = { $spell }, mit Fernwaffen
ms-sum-windblast =
    { $n ->
        [one] { $card }: Windstoß auf eine Karte
       *[other] { $card }: Windstoß auf { $n } Karten
    }
ms-sum-terrain = { $terrain }
ms-sum-die = Würfel
ms-sum-minimum = { $card }, Mindestschaden
ms-sum-unstoppable = { $card }, unaufhaltsam
ms-sum-initiative = Initiative
ms-sum-attack = Angriff
ms-sum-defense = Verteidigung
ms-sum-damage = Schaden

## Ablehnungen

ms-combat-3-creature-never-first--why = Ein beschworenes Wesen kommt nie ganz nach vorn.
ms-spells-summon-card-place--no-option = Diesen Platz gibt es in der ersten Reihe nicht.
ms-combat-2-only-tactical-summoning--why = Im Kampf werden nur taktische Zauber und Beschwörungen deines Magiers gewirkt.
ms-spells-cards-limit-casts--why = Von diesem Zauber ist keine Karte mehr im Vorrat.
ms-magic-no-token-no-spell--why = Im Feld dieses Zaubers liegen nicht genug Machtpunkte.
ms-combat-2-secret-choice--form = Wähle beliebige der gezeigten Zauberkarten, jede einmal.
ms-combat-0-active-chooses-order--no-option = Dort wartet kein Kampf.
ms-multi-a-attacker-chooses--no-option = Diese Einheit nimmt nicht teil.
ms-multi-b-defender-chooses--no-option = Diese Einheit nimmt nicht teil.
ms-multi-c-choose--no-option = Diese Einheit nimmt nicht teil.
ms-combat-5-may-activate--no-option = So viele Wesen mit dieser Kraft gibt es nicht.
ms-combat-end-attacker-may-advance--no-option = Sie zieht in das Feld oder bleibt.

## Chancen

ms-odds-first = { $unit } schlägt zuerst zu
ms-odds-tie = Gleichstand: es wird neu gewürfelt
ms-odds-hits = { $unit } trifft: { $n } Schaden
ms-odds-fails = { $unit } dringt nicht durch: Mindestschaden { $n }
ms-odds-no-more-fate = Die Schicksalswächterin wirkt nichts weiter auf diesen Wurf.
