# Die Regeln: je eine kurze Bezeichnung und der Satz (.text).

## How to Play

ms-overview-two-players = Zwei Spieler
    .text = Genau zwei Spieler stehen einander gegenüber; jeder führt eine Armee und spielt den Magier, der sie unterstützt.
ms-overview-scenario-driven = Nach Szenario
    .text = Gespielt wird immer ein Szenario; es legt Armeen, Magier, Aufbau, Rundenzahl und Siegbedingungen fest.
ms-overview-scenario-own-victory = Eigene Siegbedingungen
    .text = Die Siegbedingungen gehören zum Szenario; die Grundregeln kennen keine eigenen.
ms-overview-first-to-complete-wins = Wer zuerst erfüllt
    .text = Wer die Siegbedingungen des Szenarios zuerst erfüllt, gewinnt.
ms-overview-mage-off-board = Magier nicht auf dem Feld
    .text = Magier haben weder Figur noch Platz auf dem Feld; sie wirken nur über ihre Tafel und ihre Zauber.
ms-overview-units-move-to-objectives = Einheiten folgen Zielen
    .text = Einheiten werden nicht frei bewegt: sie rücken zum nächsten Zielmarker ihres Besitzers vor.

## Contents of the Box

ms-box-cards-120 = 120 Karten
    .text = 24 Einheitenkarten, 56 Truppenkarten, 30 Zauber- und Kreaturenkarten und 10 Geländekarten (2 Sätze zu 5), zusammen 120.
ms-box-figures-100 = 100 Figuren
    .text = 100 Figuren (52 blaue Kragis, 48 grüne Láusjan), 24 Sockel und 24 Banner (je 12 einer Farbe).
ms-box-tiles = Plättchen
    .text = 40 doppelseitige Geländeplättchen und 6 Brücken- und Furtplättchen.
ms-box-markers = Marker
    .text = Halten 14, Schaden 57, Bewegung 6, Machtpunkte 52, Zauberwirkungen 32, Ziele 8 (4 je Spieler).
ms-box-boards = Tafeln
    .text = Spielplan, vier Magiertafeln, vier Zauber- und zwei Armeeübersichten, eine Runden- und Punkteleiste mit Rundenmarker und vier Punktemarkern, zwei Würfel.
ms-box-banner-stickers = Banner
    .text = Jedes Banner trägt auf beiden Seiten dieselbe Nummer, Kragis blau, Láusjan grün.
ms-box-kragis-cards = Karten der Kragis
    .text = Geltz 9, Kirtais 5, Skaitan 4, Waiks 6, Waldwika 4 (28), dazu 12 Einheitenkarten.
ms-box-lausjan-cards = Karten der Láusjan
    .text = Haírus 6, Hneiwan 10, Unagands 3, Walthus 6, Ahma 3 (28), dazu 12 Einheitenkarten.
ms-box-kragis-figures = Figuren der Kragis
    .text = 8 Waldwika-Ritter, 20 Fußsoldaten mit Schwert, 24 mit Stangenwaffe.
ms-box-lausjan-figures = Figuren der Láusjan
    .text = 12 Fußsoldaten mit Bogen, 12 mit Kurzschwertern, 24 mit Speer.

## Game Components

ms-comp-board-9x11 = Plan 9 mal 11
    .text = Der Plan hat 9 mal 11 Felder offenes Gelände; die Rückseite trägt ein Raster für Schlachten auf mehreren Plänen.
ms-comp-round-track = Rundenleiste
    .text = Der Rundenmarker zeigt die Runde; Punktemarker zeigen Siegpunkte, wenn ein Szenario welche kennt.
ms-comp-unit-card-links = Einheitenkarte
    .text = Eine Einheitenkarte zeigt die Nummer des Banners und liegt auf dem Stapel dieser Einheit.
ms-comp-unit-one-or-two-bases = Ein oder zwei Sockel
    .text = Auf dem Plan ist eine Einheit ein Sockel oder zwei Sockel mit Figuren.
ms-comp-terrain-cards-two-sided = Zweiseitige Geländekarten
    .text = Jede Geländekarte trägt auf jeder Seite ein anderes Gelände.
ms-comp-movement-marker = Bewegungsmarker
    .text = Bewegungsmarker erinnern an Einheiten mit ungewöhnlich vielen Bewegungspunkten.
ms-comp-power-tokens-currency = Machtpunkte
    .text = Nur mit Machtpunkten werden Zauber bezahlt.

## Characteristics

ms-card-five-characteristics = Fünf Werte
    .text = Truppen und beschworene Kreaturen haben fünf Werte: Initiative, Angriff, Verteidigung, Schaden, Widerstand.

## The Cards

ms-card-troop-covers-creature = Truppe meint auch Kreatur
    .text = Im Kapitel über die Karten meint das Wort Truppe auch beschworene Kreaturen, sofern nichts anderes dasteht; sonst ist eine Kreatur keine Truppe.

## Characteristics

ms-card-modifiers-on-spells-terrain = Veränderungen
    .text = Die Zahlen auf Gelände- und Zauberkarten verändern die Werte von Truppen und Kreaturen; sie sind keine eigenen Werte.
ms-card-two-values = Zwei Zahlen
    .text = Stehen bei einem Wert zwei Zahlen, so gilt die erste im Zusammenstoß, die zweite im Nahkampf.
ms-card-missing-is-zero-fixed = Fehlender Wert
    .text = Ein Wert, der auf der Karte fehlt, zählt null und kann durch nichts verändert werden.
ms-card-initiative = Initiative
    .text = Die Initiative misst, wer beim Zusammenstoß zuerst zuschlägt.
ms-card-attack = Angriff
    .text = Der Angriff misst, wie gut getroffen wird.
ms-card-defense = Verteidigung
    .text = Die Verteidigung misst, wie gut Treffern ausgewichen wird.
ms-card-damage-is-maximum = Schaden ist Höchstschaden
    .text = Der gedruckte Schaden gilt bei gelungenem Angriff; misslingt er, gilt der Mindestschaden.
ms-card-damage-mods-only-max = Nur der Höchstschaden
    .text = Zauber und andere Wirkungen verändern nur den Höchstschaden, wenn nichts anderes dasteht.
ms-card-resistance = Widerstand
    .text = Der Widerstand ist der Schaden, der eine Truppe oder Kreatur vernichtet.
ms-card-square-icon = Zeichen im Quadrat
    .text = Ein Zeichen im Quadrat ist ein Merkmal oder eine besondere Kraft; ein kleines Zeichen an einem Wert ist eine besondere Fähigkeit oder Verstärkung.
ms-card-creature-shows-power = Kraft der Kreatur
    .text = Eine Kreaturenkarte kann eine besondere Kraft zeigen, eine Gefechtszauberkarte eine Verstärkung.
ms-card-terrain-player-icon = Wem die Geländekarte gehört
    .text = Gekreuzte Schwerter gehören dem Angreifer, der Schild dem Verteidiger.

## Special Abilities

ms-card-ability-bound-to-characteristic = Fähigkeit und Wert
    .text = Eine besondere Fähigkeit verändert nur den Wert, an dem ihr Zeichen hängt.
ms-card-charge-clear = Sturmangriff im Offenen
    .text = Sturmangriff: im offenen Gelände steigt der Wert um 2.
ms-card-charge-one-mp = Sturmangriff sonst
    .text = Sturmangriff: in einem anderen Feld, das einen Bewegungspunkt kostet, steigt der Wert um 1.
ms-card-charge-engagement-only = Nur im Zusammenstoß
    .text = Der Sturmangriff wirkt nur im Zusammenstoß.
ms-card-charge-otherwise-none = Sonst kein Sturmangriff
    .text = In Feldern, die zwei oder mehr Bewegungspunkte kosten, gibt der Sturmangriff nichts.
ms-card-forestry = Waldkunde
    .text = Waldkunde: +1 auf den Wert, wenn im Wald oder besonderen Wald gekämpft wird.
ms-card-nocturnal = Nachtwesen
    .text = Nachtwesen: +1 auf den Wert bei Nacht oder völliger Dunkelheit.
