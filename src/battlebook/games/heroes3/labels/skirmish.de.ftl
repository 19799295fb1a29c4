# Das Scharmützel aus Kapitel 18.

h3-setup-skirmish = Scharmützel
    .about = Zwei Helden mit gleichen Mitteln auf dem Schlachtfeld: Stufe, Einheiten und Decks nach der Länge. Karten und Expertennutzungen kommen nach jeder Runde zurück.
h3-field-size = Länge des Scharmützels
h3-skirmish-short = Kurz: Stufe III, Bronze und Silber als Wenige
h3-skirmish-medium = Mittel: Stufe V, Bronze und Silber als Scharen
h3-skirmish-large = Groß: Stufe VII, alle Einheiten als Scharen

h3-ask-keep-cards = { $kind ->
        [ability] Behalte { $n } dieser Fähigkeiten.
        [artifact] { $n ->
            [one] Behalte eines dieser Artefakte.
           *[other] Behalte { $n } dieser Artefakte.
        }
       *[spell] Behalte { $n } dieser Zauber.
    }
    .why = Sie kommen in dein Deck; die anderen werden abgelegt. Beide sehen sie.
h3-event-rolls-for-token = { $side } würfelt um den Initiativemarker: zusammen { $n }.
h3-event-takes-token = Der Initiativemarker geht an: { $side }.
h3-event-keeps = { $side } nimmt ins Deck: { $cards }.
h3-event-regains-expert = { $side } erhält { $n ->
        [one] eine Expertennutzung
       *[other] { $n } Expertennutzungen
    } zurück.

h3-18-victory--no-surrender = Ein Scharmützel dauert, bis alle Einheiten einer Seite besiegt sind.
h3-19-tournament--deck = { $card } ist in einem Turnier nicht im Spiel.
