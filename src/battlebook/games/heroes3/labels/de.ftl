# Die Wörter des Spiels: Einheiten, Fraktionen, Marken, Fähigkeiten.
# Fähigkeitssätze: Zahlen kommen als Zahlen; true/false, Wörter einer festen Liste und ein fehlender Parameter ("none") als Zeichenketten;
# Würfelseiten, Einheiten, Typen, Schulen, Quellen und Teile der Befestigung als fertige Listen in der Sprache des Lesers.

## Einheiten

h3-unit-halberdiers = Hellebardiere
h3-unit-marksmen = Scharf­schützen
h3-unit-griffins = Greife
h3-unit-crusaders = Kreuzritter
h3-unit-zealots = Zeloten
h3-unit-champions = Champions
h3-unit-archangels = Erzengel
h3-unit-centaurs = Zentauren
h3-unit-dwarves = Zwerge
h3-unit-elves = Elfen
h3-unit-pegasi = Pegasi
h3-unit-dendroids = Dendroiden
h3-unit-unicorns = Einhörner
h3-unit-gold-dragons = Golddrachen
h3-unit-gremlins = Gremlins
h3-unit-gargoyles = Gargoyles
h3-unit-iron-golems = Eisengolems
h3-unit-magi = Magier
h3-unit-genies = Dschinns
h3-unit-nagas = Nagas
h3-unit-titans = Titanen
h3-unit-familiars = Familiare
h3-unit-magogs = Magogs
h3-unit-cerberi = Zerberusse
h3-unit-demons = Dämonen
h3-unit-pit-lords = Grubenlords
h3-unit-efreet = Ifrits
h3-unit-arch-devils = Erzteufel
h3-unit-skeletons = Skelette
h3-unit-zombies = Zombies
h3-unit-wraiths = Gespenster
h3-unit-vampires = Vampire
h3-unit-liches = Liche
h3-unit-dread-knights = Todesritter
h3-unit-ghost-dragons = Geister­drachen
h3-unit-troglodytes = Troglodyten
h3-unit-harpies = Harpyien
h3-unit-evil-eyes = Böse Augen
h3-unit-medusas = Medusen
h3-unit-minotaurs = Minotauren
h3-unit-manticores = Mantikore
h3-unit-black-dragons = Schwarze Drachen
h3-unit-goblins = Goblins
h3-unit-wolf-raiders = Wolfsräuber
h3-unit-orcs = Orks
h3-unit-ogres = Oger
h3-unit-thunderbirds = Donnervögel
h3-unit-cyclopes = Zyklopen
h3-unit-behemoths = Behemoths
h3-unit-gnolls = Gnolle
h3-unit-lizardmen = Echsen­menschen
h3-unit-dragon-flies = Drachen­fliegen
h3-unit-basilisks = Basilisken
h3-unit-gorgons = Gorgonen
h3-unit-wyverns = Wyvern
h3-unit-hydras = Hydren
h3-unit-sprites = Feen
h3-unit-storm-elementals = Sturm­elementare
h3-unit-ice-elementals = Eis­elementare
h3-unit-energy-elementals = Energie­elementare
h3-unit-magma-elementals = Magma­elementare
h3-unit-magic-elementals = Magie­elementare
h3-unit-phoenixes = Phönixe
h3-unit-oceanids = Okeaniden
h3-unit-seamen = Seeleute
h3-unit-sea-dogs = Seebären
h3-unit-ayssids = Ayssiden
h3-unit-sorceresses = Zauberinnen
h3-unit-nix = Nixe
h3-unit-haspids = Haspiden
h3-unit-air-elementals = Luft­elementare
h3-unit-earth-elementals = Erd­elementare
h3-unit-fire-elementals = Feuer­elementare
h3-unit-water-elementals = Wasser­elementare
h3-unit-boars = Wildschweine
h3-unit-halflings = Halblinge
h3-unit-leprechaun = Leprechaun
h3-unit-peasants = Bauern
h3-unit-rogues = Schurken
h3-unit-fangarm = Fangarm
h3-unit-mummies = Mumien
h3-unit-nomads = Nomaden
h3-unit-satyrs = Satyrn
h3-unit-sharpshooters = Meister­schützen
h3-unit-steel-golems = Stahlgolems
h3-unit-diamond-golems = Diamant­golems
h3-unit-enchanters = Verzauberer
h3-unit-gold-golems = Goldgolems
h3-unit-trolls = Trolle
h3-unit-azure-dragons = Azurdrachen
h3-unit-crystal-dragons = Kristall­drachen
h3-unit-faerie-dragons = Feendrachen
h3-unit-rust-dragons = Rostdrachen
h3-unit-arrow-tower = Pfeilturm
h3-unit-black-dragons-dragon-utopia = { h3-unit-black-dragons }
h3-unit-crystal-dragons-dragon-utopia = { h3-unit-crystal-dragons }
h3-unit-cyclopes-cyclops-stockpile = { h3-unit-cyclopes }
h3-unit-diamond-golems-pyramid = { h3-unit-diamond-golems }
h3-unit-dragon-flies-dragon-fly-hive = { h3-unit-dragon-flies }
h3-unit-dwarves-dwarven-treasury = { h3-unit-dwarves }
h3-unit-faerie-dragons-dragon-utopia = { h3-unit-faerie-dragons }
h3-unit-familiars-imp-cache = { h3-unit-familiars }
h3-unit-gold-dragons-dragon-utopia = { h3-unit-gold-dragons }
h3-unit-gold-golems-pyramid = { h3-unit-gold-golems }
h3-unit-griffins-griffin-conservatory = { h3-unit-griffins }
h3-unit-medusas-medusa-stores = { h3-unit-medusas }
h3-unit-nagas-naga-bank = { h3-unit-nagas }
h3-unit-skeletons-crypt = { h3-unit-skeletons }
h3-unit-vampires-crypt = { h3-unit-vampires }
h3-unit-water-elementals-derelict-ship = { h3-unit-water-elementals }
h3-unit-wraiths-crypt = { h3-unit-wraiths }
h3-unit-wraiths-shipwreck = { h3-unit-wraiths }
h3-unit-zombies-crypt = { h3-unit-zombies }