ms-card-nocturnal-by-scenario = Nacht nach Szenario
    .text = Nur das Szenario kann sagen, dass Nacht oder völlige Dunkelheit herrscht.
ms-card-unstoppable-printed-value = Unaufhaltsam
    .text = Unaufhaltsamer Schaden: die Truppe verursacht immer ihren gedruckten Schaden, ob der Angriff gelingt oder nicht; Mindestschaden gilt für sie nicht.
ms-card-unstoppable-modifiable = Unaufhaltsam, doch veränderlich
    .text = Zauber, Gelände und besondere Kräfte können auch unaufhaltsamen Schaden verändern (Ahma 0/4 wird mit einer Stärke 1/5).
ms-card-ahma-zero-engagement = Die Ahma
    .text = Die Ahma verursacht im Zusammenstoß 0 und im Nahkampf 4 Schaden.

## Traits

ms-card-trait-no-inherent-effect = Merkmale
    .text = Ein Merkmal muss für sich nichts bewirken; andere Regeln beziehen sich darauf.
ms-card-trait-cavalry = Reiterei
    .text = Reiterei: die Truppe ist beritten; das wirkt auf die Bewegungspunkte ihrer Einheit.
ms-card-trait-ranged = Fernwaffen
    .text = Fernwaffen: die Truppe wirft oder schießt; Zauber mit passender Verstärkung wirken stärker.

## Special Powers

ms-card-powers-in-power-steps = Wann Kräfte wirken
    .text = Besondere Kräfte werden sonst in den Schritten für besondere Kräfte eingesetzt.
ms-card-aura-of-fire = Feueraura
    .text = Feueraura: in jedem Schritt für besondere Kräfte erleidet der Gegner 1 Schaden je Truppe seiner ersten Reihe.
ms-card-windblast = Windstoß
    .text = Windstoß: im ganzen Gefecht zählt jede Truppe der eigenen ersten Reihe +1 Initiative.
ms-card-windblast-counts-troops = Windstoß zählt Truppen
    .text = Der Windstoß zählt nur Truppen, keine beschworenen Kreaturen, auch den Elementar selbst nicht.

## Power-Up

ms-card-power-up-icon = Verstärkung
    .text = Das Zeichen einer Verstärkung nennt das Merkmal, das den Wert stärker macht.
ms-card-power-up-ranged = Verstärkung für Fernwaffen
    .text = Sie wirkt, wenn in der ersten Reihe der Einheit eine Truppe mit Fernwaffen steht.

## Glossary: Troops and Units

ms-gloss-base-four-figures = Sockel
    .text = Ein Sockel trägt vier Figuren und kann ein Banner halten.
ms-gloss-unit-two-to-six = Zwei bis sechs
    .text = Eine Einheit besteht aus zwei bis sechs Truppen.
ms-gloss-large-unit = Große Einheit
    .text = Vier oder mehr Truppenkarten, zwei Sockel.
ms-gloss-small-unit = Kleine Einheit
    .text = Drei oder weniger Truppenkarten, ein Sockel.

## Glossary: Magic

ms-gloss-channeling-box = Kanalfeld
    .text = Kreise, in denen Machtpunkte warten; von dort kann nicht gezaubert werden.
ms-gloss-source-box = Quelle
    .text = Der Kreis mit dem Zeichen des Magiers, in dem jede Runde neue Machtpunkte erscheinen.
ms-gloss-spell-box = Zauberfeld
    .text = Jedes Feld, das weder Quelle noch Kanalfeld ist.
ms-gloss-max-25 = Höchstens 25
    .text = Ein Magier hat höchstens 25 Machtpunkte zugleich im Spiel.
ms-gloss-box-shapes = Formen der Felder
    .text = Rechteck: Gefechtszauber; Sechseck: strategischer Zauber; Fünfeck: Beschwörung; Achteck: für alles.

## Glossary: Movement and Strategy

ms-gloss-hold = Halten
    .text = Ein Haltemarker hindert eine Einheit, zum nächsten Ziel zu rücken.
ms-gloss-objective = Zielmarker
    .text = Ein Zielmarker macht ein Feld zum Ziel einer Armee; nur deren Einheiten rücken darauf zu.
ms-gloss-objective-max-four = Höchstens vier
    .text = Höchstens vier Zielmarker eines Spielers sind im Spiel.
ms-gloss-stacking-limit = Stapelgrenze
    .text = Kein Feld hält mehr als zwei Einheiten einer Seite, gleich welcher Größe.
ms-gloss-strategic-points = Strategiepunkte
    .text = Mit ihnen werden Befehle bezahlt, die Ziele lenken und Einheiten umbilden.

## Glossary: Combat

ms-gloss-active-cards = Aktive Karten
    .text = Truppen der ersten Reihe, beschworene Kreaturen, Gefechtszauber und Geländekarten.
ms-gloss-attacker-defender = Angreifer und Verteidiger
    .text = Angreifer ist, wer am Zug ist, Verteidiger der andere.
ms-gloss-minimum-damage = Mindestschaden
    .text = 2 für jede Truppe, 1 für eine beschworene Kreatur; er steht nicht auf den Karten.
ms-gloss-first-line-four = Erste Reihe
    .text = Die ersten vier Truppen einer Einheit sind ihre erste Reihe; nur sie kämpfen.
ms-gloss-reserve = Reserve
    .text = Die Truppen hinter der vierten sind die Reserve.

## Using Magic in Magestorm

ms-magic-tokens-by-scenario = Machtpunkte je Runde
    .text = Jede Runde kommen so viele neue Machtpunkte auf die Quelle, wie das Szenario angibt.
ms-magic-links-only = Nur entlang Verbindungen
    .text = Machtpunkte bewegen sich nur entlang einer Verbindung zwischen zwei Feldern.
ms-magic-dots-are-capacity = Punkte begrenzen
    .text = Die Punkte einer Verbindung sind die größte Zahl von Machtpunkten, die ein Spieler in einer Runde darüber bewegt.
ms-magic-channeling-not-castable = Quelle und Kanal zaubern nicht
    .text = Machtpunkte in Quelle und Kanalfeldern können keinen Zauber bezahlen.
ms-magic-one-token-casts = Ein Machtpunkt
    .text = Ein Zauber kostet einen Machtpunkt aus seinem eigenen Feld.
ms-magic-no-token-no-spell = Ohne Machtpunkt kein Zauber
    .text = Ein Zauber, in dessen Feld kein Machtpunkt liegt, kann nicht gewirkt werden.

## Spells

ms-spells-tactical-in-combat = Gefechtszauber
    .text = Gefechtszauber werden im Gefecht gewirkt.
ms-spells-summoning-in-combat = Beschwörungen
    .text = Beschwörungen werden im Gefecht gewirkt und bringen Kreaturen.
ms-spells-strategic-in-phase = Strategische Zauber
    .text = Strategische Zauber werden in der Strategiephase gewirkt.
ms-spells-all-purpose-both = Zauber für alles
    .text = Sie wirken in der Strategiephase und im Gefecht.
ms-spells-target-hex = Ziel: Feld
    .text = Der Zauber wirkt auf ein Feld oder auf alle Einheiten darin.
ms-spells-target-friendly = Ziel: eigene Einheit
    .text = Eine Einheit der eigenen Seite.
ms-spells-target-enemy = Ziel: feindliche Einheit
    .text = Eine Einheit des Gegners.
ms-spells-target-any = Ziel: beliebige Einheit
    .text = Eine eigene oder feindliche Einheit.
ms-spells-target-die = Ziel: Würfel
    .text = Ein Würfelwurf.
ms-spells-duration-limit = Dauer und Grenze
    .text = Dauer und Grenze eines strategischen Zaubers gelten, wie sie dastehen.
ms-spells-markers = Wirkungsmarker
    .text = Ein Zauber, der einen Marker braucht, legt ihn zur Erinnerung neben sein Ziel.

## Casting Spells in Combat

ms-spells-cards-limit-casts = Karten begrenzen
    .text = Wie oft ein Gefechtszauber oder eine Beschwörung in einem Gefecht gewirkt wird, begrenzen die Karten im Zauberstapel.
