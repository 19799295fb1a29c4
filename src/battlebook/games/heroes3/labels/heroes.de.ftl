# Helden: Namen, Klassen und warum ein Deck abgelehnt wird.

h3-hero-adelaide = Adelaide
h3-hero-catherine = Catherine
h3-hero-ingham = Ingham
h3-hero-lord-haart-castle = Lord Haart (Schloss)
h3-hero-rion = Rion
h3-hero-tarnum-castle = Tarnum (Schloss)
h3-hero-valeska = Valeska
h3-hero-ciele = Ciele
h3-hero-erdamon = Erdamon
h3-hero-luna = Luna
h3-hero-monere = Monere
h3-hero-pasis = Pasis
h3-hero-tarnum-conflux = Tarnum (Konflux)
h3-hero-astra = Astra
h3-hero-casmetra = Casmetra
h3-hero-cassiopeia = Cassiopeia
h3-hero-jeremy = Jeremy
h3-hero-miriam = Miriam
h3-hero-zilare = Zilare
h3-hero-alamar = Alamar
h3-hero-deemer = Deemer
h3-hero-jeddite = Jeddite
h3-hero-lorelei = Lorelei
h3-hero-mutare = Mutare
h3-hero-sephinroth = Sephinroth
h3-hero-tarnum-dungeon = Tarnum (Verlies)
h3-hero-adrienne = Adrienne
h3-hero-bron = Bron
h3-hero-gerwulf = Gerwulf
h3-hero-merist = Merist
h3-hero-tarnum-fortress = Tarnum (Festung)
h3-hero-tazar = Tazar
h3-hero-wystan = Wystan
h3-hero-ash = Ash
h3-hero-fiona = Fiona
h3-hero-octavia = Octavia
h3-hero-rashka = Rashka
h3-hero-xyron = Xyron
h3-hero-zydar = Zydar
h3-hero-lord-haart-necropolis = Lord Haart (Nekropole)
h3-hero-moandor = Moandor
h3-hero-sandro = Sandro
h3-hero-septienna = Septienna
h3-hero-tamika = Tamika
h3-hero-vidomina = Vidomina
h3-hero-clancy = Clancy
h3-hero-gelu = Gelu
h3-hero-gem = Gem
h3-hero-ivor = Ivor
h3-hero-melodia = Melodia
h3-hero-mephala = Mephala
h3-hero-tarnum-rampart = Tarnum (Bastion)
h3-hero-crag-hack = Crag Hack
h3-hero-dessa = Dessa
h3-hero-gundula = Gundula
h3-hero-shiva = Shiva
h3-hero-tarnum-stronghold = Tarnum (Bollwerk)
h3-hero-yog = Yog
h3-hero-cyra = Cyra
h3-hero-dracon = Dracon
h3-hero-iona = Iona
h3-hero-josephine = Josephine
h3-hero-solmyr = Solmyr
h3-hero-torosar = Torosar

h3-class-alchemist = Alchemist
h3-class-barbarian = Barbar
h3-class-battle-mage = Kampfmagier
h3-class-beastmaster = Tierbändiger
h3-class-captain = Kapitän
h3-class-cleric = Kleriker
h3-class-death-knight = Todesritter
h3-class-demoniac = Besessener
h3-class-druid = Druide
h3-class-elementalist = Elementarist
h3-class-heretic = Ketzer
h3-class-knight = Ritter
h3-class-navigator = Navigator
h3-class-necromancer = Nekromant
h3-class-overlord = Oberherr
h3-class-planeswalker = Weltenwanderer
h3-class-ranger = Waldläufer
h3-class-warlock = Hexenmeister
h3-class-witch = Hexe
h3-class-wizard = Magier

h3-hero-type-might = Macht
h3-hero-type-magic = Magie
h3-deck-starting = Startdeck
h3-deck-veteran = Veteranendeck
h3-deck-random = Zufälliges Deck

h3-13-start-deck--unknown-hero = Es gibt keinen Helden „{ $name }“{ $nearest ->
        [none] .
       *[other] ; am nächsten: { $nearest }.
    }
h3-13-start-deck--unknown-card = Es gibt keine Karte „{ $name }“{ $nearest ->
        [none] .
       *[other] ; am nächsten: { $nearest }.
    }
h3-13-start-deck--unknown-deck = Es gibt kein fertiges Deck „{ $name }“{ $nearest ->
        [none] .
       *[other] ; am nächsten: { $nearest }.
    }
h3-13-start-deck--malformed = Ein Deck ist der Name eines fertigen, eine Zahl für ein zufälliges oder eine Liste von Karten und Schriftrollen.
h3-13-start-deck--empty = Ein Deck braucht mindestens eine Karte.
h3-13-start-deck--foreign-specialty = { $card } ist die Spezialität eines anderen Helden; { $hero } kann sie nicht haben.
h3-13-start-deck--specialty-level = { $hero } hat die Stufe von { $card } noch nicht erreicht, sondern ist auf Stufe { $level }.
h3-13-start-deck--specialty-twice = { $hero } hat { $card } nur einmal.
h3-12-necromancy-faction--deck = { $card } ist nur für Helden der Nekropole; { $hero } ist keiner.
h3-18-removed-cards--deck = { $card } wird in einem Scharmützel entfernt.
h3-15-war-machine-permanent--deck = { $card } ist eine Kriegsmaschine: Sie wird gekauft und liegt nie in einem Deck.
h3-12-spell-scroll-two--many = Ein Held hat höchstens { $most } Schriftrollen; das sind { $n }.
h3-12-spell-scroll-two--spells = Eine Schriftrolle enthält einen oder zwei Zauber; diese enthält { $n }.
h3-12-spell-scroll-two--not-a-spell = Eine Schriftrolle enthält Zauber, und „{ $name }“ ist keiner{ $nearest ->
        [none] .
       *[other] ; am nächsten: { $nearest }.
    }