## Fraktionen

h3-faction-castle = Schloss
h3-faction-conflux = Konflux
h3-faction-cove = Bucht
h3-faction-dungeon = Verlies
h3-faction-fortress = Festung
h3-faction-inferno = Inferno
h3-faction-necropolis = Nekropole
h3-faction-rampart = Bastion
h3-faction-stronghold = Bollwerk
h3-faction-tower = Turm
h3-faction-summoned = Beschworen
h3-faction-neutral = Neutral

## Stufen, Typen und Seiten einer Einheitenkarte

h3-tier-bronze = Bronze
h3-tier-silver = Silber
h3-tier-golden = Gold
h3-tier-azure = Azur
h3-tier-none = Ohne Stufe
h3-type-ground = Boden
h3-type-flying = Flug
h3-type-ranged = Fernkampf
h3-side-few = Wenige
h3-side-pack = Schar
h3-side-neutral = Neutral
h3-side-alt-few = Wenige, andere Karte
h3-side-alt-pack = Schar, andere Karte

## Werte auf einer Karte

h3-stat-attack = Angriff
h3-stat-defense = Verteidigung
h3-stat-health = LP
h3-stat-health-long = Lebenspunkte
h3-stat-initiative = Initiative
h3-stat-cost = Kosten
h3-stat-gold = Gold
h3-stat-valuables = Wertsachen
h3-stat-points = Punkte
h3-stat-movement = Bewegung
h3-stat-damage = Schaden

## Kreaturenbanken

h3-bank-crypt = Krypta
h3-bank-cyclops-stockpile = Zyklopenlager
h3-bank-derelict-ship = Verlassenes Schiff
h3-bank-dragon-fly-hive = Drachen­fliegen­nest
h3-bank-dragon-utopia = Drachenutopia
h3-bank-dwarven-treasury = Zwergen­schatz­kammer
h3-bank-griffin-conservatory = Greifengehege
h3-bank-imp-cache = Imp-Versteck
h3-bank-medusa-stores = Medusenlager
h3-bank-naga-bank = Nagabank
h3-bank-pyramid = Pyramide
h3-bank-shipwreck = Schiffswrack