ms-spells-tactical-card-place = Platz der Zauberkarte
    .text = Ein Gefechtszauber liegt gleich hinter der letzten Truppe der ersten Reihe.
ms-spells-summon-card-place = Platz der Kreatur
    .text = Eine beschworene Kreatur kommt an einen beliebigen Platz der ersten Reihe, nur nicht vor die erste Truppe.
ms-spells-creatures-not-troops = Kreaturen sind keine Truppen
    .text = Eine beschworene Kreatur zählt nie mit, wenn ein Zauber Truppen der ersten Reihe zählt.

## Game Set-up

ms-setup-choose-scenario = Szenario wählen
    .text = Wählt ein Szenario und folgt seinen Angaben zusammen mit dem allgemeinen Aufbau.
ms-setup-terrain = Gelände legen
    .text = Auf den Plan kommt das Gelände, das das Szenario zeigt.
ms-setup-mage-board = Magiertafel
    .text = Jeder nimmt die Tafel des genannten Magiers und legt die angegebenen Machtpunkte auf ihre Quelle.
ms-setup-spell-deck = Zauberstapel
    .text = Jeder bildet den Zauberstapel aus allen Karten seines Magiers.
ms-setup-terrain-cards = Geländekarten
    .text = Jeder nimmt einen Satz Geländekarten.
ms-setup-army = Armee bilden
    .text = Jeder bildet aus den Truppenkarten des Szenarios Einheiten, innerhalb von dessen Grenzen.
ms-setup-deploy-order = Reihenfolge der Aufstellung
    .text = Aufgestellt wird in der Reihenfolge des Szenarios.
ms-setup-deploy-stacking = Zwei je Feld
    .text = Höchstens zwei Einheiten werden in einem Feld aufgestellt, gleich welcher Größe.
ms-setup-objectives-alternate = Zielmarker abwechselnd
    .text = Nach der Aufstellung legen die Spieler abwechselnd je einen Zielmarker, bis alle liegen; der erste Spieler beginnt.
ms-setup-first-player-by-scenario = Erster Spieler
    .text = Das Szenario nennt den ersten Spieler.
ms-setup-round-marker = Rundenmarker
    .text = Der Rundenmarker beginnt auf der ersten Runde; Punktemarker nur, wenn das Szenario sie braucht.

## Preparing the Army

ms-prep-max-units = Höchstzahl
    .text = Das Szenario setzt jeder Seite eine Höchstzahl von Einheiten; weniger sind erlaubt.
ms-prep-min-units = Mindestzahl
    .text = Setzt das Szenario eine Mindestzahl, so dürfen es nicht weniger sein.
ms-prep-two-to-six = Zwei bis sechs Karten
    .text = Jede Einheit bekommt mindestens zwei und höchstens sechs Truppenkarten.
ms-prep-small-three-or-less = Klein bis drei
    .text = Drei oder weniger Karten sind eine kleine Einheit (ein Sockel).
ms-prep-large-four-plus = Groß ab vier
    .text = Vier oder mehr Karten sind eine große Einheit (zwei Sockel zu vier Figuren).
ms-prep-composition-secret = Geheime Zusammensetzung
    .text = Die Truppenkarten einer Einheit bleiben dem Gegner verborgen, bis sie in ein Gefecht kommt.
ms-prep-order-chosen = Gewählte Reihenfolge
    .text = Der Besitzer wählt die Reihenfolge der Karten; sie liegen verdeckt unter einer Einheitenkarte seiner Wahl.
ms-prep-first-line-four = Vier in der ersten Reihe
    .text = Die ersten vier Karten sind die erste Reihe, die übrigen die Reserve.
ms-prep-first-card-takes-damage = Die erste trägt den Schaden
    .text = Schaden aus Gefecht oder Zauber trifft immer zuerst die erste Truppenkarte.
ms-prep-banner-number = Bannernummer
    .text = Jede Einheit trägt ein Banner mit der Nummer ihrer Einheitenkarte.
ms-prep-figures-anonymous = Figuren verraten wenig
    .text = Figuren zeigen nur Armee und Größe, nicht die Truppen, außer bei eigenen Figuren.
ms-prep-figure-arrangement-free = Freie Anordnung
    .text = Wie gewöhnliche Figuren auf dem Sockel stehen, hat keine Bedeutung.
ms-prep-waldwika-visible = Waldwika sind sichtbar
    .text = Eine Einheit mit Waldwika zeigt mindestens einen Ritter; wie viele, bedeutet nichts.
ms-prep-all-waldwika-visible = Nur Waldwika
    .text = Sind alle Truppen Waldwika, so sind alle Figuren Ritter.
ms-prep-figures-follow-composition = Figuren folgen
    .text = Kommen, gehen oder fallen Waldwika, werden die Figuren berichtigt.

## Sequence of Play

ms-seq-rounds-two-turns = Zwei Züge
    .text = Eine Runde besteht aus zwei Zügen; der erste Spieler ist immer zuerst am Zug.
ms-seq-phase-order = Vier Phasen
    .text = Ein Zug hat vier Phasen: Magie, Strategie, Bewegung, Kampf.
ms-seq-second-player-same = Dann der zweite
    .text = Danach führt der zweite Spieler dieselben vier Phasen aus.
ms-seq-round-marker-advances = Nächste Runde
    .text = Nach beiden Zügen rückt der Rundenmarker ein Feld vor.
ms-seq-rounds-by-scenario = Zahl der Runden
    .text = Das Szenario setzt die Zahl der Runden.
ms-seq-victory-check-end = Sieg am Ende
    .text = In den meisten Szenarien werden die Siegbedingungen nach der letzten Runde geprüft.
ms-seq-early-victory = Früher Sieg
    .text = Können Bedingungen früher erfüllt werden, endet das Spiel in diesem Augenblick.
ms-seq-own-objects = Eigenes
    .text = Einheiten, Marker und Machtpunkte in einer Regel sind die des Spielers am Zug, wenn nichts anderes dasteht.

## Magic Phase

ms-magic-phase-move-then-place = Erst bewegen, dann legen
    .text = Zuerst werden vorhandene Machtpunkte bewegt, dann neue gelegt; neue bewegen sich in dieser Phase nicht.
ms-magic-phase-one-step = Ein Schritt
    .text = Jeder Machtpunkt geht in einer Magiephase höchstens ein Feld weit.
ms-magic-phase-any-direction = Jede Richtung
    .text = Verbindungen gelten in beide Richtungen, auch zurück aus einem Zauberfeld oder in ein anderes.
ms-magic-phase-dots-limit = Grenze der Verbindung
    .text = Nicht mehr Machtpunkte, als die Verbindung Punkte hat, gehen in einem Zug darüber.
ms-magic-phase-dots-both-directions = Beide Richtungen zusammen
    .text = Machtpunkte in beide Richtungen zählen zusammen gegen die Punkte der Verbindung.
ms-magic-phase-optional = Freiwillig
    .text = Machtpunkte zu bewegen ist freiwillig: alle, einige oder keine.
ms-magic-phase-place-count = Zahl der neuen
    .text = Das Szenario gibt die Zahl der neuen Machtpunkte an; sie kommen auf die Quelle.
ms-magic-phase-cap-25 = Grenze 25
    .text = Wer 25 Machtpunkte im Spiel hat, legt keine neuen, bis welche verbraucht sind; beim Legen ist bei 25 Schluss.

## Strategic Phase

ms-strat-spells-then-points = Erst Zauber, dann Punkte
    .text = Die Strategiephase: erst strategische Zauber, dann Strategiepunkte.

## Cast Strategic Spells

ms-strat-spells-announce-pay-resolve = Ansagen, zahlen, ausführen
    .text = Zauber ansagen, einen Machtpunkt aus seinem Feld nehmen, Wirkung ausführen.
ms-strat-spells-many-casts = Mehrmals
    .text = Ein Zauber kann so oft gewirkt werden, wie Machtpunkte in seinem Feld liegen, wenn er selbst keine Grenze setzt.
