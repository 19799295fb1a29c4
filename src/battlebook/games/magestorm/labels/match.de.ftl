# The game on the start page, its set-ups, and how a match ended.
ms-title = Magestorm
    .about = Verborgene Einheiten, von Zielmarkern gelenkt, vier Magier mit Tafeln voller Machtpunkte, Gefechte in zehn Schritten.
ms-seat-kragis = Kragis
ms-seat-lausjan = Láusjan
ms-side-kragis = Die Kragis
ms-side-lausjan = Die Láusjan
ms-field-kragis_mage = Magier der Kragis
ms-field-lausjan_mage = Magier der Láusjan
ms-left = Widerstand { $n }

## Scenarios

ms-setup-ferngate = Ferngate
    .about = Zwei Vorhuten treffen aufeinander, wo die Straße in den Wald führt. Sechs Runden; zwei Dörfer und ein Tempel zählen. Das Szenario zum Lernen.
ms-setup-two-crossings = Die zwei Übergänge
    .about = Eine Kolonne der Kragis muss über eine Brücke und eine Furt nach Norden durchbrechen. Acht Runden.
ms-setup-silver-under-the-moon = Silber unter dem Mond
    .about = Eine Karawane der Kragis zieht von der Mine zur Oststraße; ab Runde 3 ist es Nacht. Acht Runden.
ms-setup-greyfang-mine = Die Graufangmine
    .about = Die Láusjan stürmen eine befestigte Mine. Sieben Runden.
ms-setup-storm-over-the-causeway = Sturm über dem Damm
    .about = Zwei Flüsse, zwei Brücken, zwei Furten und dazwischen eine Insel mit einem Dorf. Acht Runden.
ms-setup-the-burning-woods = Der brennende Wald
    .about = Die Kragis brennen den Wald nieder, die Druidin lässt ihn wachsen. Acht Runden.
ms-setup-the-standing-stones = Die stehenden Steine
    .about = Drei Ruinen nähren die Magie dessen, der sie hält. Sieben Runden.
ms-setup-refugees-of-hollow-ford = Die Flüchtlinge von Hohlfurt
    .about = Drei Gruppen von Flüchtlingen der Láusjan fliehen von West nach Ost. Neun Runden.
ms-setup-the-long-line = Die lange Linie
    .about = Fast alles, was in der Schachtel ist: alle Truppenkarten bis auf zwei, bis zu zwölf Einheiten je Seite. Zehn Runden.
ms-setup-the-ring-of-green = Der grüne Ring
    .about = Eine Besatzung der Kragis ist in ihrem Dorf umzingelt; in Runde 3 kommt Entsatz. Sieben Runden.
ms-setup-moonless-march = Marsch ohne Mond
    .about = In völliger Dunkelheit müssen die Kragis an den Ahma vorbei. Neun Runden.
ms-setup-duel-at-the-ford-stone = Duell am Furtstein
    .about = Acht Karten je Seite, zwei beliebige Magier, fünf Runden: um einen Magier kennenzulernen.

## How a match ends

ms-result-score = { $seat } hat mehr Punkte.
ms-result-draw = Unentschieden.
ms-result-threshold = { $seat } gewinnt: die Punkte entscheiden.
ms-result-survive = { $seat } hat standgehalten.
ms-result-seize = { $seat } hat den Ort genommen.
ms-result-empty = { $seat } hat den Gegner vertrieben.
ms-result-escort = { $seat } hat die Karawane durchgebracht.
ms-result-capture = { $seat } hat die Karawane erbeutet.
ms-result-columns-at-end = { $seat } gewinnt: der Ort der Karawane entscheidet.
ms-result-exit-share = { $seat } gewinnt: die durchgekommenen Truppen entscheiden.
ms-result-eliminate-all = { $seat } hat alle gegnerischen Einheiten vernichtet.