## Schwierigkeit, Kartenfelder, Bretter und Reihen

h3-difficulty-easy = Leicht
h3-difficulty-normal = Normal
h3-difficulty-hard = Schwer
h3-difficulty-impossible = Unmöglich
h3-field-i = Kartenfeld I
h3-field-ii = Kartenfeld II
h3-field-iii = Kartenfeld III
h3-field-iv = Kartenfeld IV
h3-field-v = Kartenfeld V
h3-field-vi = Kartenfeld VI
h3-field-vii = Kartenfeld VII
h3-board-4x5 = Standardbrett
h3-board-naval = Seeschlachtbrett
h3-board-battlefield = Schlachtfeldbrett
h3-row-backline = Hintere Reihe
h3-row-frontline = Vordere Reihe
h3-row-middle = Mittlere Reihe
h3-siege-wall = Mauer
h3-siege-gate = Tor
h3-obstacle = Hindernis
h3-attacker = Angreifer
h3-defender = Verteidiger

## Marken und Klötzchen

h3-token-defense = Verteidigungs­marke
h3-token-paralysis = Lähmungs­marke
h3-token-weakness = Schwäche­marke
h3-token-attack = Angriffs­marke
h3-token-corrosion = Korrosions­marke
h3-token-poison = Gift­klötzchen
h3-token-black-cube = Schwarzes Klötzchen
h3-token-faction-cube = Fraktions­klötzchen
h3-token-stack = Stapelmarke
h3-stack-attack = Stapelmarke: +1 Angriff
h3-stack-defense = Stapelmarke: +1 Verteidigung
h3-stack-health = Stapelmarke: +1 LP
h3-stack-initiative = Stapelmarke: +2 Initiative
h3-face-minus = −1
h3-face-zero = 0
h3-face-plus = +1

## Schulen und Quellen von Schaden

h3-school-air = Luft
h3-school-fire = Feuer
h3-school-earth = Erde
h3-school-water = Wasser
h3-school-any = jede Schule
h3-source-spell = Zauber
h3-source-specialty = Spezialitäten

## Herkunft und wartende Fähigkeiten

h3-provenance-printed = im Regelheft gedruckt
h3-provenance-derived = aus gedruckten Werten abgeleitet
h3-provenance-public = aus öffentlicher Quelle
h3-provenance-built-in = eigener Wert
h3-deferred-cards = braucht Handkarten
h3-deferred-spells = braucht Zauber
h3-deferred-siege = braucht eine Belagerung
h3-deferred-gold = braucht Gold
h3-deferred-map = braucht die Abenteuerkarte
h3-no-ability = Keine Fähigkeit

## Listen, die die Seite zusammensetzt

h3-list-or = { $a } oder { $b }
h3-list-and = { $a } und { $b }

## Fertige Heere

h3-army-castle-core = Schlosswache
h3-army-castle-elite = Schwingen und Lanzen
h3-army-conflux-core = Kreis der Elemente
h3-army-conflux-elite = Feuer und Magie
h3-army-cove-core = Schiffsmannschaft
h3-army-cove-elite = Schrecken der Tiefe
h3-army-dungeon-core = Höhlenwache
h3-army-dungeon-elite = Schwarze Schwingen
h3-army-fortress-core = Sumpfstreife
h3-army-fortress-elite = Fänge und Gift
h3-army-inferno-core = Vorhut des Feuers
h3-army-inferno-elite = Herren der Flammen
h3-army-necropolis-core = Marsch der Toten
h3-army-necropolis-elite = Gebein und Schatten
h3-army-rampart-core = Waldwacht
h3-army-rampart-elite = Horn und Schuppe
h3-army-stronghold-core = Kriegshorde
h3-army-stronghold-elite = Zermalmende Macht
h3-army-tower-core = Werkstattwache
h3-army-tower-elite = Titanen und Klingen