ms-strat-spells-per-turn-limits = Grenze je Zug
    .text = Manche strategische Zauber haben eine Höchstzahl je Zug.
ms-strat-spells-optional = Freiwillig
    .text = Zaubern ist immer freiwillig.
ms-strat-spells-active-only = Nur wer am Zug ist
    .text = Strategische Zauber wirkt der Spieler am Zug in seiner eigenen Strategiephase.

## Use Strategic Points

ms-orders-points-by-scenario = Strategiepunkte
    .text = Das Szenario gibt die Strategiepunkte jeder Armee je Runde an.
ms-orders-no-saving = Kein Sparen
    .text = Nicht verwendete Strategiepunkte verfallen.
ms-orders-one-point-each = Ein Punkt je Befehl
    .text = Jeder Befehl kostet einen Strategiepunkt.
ms-orders-list = Die Befehle
    .text = Ziel verschieben, legen, entfernen; Einheit halten, Halten aufheben; zwei Einheiten vereinigen, eine Karte versetzen, eine Einheit umordnen, eine Einheit teilen.
ms-orders-repeatable = Wiederholbar
    .text = Jeder Befehl darf mehrmals gegeben werden, solange Punkte da sind.

## Manipulating Objectives

ms-orders-move-objective = Ziel verschieben
    .text = Ein eigener Marker rückt ein Feld in beliebiger Richtung, gleich welches Gelände.
ms-orders-place-objective = Ziel legen
    .text = Ein neuer Marker kommt in ein Feld mit mindestens einer eigenen Einheit.
ms-orders-place-max-four = Erst entfernen
    .text = Liegen vier eigene Marker, muss erst einer entfernt werden.
ms-orders-remove-objective = Ziel entfernen
    .text = Ein eigener Marker kommt vom Plan.
ms-orders-objectives-stack = Marker stapeln
    .text = Beliebig viele Marker beider Spieler dürfen in einem Feld liegen.

## Holding Units

ms-orders-hold = Halten
    .text = Eine eigene Einheit bekommt einen Haltemarker und bewegt sich nicht, bis der Befehl aufgehoben ist.
ms-orders-cancel-hold = Halten aufheben
    .text = Der Haltemarker einer eigenen Einheit wird entfernt.

## Reorganizing Units

ms-orders-merge = Vereinigen
    .text = Zwei eigene Einheiten im selben Feld werden eine; der Besitzer wählt, welche führt.
ms-orders-merge-keeps-order = Reihenfolge bleibt
    .text = Die Karten der anderen folgen hinter denen der führenden Einheit; keine Reihenfolge ändert sich.
ms-orders-move-card = Karte versetzen
    .text = Eine Truppenkarte geht von einer Einheit zu einer anderen eigenen im selben Feld.
ms-orders-move-card-last = Als letzte
    .text = Die versetzte Karte wird die letzte ihrer neuen Einheit.
ms-orders-rearrange = Umordnen
    .text = Die Reihenfolge der Karten einer Einheit wird beliebig geändert.
ms-orders-split = Teilen
    .text = Eine Einheit wird zu zweien im selben Feld.
ms-orders-split-min-two = Je zwei Karten
    .text = Jede so entstandene Einheit braucht mindestens zwei Truppenkarten.
ms-orders-split-free-order = Freie Reihenfolge
    .text = Nach dem Teilen darf der Besitzer die Karten beider Einheiten beliebig ordnen.
ms-orders-split-needs-room = Platz im Feld
    .text = Stehen schon zwei Einheiten im Feld, kann keine geteilt werden.
ms-orders-split-max-twelve = Höchstens zwölf
    .text = Hat die Armee zwölf Einheiten auf dem Plan, kann keine geteilt werden.
ms-orders-temporarily-over-six = Vorübergehend mehr
    .text = In der Strategiephase darf eine Einheit mehr als sechs Truppenkarten haben.
ms-orders-six-at-phase-end = Sechs am Ende
    .text = Am Ende der Strategiephase entfernt der Besitzer Truppen, bis sechs bleiben.
ms-orders-reorganize-same-hex = Im selben Feld
    .text = Vereinigen und Versetzen brauchen beide Einheiten im selben Feld.

## Units and Reorganization

ms-orders-split-new-unit-card = Neue Einheitenkarte
    .text = Das Teilen bringt eine neue Einheit mit unbenutzter Nummer auf den Plan.
ms-orders-merge-removes-unit = Eine Nummer wird frei
    .text = Beim Vereinigen bleibt die Nummer der führenden Einheit, die andere wird frei.
ms-orders-bases-follow-size = Sockel nach Größe
    .text = Nach jeder Änderung passt die Zahl der Sockel zur Größe.
ms-orders-unique-figures-follow = Ritter folgen
    .text = Nach jeder Umbildung passen die eigenen Figuren zur Zusammensetzung.

## Effects and Reorganization

ms-orders-effects-list = Wirkungen
    .text = Wirkungen auf einer Einheit sind Zauberwirkungen und Haltemarker.
ms-orders-split-copies-effects = Beide behalten
    .text = Nach dem Teilen unterliegen beide Einheiten allen Wirkungen der alten.
ms-orders-merge-common-effects-only = Nur Gemeinsames
    .text = Nach dem Vereinigen bleiben nur Wirkungen, die beide hatten.

## Damage and Reorganization

ms-damage-reorg-rearrange-check = Prüfung beim Umordnen
    .text = Erreicht der Schaden den Widerstand der neuen ersten Truppe, so ist sie verloren, und nur der Rest bleibt.
ms-damage-reorg-split-all-on-one = Schaden auf eine
    .text = Beim Teilen geht aller Schaden auf eine der beiden, nach Wahl des Besitzers.
ms-damage-reorg-split-check = Prüfung beim Teilen
    .text = Die Einheit mit dem Schaden wird sofort an ihrer ersten Truppe geprüft.
ms-damage-reorg-merge-adds = Schaden zusammen
    .text = Beim Vereinigen wird der Schaden beider zusammengezählt.
ms-damage-reorg-merge-check = Prüfung beim Vereinigen
    .text = Die neue erste Truppe wird sofort am ganzen Schaden geprüft.
ms-damage-reorg-elimination-spends-resistance = Widerstand verbraucht
    .text = Eine vernichtete Truppe nimmt Schaden in Höhe ihres Widerstands mit; der Rest bleibt.

## Movement Phase

ms-move-mandatory = Bewegen ist Pflicht
    .text = Der Spieler am Zug muss jede seiner Einheiten auf ihren nächsten Zielmarker zu bewegen.
ms-move-order-free = Beliebige Reihenfolge
    .text = Einheiten bewegen sich eine nach der anderen in beliebiger Reihenfolge.
ms-move-finish-one-first = Erst eine ganz
    .text = Die Bewegung einer Einheit wird beendet, bevor die nächste beginnt.
ms-move-hold-stays = Wer hält, bleibt
    .text = Eine Einheit mit Haltemarker bewegt sich nicht.
ms-move-on-objective-stays = Am Ziel
    .text = Eine Einheit im Feld eines eigenen Zielmarkers bewegt sich nicht.

## How to Move

ms-move-base-two = Zwei Bewegungspunkte
    .text = Eine Einheit hat gewöhnlich zwei Bewegungspunkte.
ms-move-closest-by-hex-count = Das nächste Ziel
    .text = Das nächste Ziel wird gefunden, indem man die Felder zu jedem eigenen Marker zählt.
ms-move-count-ignores-terrain = Gelände zählt nicht
    .text = Beim Zählen bleiben Kosten und unpassierbare Felder außer Betracht.
ms-move-tie-player-chooses = Gleich nah
    .text = Sind mehrere Marker gleich nah, wählt der Spieler.
ms-move-adjacent-hex = Ins Nachbarfeld
    .text = Ein Schritt führt immer in ein Nachbarfeld.
ms-move-closer-hex = Näher heran
    .text = Das nächste Feld muss dem Ziel näher liegen als das jetzige.
ms-move-choose-among-closer = Wahl des Feldes
    .text = Kommen mehrere Felder in Frage, wählt der Spieler.