## Fähigkeiten

h3-kw-activation-damage = Bei ihrer Aktivierung fügt sie einer beliebigen Einheit { $n } Schaden zu. Der Schaden gilt als Zauber, zählt aber nicht zum Zauberlimit.
h3-kw-attack-if-flipped = +{ $n } Angriff, wenn sie in diesem Kampf von Schar auf Wenige gewendet wurde.
h3-kw-attack-if-stacked = +{ $n } Angriff, solange sie eine Stapelmarke trägt.
h3-kw-attack-token =
    Statt zu ziehen und anzugreifen, darf sie einer Einheit ({ $types }) eine Angriffsmarke +{ $n } geben. Die Marke bleibt { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
h3-kw-attack-up-to =
    { $max ->
        [all] Sie greift { $enemies_only ->
            [true] jeden angrenzenden Feind
           *[false] jede angrenzende Einheit, auch eigene,
        } an.
       *[other] Sie greift bis zu { $max } angrenzende { $enemies_only ->
            [true] Feinde
           *[false] Einheiten, auch eigene,
        } an.
    } Jeder Angriff hat seinen eigenen Wurf.
h3-kw-attack-vs = +{ $n } Angriff gegen { $units }.
h3-kw-bonus-attack-on-roll = +{ $n } Angriff, wenn ihr Würfel { $faces } zeigt.
h3-kw-bonus-damage-on-roll =
    Nach ihrem Angriff wird ein weiterer Würfel geworfen. Bei { $faces } erleidet das Ziel { $damage } Schaden{ $when ->
        [before_retaliation] {", noch vor der Vergeltung"}
       *[after_attack] {""}
    }.
h3-kw-cancel-lethal-attack = Einmal je Kampf hebt sie einen Angriff auf, der eine andere eigene Einheit auf 0 LP bringen würde.
h3-kw-corrosion-token = Nach ihrem Angriff erhält das Ziel eine Korrosionsmarke: −{ $n } Verteidigung bis zum Ende des Kampfes.
h3-kw-counts-as-defending =
    { $only_if_stacked ->
        [true] Solange sie eine Stapelmarke trägt, gilt sie als Einheit mit Verteidigungsmarke.
       *[false] Sie gilt immer als Einheit mit Verteidigungsmarke.
    }
h3-kw-damage-cap = Kein einzelner Angriff fügt ihr mehr als { $n } Schaden zu.
h3-kw-death-stare = Nach ihrem Angriff werden { $dice } weitere Würfel geworfen. Zeigen sie { $pattern }, sinken die LP des Ziels auf 0.
h3-kw-deck-dig-spell =
    { $when ->
        [instead_of_activation] Statt zu ziehen und anzugreifen, wirft ihr Besitzer
       *[attack] Bei ihrem Angriff wirft ihr Besitzer
    } { $exact ->
        [true] die obersten { $n } Karten
       *[false] bis zu { $n } der obersten Karten
    } des eigenen Decks ab und nimmt einen Zauber davon auf die Hand.
h3-kw-defense-on-enemy-die = +{ $n } Verteidigung, wenn der Würfel ihres Angreifers { $faces } zeigt, auch bei Vergeltung.
h3-kw-defense-vs-retaliation = +{ $n } Verteidigung gegen Vergeltung.
h3-kw-destroy-fortification = Statt zu ziehen und anzugreifen, zerstört sie an beliebiger Stelle eines davon: { $what }.
h3-kw-die-bonus = Ihr Angriffswürfel zählt { $n } höher, bevor irgendetwas das Ergebnis nutzt.
h3-kw-discard-enemy-morale = Bei ihrer Aktivierung verliert der feindliche Spieler eine positive Moralmarke.
h3-kw-discard-to-void-die =
    Wird sie angegriffen, darf ihr Besitzer { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } abwerfen: Der Angriffswürfel zählt dann nicht.
h3-kw-double-attack =
    { $nonadjacent_only ->
        [true] Ein Ziel, das nicht angrenzt, greift sie ein zweites Mal an
       *[other] Sie greift dasselbe Ziel ein zweites Mal an
    }{ $on_rolls ->
        [none] {""}
       *[other] {", wenn ihr erster Würfel"} { $on_rolls } zeigte
    }{ $after_retaliation ->
        [true] {", und zwar nach der Vergeltung"}
       *[other] {""}
    }.
h3-kw-draw-at-combat-start =
    Zu Beginn des Kampfes zieht ihr Besitzer { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
h3-kw-draw-on-roll =
    Zeigt ihr Würfel { $faces }, zieht ihr Besitzer { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
h3-kw-elemental-damage = Ihre Angriffe verursachen Elementarschaden: Die Verteidigung des Ziels zählt nicht.
h3-kw-enemy-discards =
    { $when ->
        [activation] Bei ihrer Aktivierung
        [after_attack] Nach ihrem Angriff
       *[on_own_attack] Bei ihrem Angriff
    } wirft der feindliche Spieler { $random ->
        [true] {"zufällig "}
       *[other] {""}
    }{ $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } ab{ $or_power_card ->
        [true] {", oder eine Karte mit Zauberkraft nach eigener Wahl"}
       *[other] {""}
    }.
h3-kw-enemy-power-penalty =
    { $only_if_stacked ->
        [true] Solange sie eine Stapelmarke trägt, haben feindliche Zauber
       *[other] Feindliche Zauber haben
    } { $n } weniger Zauberkraft.
h3-kw-enemy-spell-lock =
    { $only_if_stacked ->
        [true] Solange sie eine Stapelmarke trägt, kann der Feind nicht zaubern.
       *[other] Der Feind kann nicht zaubern.
    }
h3-kw-extra-attack-on-kill = Sinkt ihr Ziel auf 0 LP, darf sie nach einer möglichen Vergeltung eine weitere angrenzende Einheit angreifen.
h3-kw-force-enemy-die = Wird sie angegriffen, so wird der Würfel des Angreifers auf { $face } gelegt. Er darf noch neu geworfen werden.
h3-kw-gold-on-kill = Besiegt sie zum ersten Mal in einem Kampf eine Einheit, erhält ihr Besitzer { $n } Gold.
h3-kw-guard-adjacent-allies = Eigene Einheiten neben ihr gelten als Einheiten mit Verteidigungsmarke.
h3-kw-heal-ally-or-buff = Bei ihrer Aktivierung heilt sie eine andere eigene Einheit um bis zu { $heal }. Kann niemand geheilt werden, erhält sie stattdessen +{ $attack } Angriff.
h3-kw-heal-self =
    { $when ->
        [activation] Bei ihrer Aktivierung
       *[after_attack] Nach ihrem Angriff
    } heilt sie { $n ->
        [all] ihren gesamten Schaden
       *[other] bis zu { $n } Schaden an sich selbst
    }.
h3-kw-ignore-penalty =
    { $scope ->
        [adjacent] Sie hat keinen Kampfmalus gegen angrenzende Ziele.
       *[all] Sie hat nie einen Kampfmalus.
    }
h3-kw-ignore-printed-defense = Sie ignoriert die aufgedruckte Verteidigung des Ziels.
h3-kw-immune-non-damage = Bei { $sources } wirkt auf sie nur der Schaden.
h3-kw-immune-ongoing =
    { $scope ->
        [spells] Andauernde Wirkungen von Zaubern wirken nicht auf sie, auch eigene nicht.
       *[all] Andauernde Wirkungen wirken nicht auf sie, auch eigene nicht.
    }
h3-kw-immune-paralysis = Sie kann nicht gelähmt werden.
h3-kw-immune-school =
    { $schools ->
        [none] Magischer Pfeil
       *[other] Zauber dieser Schulen{ $magic_arrow ->
            [true] {" sowie Magischer Pfeil"}
           *[other] {""}
        }
    } { $schools ->
        [none] { $what ->
            [damage] fügt ihr keinen Schaden zu
           *[all] wirkt nicht auf sie
        }.
       *[other] { $what ->
            [damage] fügen ihr keinen Schaden zu
           *[all] wirken nicht auf sie
        }: { $schools }.
    }
h3-kw-immune-specialty-damage = Sie erleidet keinen Schaden durch Spezialitäten.
h3-kw-immune-spells = Zauber wirken nicht auf sie, auch eigene nicht.
h3-kw-line-attack = Sie greift auch die Einheit direkt hinter dem Ziel mit Angriff { $second_attack } an, ob Freund oder Feind. Die Vergeltung wartet auf beide Schläge.
h3-kw-lock-adjacent-enemies = Feinde, die ihre Aktivierung neben ihr beginnen, können nicht ziehen.
h3-kw-map-effect = Nur auf der Abenteuerkarte: { $what }
h3-kw-necropolis-reinforce-on-death = Besiegt ein Held der Nekropole sie, darf dessen Spieler sofort eine Bronze-Einheit kostenlos verstärken.
h3-kw-no-retaliation = Ihre Ziele üben keine Vergeltung.
h3-kw-paralyse-on-roll =
    { $die ->
        [extra] Nach ihrem Angriff wird ein weiterer Würfel geworfen. Bei { $faces } erhält
       *[attack] Zeigt ihr Angriffswürfel { $faces }, erhält
    } das Ziel eine Lähmungsmarke.
h3-kw-paralyse-target =
    { $only_if_stacked ->
        [true] Solange sie eine Stapelmarke trägt, erhält ihr Ziel eine Lähmungsmarke.
       *[other] Ihr Ziel erhält eine Lähmungsmarke.
    }
h3-kw-paralyse-when-retaliating =
    { $on_roll ->
        [none] Übt sie Vergeltung, erhält ihr Ziel eine Lähmungsmarke.
       *[other] Nach ihrer Vergeltung wird ein weiterer Würfel geworfen. Bei { $on_roll } erhält das Ziel eine Lähmungsmarke.
    }
h3-kw-poison = Ihr Ziel erhält { $cubes } Giftklötzchen. Bei jeder späteren Aktivierung des Ziels wird eines entfernt und verursacht { $damage } Schaden.
h3-kw-power-bonus =
    Der erste { $school ->
        [air] Luftzauber
        [fire] Feuerzauber
        [earth] Erdzauber
        [water] Wasserzauber
       *[any] Zauber
    } in dieser { $window ->
        [this_round] Runde
       *[this_activation] Aktivierung
    } erhält +{ $n } Zauberkraft.
h3-kw-push-on-roll =
    Nach ihrem Angriff wird ein weiterer Würfel geworfen. Bei { $faces } muss der Besitzer das Ziel um { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } versetzen, sodass es nicht mehr angrenzt, falls möglich. Eine versetzte Einheit übt keine Vergeltung.
h3-kw-reduce-target-defense =
    { $on_rolls ->
        [none] Die Verteidigung des Ziels zählt { $n } niedriger.
       *[other] Zeigt ihr Würfel { $on_rolls }, zählt die Verteidigung des Ziels { $n } niedriger.
    }
h3-kw-reroll-if-moved =
    Endete ihr Zug auf einem anderen Feld, darf sie ihren Angriffswürfel { $count ->
        [one] einmal
       *[other] { $count }-mal
    } neu werfen.
h3-kw-reroll-own-die =
    { $optional ->
        [true] Sie darf
       *[false] Sie muss
    } ihren Würfel bei { $faces } neu werfen{ $repeat ->
        [true] {", sooft das fällt"}
       *[false] {", einmal"}
    }{ $scope ->
        [any_attack] {", auch bei Vergeltung"}
       *[own_attack] {""}
    }.
h3-kw-retaliate-unlimited = Sie darf in einer Runde beliebig oft Vergeltung üben.
h3-kw-retaliation-penalty = Vergeltung gegen sie hat −{ $n } Angriff.
h3-kw-retaliator-rolls-low = Eine Einheit, die gegen sie Vergeltung übt, wirft { $dice } Würfel und nutzt den niedrigsten.
h3-kw-return-to-origin =
    { $after ->
        [retaliation] Nach der Vergeltung
       *[attack] Nach ihrem Angriff, noch vor der Vergeltung,
    } { $optional ->
        [false] kehrt sie auf das Feld zurück, auf dem ihr Zug begann.
       *[true] darf sie auf das Feld zurückkehren, auf dem ihr Zug begann.
    }
h3-kw-revive-once = Einmal je Kampf, wenn sie auf 0 LP sinken würde, hat sie stattdessen { $hp } LP.
h3-kw-roll-high =
    Sie wirft { $dice } Würfel und nutzt den höchsten{ $scope ->
        [any_attack] {", auch bei Vergeltung"}
       *[own_attack] {""}
    }.
h3-kw-roll-sum = Sie wirft { $dice } Würfel und zählt alle zusammen.
h3-kw-second-attack-near-target = Nach ihrem Angriff schlägt sie eine Einheit neben dem Ziel mit Angriff { $attack } und neuem Wurf. Steht dort nur eine eigene Einheit oder sie selbst, muss sie diese schlagen.
h3-kw-siege-card = Er liegt neben dem Brett. Nur Fernkampfangriffe und Karten können ihm schaden.
h3-kw-spell-damage-reduction =
    Schaden durch { $sources } sinkt um { $n }{ $aura ->
        [true] {", auch für eigene Einheiten neben ihr"}
       *[other] {""}
    }.
h3-kw-spell-resist-roll = Ist sie das einzige Ziel einer solchen Karte ({ $sources }), wird gewürfelt. Bei { $faces } wirkt die Karte nicht.
h3-kw-spell-tax =
    Um zu zaubern, muss der Feind zusätzlich { $cost ->
        [power_card] eine Karte mit Zauberkraft
       *[any] eine Karte
    }{ $from_hand_only ->
        [true] {" aus der Hand"}
       *[other] {""}
    } abwerfen.
h3-kw-splash-near-self = Ein weiterer Feind neben ihr erleidet { $damage } Schaden.
h3-kw-splash-near-target =
    { $nonadjacent_only ->
        [true] Grenzt das Ziel nicht an, erleidet eine Einheit
       *[other] Eine Einheit
    } neben dem Ziel{ $nonadjacent_only ->
        [true] {""}
       *[other] {" erleidet"}
    } { $damage } Schaden{ $friendly_fire ->
        [true] {", eine eigene, wenn dort sonst niemand steht"}
       *[other] {""}
    }.
h3-kw-strip-ongoing = Sie entfernt alle andauernden Wirkungen, die der feindliche Spieler auf das Ziel gelegt hat.
h3-kw-summon-demons = Einmal je Kampf, wenn schon eine eigene Einheit entfernt wurde: Statt zu ziehen und anzugreifen, beschwört sie Wenige Dämonen neben sich oder wendet Wenige Dämonen zur Schar.
h3-kw-teleport-move = Ihr Zug darf auf jedem leeren Feld enden.
h3-kw-void-own-die = Ihre Angriffe ignorieren den Angriffswürfel.
h3-kw-weakness-token =
    { $when ->
        [instead_of_activation] Statt zu ziehen und anzugreifen, darf sie einer Einheit eine Schwächemarke geben
       *[after_attack] Nach ihrem Angriff erhält das Ziel eine Schwächemarke
    }: −{ $n } Angriff für { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.

h3-map-champions = Verstärken kostet 6 Gold weniger, solange der Held auf Stallungen steht.
h3-map-peasants = +3 Gold zu Beginn jeder Ressourcenrunde.
h3-map-rogues = Einmal je Zug die oberste Karte eines beliebigen Decks ansehen und dort lassen oder nach unten legen.
h3-map-nomads = Am Ende des Zuges darf der Held auf ein angrenzendes leeres Kartenfeld ziehen.
h3-map-satyrs = Einmal je Zug einen Angriffswürfel werfen; bei +1 gibt es positive Moral.
h3-map-crystal-dragons = +2 Wertsachen zu Beginn jeder Ressourcenrunde.