ms-move-no-impassable-choice = Nichts Unpassierbares
    .text = Ein unpassierbares Feld darf nicht gewählt werden.
ms-move-flat-or-raised = Flach oder erhaben
    .text = Unpassierbares Gelände ist flach oder erhaben; in dieser Schachtel gibt es nur flaches (Fluss).
ms-move-stack-limit-impassable = Volles Feld
    .text = Ein Feld mit zwei eigenen Einheiten ist unpassierbar.
ms-move-enter-if-enough = Betreten
    .text = Reichen die Bewegungspunkte, betritt die Einheit das Feld und zahlt seine Kosten.
ms-move-too-costly-ends-move = Zu teuer
    .text = Kostet das gewählte Feld mehr, bleibt die Einheit stehen und ihre Bewegung endet; es darf gewählt werden, auch wenn es ein billigeres gibt.
ms-move-reevaluate-each-step = Nach jedem Schritt neu
    .text = Alle Schritte, auch die Suche nach dem nächsten Ziel, wiederholen sich vom neuen Feld aus.
ms-move-blocked-stays = Kein Weg
    .text = Bringt kein erlaubtes Feld die Einheit näher, bleibt sie, auch wenn ein anderer Marker erreichbar wäre.

## Entering Combat

ms-move-stop-before-enemy = Halt vor dem Feind
    .text = Wer ein Feld mit feindlicher Einheit betreten will, hält davor und gilt als Angreifer über diese Kante.
ms-move-triggers-combat = Gefecht ausgelöst
    .text = Der Versuch löst in der Kampfphase ein Gefecht aus.
ms-move-third-attacker-blocked = Kein dritter Angreifer
    .text = Greifen schon zwei eigene Einheiten ein Feld an, ist es für andere in dieser Runde unpassierbar.
ms-move-attackers-still-stack = Angreifer zählen mit
    .text = Angreifende Einheiten besetzen noch das Feld, aus dem sie kommen.
ms-move-winner-advances = Der Sieger rückt nach
    .text = Besiegt die angreifende Einheit ihren Gegner, geht sie nach dem Gefecht in das Feld.
ms-move-loser-stays = Der Besiegte bleibt
    .text = Ein besiegter Angreifer bleibt in seinem Feld.
ms-move-may-come-from-two-hexes = Aus zwei Feldern
    .text = Die beiden Angreifer eines Feldes dürfen aus demselben oder aus zwei Feldern kommen.

## Cavalry Movement

ms-move-cavalry-all-four = Nur Reiter: vier
    .text = Eine Einheit nur aus Reitern hat vier Bewegungspunkte.
ms-move-cavalry-half-three = Halb Reiter: drei
    .text = Ist mindestens die Hälfte beritten, aber nicht alle, sind es drei.
ms-move-cavalry-less-two = Weniger: zwei
    .text = Ist weniger als die Hälfte beritten, sind es zwei.
ms-move-movement-marker-card = Bewegungsmarker
    .text = Eine Einheit mit ungewöhnlichen Bewegungspunkten trägt den passenden Marker.

## Terrain and Movement

ms-terrain-cost-one = Kosten eins
    .text = Offen, Brücke, Ruine/Tempel und Dorf kosten 1 Bewegungspunkt.
ms-terrain-cost-two = Kosten zwei
    .text = Furt, Wald, Hügel und Mine/Höhle kosten 2 Bewegungspunkte.
ms-terrain-river-impassable = Fluss
    .text = Flussfelder sind flach und unpassierbar.
ms-terrain-scenario-hexes = Felder des Szenarios
    .text = Ein Szenario kann besondere Felder mit eigenen Kosten und Regeln festlegen.
ms-terrain-bridge-ford-opens-river = Brücke und Furt
    .text = Ein Flussfeld mit Brücke oder Furt kann überquert werden.
ms-terrain-bridge-hexsides = Offene Kanten
    .text = Ein Feld mit Brücke oder Furt wird nur über die gezeigten Kanten betreten und verlassen.

## Combat Phase

ms-combat-0-only-if-entering = Nur bei Angriff
    .text = Die Kampfphase findet nur statt, wenn eine Einheit angreift.
ms-combat-0-must-resolve = Muss ausgetragen werden
    .text = Jedes ausgelöste Gefecht muss ausgetragen werden.
ms-combat-0-active-chooses-order = Reihenfolge der Gefechte
    .text = Bei Gefechten in mehreren Feldern bestimmt der Spieler am Zug die Reihenfolge.
ms-combat-0-first-line-only = Nur die erste Reihe
    .text = Im Gefecht zählen nur Werte und Fähigkeiten der ersten vier Truppen.
ms-combat-0-reserve-out = Reserve wartet
    .text = Die Reserve nimmt nicht teil; sie ersetzt nur Gefallene der ersten Reihe.
ms-combat-0-ten-steps = Zehn Schritte
    .text = 1 Vorstellung, 2 erste Magie, 3 Aufstellung, 4 Zusammenstoß, 5 erste Kräfte, 6 zweite Magie, 7 Verstärkung, 8 Nahkampf, 9 zweite Kräfte, 10 dritte Magie.
ms-combat-0-in-defenders-hex = Im Feld des Verteidigers
    .text = Ort und Gelände eines Gefechts sind die des Feldes, in dem der Verteidiger steht.

## Presentation Step

ms-combat-1-reveal-first = Erste Truppe zeigen
    .text = Jeder deckt die erste Truppe jeder seiner beteiligten Einheiten auf.
ms-combat-1-defender-terrain-card = Geländekarte des Verteidigers
    .text = Ist das Feld nicht offen, nimmt der Verteidiger dessen Geländekarte.
ms-combat-1-attacker-terrain-card = Geländekarte des Angreifers
    .text = In manchen Fällen (Verteidiger auf Brücke oder Furt) bekommt der Angreifer eine Geländekarte.

## First Magic Step

ms-combat-2-secret-choice = Geheime Wahl
    .text = Beide wählen geheim ihre Zauber, indem sie Karten beiseitelegen.
ms-combat-2-only-tactical-summoning = Nur Gefecht und Beschwörung
    .text = Im Magieschritt sind nur Gefechtszauber und Beschwörungen möglich.
ms-combat-2-may-pass = Nichts wirken
    .text = Man darf auch nichts wirken.
ms-combat-2-reveal-and-pay = Aufdecken und zahlen
    .text = Haben beide gewählt, werden die Karten zugleich aufgedeckt und je ein Machtpunkt aus dem passenden Feld gezahlt.
ms-combat-2-several-copies = Mehrere Karten
    .text = Ein Zauber kann einmal je Karte gewirkt werden.
ms-combat-2-tactical-until-end = Bis zum Ende
    .text = Gefechtszauber wirken bis zum Ende dieses Gefechts.
ms-combat-2-creature-until-end = Kreatur bis zum Ende
    .text = Eine beschworene Kreatur bleibt bis zum Ende des Gefechts, wenn sie nicht vernichtet wird.

## Deployment Step

ms-combat-3-reveal-all = Alles aufdecken
    .text = Alle Truppenkarten der beteiligten Einheiten werden aufgedeckt und in Reihe gelegt.
ms-combat-3-attacker-inserts-first = Angreifer zuerst
    .text = Erst fügt der Angreifer Gelände-, Zauber- und Kreaturenkarten ein, dann der Verteidiger.
ms-combat-3-order-of-cards = Ordnung der Karten
    .text = Von links: erste Reihe mit Kreaturen, Geländekarte, Gefechtszauber, Reserve.
ms-combat-3-creature-never-first = Kreatur nie vorn
    .text = Eine beschworene Kreatur kann nicht die erste Karte der ersten Reihe sein.
ms-combat-3-active-cards = Aktive Karten
    .text = Von hier an sind erste Reihe, Kreaturen, Gefechtszauber und Geländekarten aktiv, die Reserve nicht.
ms-combat-3-apply-abilities = Fähigkeiten
    .text = Veränderungen durch besondere Fähigkeiten werden angerechnet.

## Engagement Step

ms-combat-4-first-values = Erste Zahl
    .text = Karten mit zwei Zahlen verwenden die erste.
ms-combat-4-initiative-sum = Summe der Initiative
    .text = Jeder zählt die Initiative seiner aktiven Karten und einen Würfel zusammen.
ms-combat-4-initiative-higher-first = Höhere schlägt zuerst
    .text = Wer die höhere Summe hat, schlägt zuerst.
ms-combat-4-initiative-tie-rerolled = Gleichstand
    .text = Bei Gleichstand werden beide Würfel neu geworfen, bis die Summen verschieden sind.
ms-combat-4-attack-sum = Summe des Angriffs
    .text = Wer schlägt, zählt den Angriff seiner aktiven Karten und einen Würfel zusammen.
ms-combat-4-defense-sum = Summe der Verteidigung
    .text = Der andere zählt die Verteidigung seiner aktiven Karten und einen Würfel zusammen.
ms-combat-4-attack-beats-defense = Angriff muss größer sein
    .text = Der Angriff gelingt nur, wenn er größer ist als die Verteidigung; Gleichstand misslingt.
ms-combat-4-maximum-damage = Höchstschaden
    .text = Bei Erfolg werden Schaden und Veränderungen aller aktiven Karten zusammengezählt.
ms-combat-4-minimum-damage = Mindestschaden
    .text = Bei Misserfolg verursacht jede Truppe 2, jede Kreatur 1, ohne Veränderungen; unaufhaltsame Truppen ihren gedruckten Wert.
ms-combat-4-counters-on-first = Auf die erste Karte
    .text = Der Schaden kommt auf die erste Karte der getroffenen Einheit, zu dem, was dort liegt.
ms-combat-4-eliminate-at-resistance = Widerstand erreicht
    .text = Erreicht der Schaden den Widerstand der ersten Karte, ist sie vernichtet und so viel Schaden fort.
ms-combat-4-overflow = Rest geht weiter
    .text = Übriger Schaden geht auf die neue erste Karte, und es wird wieder verglichen.
ms-combat-4-stop-conditions = Wann es endet
    .text = Es endet, wenn der Rest für die erste Karte zu klein ist oder keine aktive Truppe oder Kreatur mehr da ist.
ms-combat-4-no-damage-to-reserve = Nicht auf die Reserve
    .text = Die Reserve erhält nie Schaden.
ms-combat-4-removed-at-once = Sofort fort
    .text = Im Zusammenstoß gehen Vernichtete sofort und schlagen nicht zurück.
ms-combat-4-troops-discarded = Abgelegt
    .text = Vernichtete Truppen werden abgelegt.
ms-combat-4-creature-back-to-deck = Zurück in den Stapel
    .text = Eine vernichtete Kreatur geht in den Zauberstapel zurück und kann im selben Gefecht wieder gerufen werden.
ms-combat-4-strike-back = Gegenschlag
    .text = Dann wechseln die Rollen: wer die Initiative verlor, schlägt mit dem, was übrig ist, mit neuen Würfeln.
ms-combat-4-creatures-can-take-damage = Auch Kreaturen
    .text = Eine Kreatur, die erste Karte geworden ist, nimmt Schaden wie eine Truppe.

## First Special Powers Step

ms-combat-5-may-activate = Kräfte einsetzen
    .text = Karten mit besonderen Kräften dürfen sie in diesem Schritt einsetzen.

## Second Magic Step

ms-combat-6-as-first = Wie beim ersten Mal
    .text = Beide dürfen weitere Gefechtszauber und Beschwörungen wirken, wenn Karten und Machtpunkte da sind.

## Reinforcements Step

ms-combat-7-fill-to-four = Auf vier auffüllen
    .text = Wer weniger als vier Truppen vorn hat, rückt Reserve nach, bis vier stehen oder keine mehr da ist.
ms-combat-7-mandatory = Pflicht
    .text = Das Nachrücken ist nicht freiwillig.
ms-combat-7-after-last-card = Hinter die letzte
    .text = Nachrückende kommen hinter die letzte Truppe oder Kreatur, in ihrer Reihenfolge.
ms-combat-7-creatures-not-counted = Kreaturen zählen nicht
    .text = Kreaturen zählen nicht zu den vier Truppen.
ms-combat-7-second-magic-cards-placed-after = Karten der zweiten Magie
    .text = Sie werden gelegt, nachdem die Reserve nachgerückt ist.

## Melee Combat Step

ms-combat-8-second-values = Zweite Zahl
    .text = Karten mit zwei Zahlen verwenden die zweite.
ms-combat-8-no-initiative = Keine Initiative
    .text = Es gibt keinen Initiativewurf; der Angreifer würfelt zuerst, dann schlägt der Verteidiger.
ms-combat-8-simultaneous = Gleichzeitig
    .text = Beide Schläge werden mit allen Karten berechnet; vernichtet wird erst danach.
ms-combat-8-same-rules = Sonst gleich
    .text = Im Übrigen gelten die Regeln des Zusammenstoßes.

## Second Special Powers Step

ms-combat-9-second-use = Zum zweiten Mal
    .text = Besondere Kräfte dürfen ein zweites Mal eingesetzt werden.

## Third Magic Step

ms-combat-10-as-before = Wie zuvor
    .text = Beide dürfen weitere Gefechtszauber und Beschwörungen wirken.

## End of the Combat

ms-combat-end-over-after-ten = Nach zehn Schritten vorbei
    .text = Nach den zehn Schritten ist das Gefecht vorbei, wie es auch steht.
ms-combat-end-cards-back = Karten zurück
    .text = Alle Zauber- und Kreaturenkarten gehen in die Stapel zurück.
ms-combat-end-face-down-again = Wieder verdeckt
    .text = Überlebende kommen in gleicher Reihenfolge verdeckt unter die Einheitenkarte; Schaden bleibt.
ms-combat-end-attacker-may-advance = Nachrücken
    .text = Ist der Verteidiger vernichtet, darf die angreifende Einheit in das leere Feld.
ms-combat-end-attacker-stays = Angreifer bleibt
    .text = Sind Verteidiger übrig, bleibt der Angreifer in seinem Feld.
ms-combat-end-single-card-unit = Eine Karte übrig
    .text = Eine Einheit darf mit einer einzigen Karte aus dem Gefecht kommen.

## Terrain and Combat

ms-terrain-combat-plain-is-clear = Offen
    .text = Ein Feld ohne Plättchen ist offen und wirkt nicht auf das Gefecht.
ms-terrain-combat-forest = Wald
    .text = Wald: Verteidigung des Verteidigers +4.
ms-terrain-combat-forest-zero-initiative = Wald: Initiative null
    .text = Im Wald zählt die Initiative aller Truppen beider Seiten null.
ms-terrain-combat-forest-then-raise = Wald: dann erhöhen
    .text = Danach können Fähigkeiten, Zauber und Kräfte sie erhöhen.
ms-terrain-combat-hill = Hügel
    .text = Hügel: Verteidiger Initiative +4, Verteidigung +4.
ms-terrain-combat-mine = Mine/Höhle
    .text = Mine/Höhle: Verteidiger Initiative +5, Angriff +2, Verteidigung +5.
ms-terrain-combat-river-none = Kein Gefecht im Fluss
    .text = In einem Flussfeld kann kein Gefecht stattfinden.
ms-terrain-combat-ruins = Ruine/Tempel
    .text = Ruine/Tempel: Verteidiger Initiative +2, Verteidigung +2.
ms-terrain-combat-village = Dorf
    .text = Dorf: Verteidiger Initiative +6, Angriff +1, Verteidigung +2.
ms-terrain-combat-bridge-defender-on = Verteidiger auf Brücke
    .text = Angreifer Initiative +3, Angriff +3/+1, Schaden +2/+1; er bekommt die Brückenkarte.
ms-terrain-combat-bridge-attacker-off = Angreifer von der Brücke
    .text = Verteidiger Initiative +5, Angriff +4/+1, Verteidigung +2/+1, Schaden +3/+1; zusätzlich zur Karte seines Feldes.
ms-terrain-combat-ford-defender-on = Verteidiger in Furt
    .text = Angreifer Initiative +4, Angriff +4/+1, Verteidigung +1, Schaden +2/+1; er bekommt die Furtkarte.
ms-terrain-combat-ford-attacker-out = Angreifer aus der Furt
    .text = Verteidiger Initiative +6, Angriff +6/+1, Verteidigung +3/+1, Schaden +3/+1; zusätzlich zur Karte seines Feldes.

## Multiple Combat

ms-multi-two-units-each = Je bis zu zwei
    .text = Bis zu zwei Einheiten je Seite sind beteiligt; jedes Gefecht wird eine gegen eine ausgetragen.
ms-multi-a-attacker-chooses = Zwei gegen eine: Wahl
    .text = Ein Verteidiger, zwei Angreifer: der Angreifer wählt, wer zuerst kämpft.
ms-multi-a-both-advance = Zwei gegen eine: beide rücken nach
    .text = Fällt der Verteidiger im ersten Gefecht, dürfen beide Angreifer nachrücken.
ms-multi-a-second-must-fight = Zwei gegen eine: der zweite muss
    .text = Überlebt er, bleibt der erste Angreifer, und der zweite muss kämpfen.
ms-multi-a-second-only-advances = Zwei gegen eine: nur der zweite
    .text = Fällt er im zweiten Gefecht, darf nur der zweite Angreifer nachrücken.
ms-multi-b-defender-chooses = Eine gegen zwei: Wahl
    .text = Zwei Verteidiger, ein Angreifer: der Verteidiger wählt, wer zuerst kämpft.
ms-multi-b-ends-if-attacker-dead = Eine gegen zwei: vorbei
    .text = Fällt der Angreifer im ersten Gefecht, geschieht nichts weiter.
ms-multi-b-second-combat = Eine gegen zwei: zweites Gefecht
    .text = Lebt der Angreifer, kämpft er gegen den anderen Verteidiger.
ms-multi-c-choose = Zwei gegen zwei: Wahl
    .text = Erst wählt der Angreifer, dann der Verteidiger, wer zuerst kämpft.
ms-multi-c-second-pair = Zwei gegen zwei: die anderen
    .text = Dann kämpfen die beiden nicht gewählten.
ms-multi-c-both-eliminated = Zwei gegen zwei: beide gefallen
    .text = Fallen beide Verteidiger, rücken beide Angreifer nach.
ms-multi-c-both-defeated = Zwei gegen zwei: beide besiegt
    .text = Sind beide Angreifer besiegt, bleiben beide, wo sie waren.
ms-multi-c-mixed-new-combat = Zwei gegen zwei: gemischt
    .text = Hat einer gesiegt und der andere nicht, kämpft der Sieger sofort gegen den übrigen Verteidiger.
ms-multi-c-mixed-advance = Gemischt: nachrücken
    .text = Fällt auch dieser, rückt der Sieger nach, der Besiegte nie.
ms-multi-c-mixed-fail = Gemischt: besiegt
    .text = Wird der Sieger dabei besiegt, bleibt er in seinem Feld.

## The Kragis Army

ms-army-kragis-roster = Armee der Kragis
    .text = Geltz Linieninfanterie, Kirtais Bogenschützen (Fernwaffen, Widerstand 7), Skaitan schwere Infanterie, Waiks Miliz (Widerstand 10), Waldwika Ritter (Reiterei, Widerstand 7).

## The Láusjan Army

ms-army-lausjan-roster = Armee der Láusjan
    .text = Haírus leichte Infanterie, Hneiwan Bogenschützen (Widerstand 8), Unagands die besten Krieger, Walthus Miliz (Widerstand 9), Ahma Geister der Toten (unaufhaltsam 0/4).

## The Airmage

ms-spell-air-breeze = Brise
    .text = Brise (Gefecht, eigene Einheit, 2 Karten): Initiative +3, Angriff +0, Schaden +0.
ms-spell-air-breeze-power-up = Brise mit Fernwaffen
    .text = Mit mindestens einer Fernwaffentruppe in der ersten Reihe: weitere Initiative +1, Angriff +1, Höchstschaden +1.
ms-spell-air-breeze-lost-with-archers = Brise ohne Schützen
    .text = Die Verstärkung entfällt, sobald keine Fernwaffentruppe mehr vorn steht.
ms-spell-air-whirlwind = Wirbelwind
    .text = Wirbelwind (strategisch, beliebige Einheit): das Ziel verliert einen Bewegungspunkt.
ms-spell-air-whirlwind-limit = Grenze des Wirbelwinds
    .text = Höchstens einer je Einheit; er endet, wenn der nächste Zug des Wirkenden beginnt.
ms-spell-air-speed = Schnelligkeit
    .text = Schnelligkeit (Gefecht, eigene Einheit, 2 Karten): Initiative, Angriff und Verteidigung +1.
ms-spell-air-run = Lauf
    .text = Lauf (strategisch, eigene Einheit): das Ziel gewinnt einen Bewegungspunkt.
ms-spell-air-run-limit = Grenze des Laufs
    .text = Höchstens zwei je Einheit; er endet, wenn der nächste Zug des Wirkenden beginnt.
ms-spell-air-fly-cost = Flug: Kosten
    .text = Flug (strategisch, eigene Einheit): jedes Feld kostet einen Bewegungspunkt.
ms-spell-air-fly-over-flat = Flug über Flaches
    .text = Die Einheit darf flache unpassierbare Felder überqueren, aber nicht darin enden.
ms-spell-air-fly-still-blocked = Flug: was versperrt bleibt
    .text = Volle Felder und feindliche Einheiten bleiben unpassierbar.
ms-spell-air-fly-limit = Grenze des Flugs
    .text = Höchstens zwei wirken zugleich; er endet, wenn der nächste Zug des Wirkenden beginnt.
ms-spell-air-hurricane = Orkan
    .text = Orkan (strategisch, Feld): jede Einheit im Feld erleidet einen Würfel Schaden, einzeln geworfen.
ms-spell-air-air-elemental = Luftelementar
    .text = Luftelementar (Beschwörung): Geringer, Größerer und Erster, je eine Karte; überall in der ersten Reihe, nur nicht vorn; Kraft Windstoß.

## The Druid

ms-spell-druid-oak = Eiche
    .text = Eiche (Gefecht, eigene Einheit, 2 Karten): Verteidigung +1 je Truppe der ersten Reihe.
ms-spell-druid-roots = Wurzeln
    .text = Wurzeln (Gefecht, eigene Einheit, 2 Karten): Initiative +1 je Truppe der ersten Reihe.
ms-spell-druid-forest = Wald
    .text = Wald (strategisch, Feld, dauerhaft, Menge 2): ein Waldplättchen legen.
ms-spell-druid-forest-where = Wo Wald wächst
    .text = Nur in einem Feld ohne Plättchen und ohne Einheit.
ms-spell-druid-treewalk = Waldgang
    .text = Waldgang (strategisch, eigene Einheit): Waldfelder kosten einen Bewegungspunkt.
ms-spell-druid-treewalk-limit = Grenze des Waldgangs
    .text = Höchstens einer je Einheit; er endet, wenn der nächste Zug der Druidin beginnt.
ms-spell-druid-strength = Stärke
    .text = Stärke (Gefecht, eigene Einheit, 2 Karten): Höchstschaden +1 je Truppe der ersten Reihe.
ms-spell-druid-rage = Raserei
    .text = Raserei (Gefecht, eigene Einheit, 2 Karten): Angriff +1 je Truppe der ersten Reihe.
ms-spell-druid-crows = Krähen
    .text = Krähen (strategisch, feindliche Einheit): das Ziel erleidet einen Würfel Schaden.
ms-spell-druid-bears = Bären
    .text = Bären (Beschwörung, 3 Karten): überall in der ersten Reihe, nur nicht vorn.
ms-spell-druid-wolves = Wölfe
    .text = Wölfe (Beschwörung, 3 Karten): überall in der ersten Reihe, nur nicht vorn.
ms-spell-druid-per-troop-recount = Jedes Mal neu gezählt
    .text = Zauber mit +1 je Truppe werden bei jeder Summe neu gezählt.

## The Firemage

ms-spell-fire-bravery = Tapferkeit
    .text = Tapferkeit (Gefecht, eigene Einheit, 2 Karten): Angriff +4.
ms-spell-fire-flare = Leuchtfeuer
    .text = Leuchtfeuer (strategisch): ein Marker in einem Feld zählt als eigener Zielmarker über die vier hinaus.
ms-spell-fire-flare-nominated = Benannte Einheit
    .text = Wird eine eigene Einheit benannt, gilt das Leuchtfeuer nur ihr, sonst allen eigenen.
ms-spell-fire-flare-limit = Grenze des Leuchtfeuers
    .text = Höchstens eines zugleich; es endet, wenn der nächste Zug des Feuermagiers beginnt.
ms-spell-fire-fireblade = Feuerklinge
    .text = Feuerklinge (Gefecht, eigene Einheit, 2 Karten): Höchstschaden +1 je Truppe der ersten Reihe.
ms-spell-fire-fireball = Feuerball
    .text = Feuerball (strategisch, feindliche Einheit, Menge 2): das Ziel erleidet 3 Schaden.
ms-spell-fire-blindness = Blendung
    .text = Blendung (Gefecht, eigene Einheit, 2 Karten): Initiative +4.
ms-spell-fire-wildfire = Feuersturm
    .text = Feuersturm (strategisch, Feld): jede Einheit im Feld erleidet einen Würfel Schaden, einzeln geworfen.
ms-spell-fire-fire-elemental = Feuerelementar
    .text = Feuerelementar (Beschwörung): Geringer, Größerer und Erster, je eine Karte; überall in der ersten Reihe, nur nicht vorn; Kraft Feueraura.

## The Fate Guardian

ms-spell-fate-no-cards = Ohne Karten
    .text = Die Zauber der Schicksalswächterin brauchen keine Karten; nur ihre Machtpunkte begrenzen sie.
ms-spell-fate-before-roll = Vor dem Wurf
    .text = Alle ihre Zauber außer Wiederholung kommen, bevor die betroffenen Würfel fallen.
ms-spell-fate-before-either = Vor beiden
    .text = Würfeln beide, kommen diese Zauber vor dem ersten Würfel eines der beiden.
ms-spell-fate-tomes = Schicksalsbücher
    .text = Sechs Zauber, einer je Augenzahl: das Ergebnis eines Würfels wird auf diese Zahl gesetzt.
ms-spell-fate-zero = Null
    .text = Null (feindlicher Würfel): der Würfel zählt null.
ms-spell-fate-equality = Gleichheit
    .text = Gleichheit: ein eigener und ein feindlicher Würfel bekommen dasselbe gewählte Ergebnis; vor jedem Wurf.
ms-spell-fate-die = Würfel
    .text = Würfel (beliebiger Wurf): ein Würfel kommt hinzu.
ms-spell-fate-die-unlimited = Beliebig viele
    .text = Würfel darf beliebig oft auf denselben Wurf gewirkt werden; sie fallen einer nach dem anderen.
ms-spell-fate-die-can-be-changed = Auch diese veränderlich
    .text = Hinzugekommene Würfel können wie alle anderen gesetzt, wiederholt oder sonst verändert werden.
ms-spell-fate-reroll = Wiederholung
    .text = Wiederholung (beliebiger Würfel): ein gefallener Würfel wird noch einmal geworfen, ein eigener oder feindlicher.

## Die Kapitel, wie Verweise sie nennen, und die Überschriften des Regelhefts

ms-chapter-overview = Spielweise
ms-chapter-box = Inhalt
ms-chapter-comp = Spielmaterial
ms-chapter-card = Karten
ms-chapter-gloss = Begriffe
ms-chapter-magic = Magie
ms-chapter-spells = Zauber
ms-chapter-setup = Aufbau
ms-chapter-prep = Armee
ms-chapter-seq = Ablauf
ms-chapter-magic-phase = Magiephase
ms-chapter-strat = Strategie
ms-chapter-strat-spells = Strategische Zauber
ms-chapter-orders = Befehle
ms-chapter-damage-reorg = Umbildung
ms-chapter-move = Bewegung
ms-chapter-terrain = Gelände
ms-chapter-combat-0 = Kampf
ms-chapter-combat-end = Kampfende
ms-chapter-terrain-combat = Gelände im Kampf
ms-chapter-multi = Mehrfachkampf
ms-chapter-army = Armeen
ms-chapter-spell-air = Luftmagier
ms-chapter-spell-druid = Druidin
ms-chapter-spell-fire = Feuermagier
ms-chapter-spell-fate = Schicksalswächterin
ms-chapter-combat-1 = Kampf 1
ms-chapter-combat-2 = Kampf 2
ms-chapter-combat-3 = Kampf 3
ms-chapter-combat-4 = Kampf 4
ms-chapter-combat-5 = Kampf 5
ms-chapter-combat-6 = Kampf 6
ms-chapter-combat-7 = Kampf 7
ms-chapter-combat-8 = Kampf 8
ms-chapter-combat-9 = Kampf 9
ms-chapter-combat-10 = Kampf 10
ms-section-how-to-play = Spielweise
ms-section-contents-of-the-box = Inhalt der Schachtel
ms-section-game-components = Spielmaterial
ms-section-characteristics = Werte
ms-section-the-cards = Die Karten
ms-section-special-abilities = Besondere Fähigkeiten
ms-section-traits = Merkmale
ms-section-special-powers = Sonderkräfte
ms-section-power-up = Verstärkung
ms-section-glossary-troops-and-units = Begriffe: Truppen und Einheiten
ms-section-glossary-magic = Begriffe: Magie
ms-section-glossary-movement-and-strategy = Begriffe: Bewegung und Strategie
ms-section-glossary-combat = Begriffe: Kampf
ms-section-using-magic-in-magestorm = Magie in Magestorm
ms-section-spells = Zauber
ms-section-casting-spells-in-combat = Zaubern im Kampf
ms-section-game-set-up = Spielaufbau
ms-section-preparing-the-army = Die Armee vorbereiten
ms-section-sequence-of-play = Spielablauf
ms-section-magic-phase = Magiephase
ms-section-strategic-phase = Strategiephase
ms-section-cast-strategic-spells = Strategische Zauber
ms-section-use-strategic-points = Strategiepunkte nutzen
ms-section-manipulating-objectives = Ziele versetzen
ms-section-holding-units = Einheiten anhalten
ms-section-reorganizing-units = Einheiten umbilden
ms-section-units-and-reorganization = Einheiten beim Umbilden
ms-section-effects-and-reorganization = Wirkungen beim Umbilden
ms-section-damage-and-reorganization = Schaden beim Umbilden
ms-section-movement-phase = Bewegungsphase
ms-section-how-to-move = Wie man zieht
ms-section-entering-combat = In den Kampf ziehen
ms-section-cavalry-movement = Bewegung der Reiterei
ms-section-terrain-and-movement = Gelände und Bewegung
ms-section-combat-phase = Kampfphase
ms-section-presentation-step = Vorstellung
ms-section-first-magic-step = Erste Magie
ms-section-deployment-step = Aufstellung
ms-section-engagement-step = Annäherung
ms-section-first-special-powers-step = Erste Sonderkräfte
ms-section-second-magic-step = Zweite Magie
ms-section-reinforcements-step = Verstärkung
ms-section-melee-combat-step = Nahkampf
ms-section-second-special-powers-step = Zweite Sonderkräfte
ms-section-third-magic-step = Dritte Magie
ms-section-end-of-the-combat = Ende des Kampfes
ms-section-terrain-and-combat = Gelände und Kampf
ms-section-multiple-combat = Mehrfachkampf
ms-section-the-kragis-army = Die Armee der Kragis
ms-section-the-l-usjan-army = Die Armee der Láusjan
ms-section-the-airmage = Der Luftmagier
ms-section-the-druid = Die Druidin
ms-section-the-firemage = Der Feuermagier
ms-section-the-fate-guardian = Die Schicksalswächterin
