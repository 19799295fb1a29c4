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

# Helden mit ihrer Fraktion, zur Auswahl.

h3-pick-adelaide = { h3-hero-adelaide } ({ h3-faction-castle })
h3-pick-catherine = { h3-hero-catherine } ({ h3-faction-castle })
h3-pick-ingham = { h3-hero-ingham } ({ h3-faction-castle })
h3-pick-lord-haart-castle = { h3-hero-lord-haart-castle } ({ h3-faction-castle })
h3-pick-rion = { h3-hero-rion } ({ h3-faction-castle })
h3-pick-tarnum-castle = { h3-hero-tarnum-castle } ({ h3-faction-castle })
h3-pick-valeska = { h3-hero-valeska } ({ h3-faction-castle })
h3-pick-ciele = { h3-hero-ciele } ({ h3-faction-conflux })
h3-pick-erdamon = { h3-hero-erdamon } ({ h3-faction-conflux })
h3-pick-luna = { h3-hero-luna } ({ h3-faction-conflux })
h3-pick-monere = { h3-hero-monere } ({ h3-faction-conflux })
h3-pick-pasis = { h3-hero-pasis } ({ h3-faction-conflux })
h3-pick-tarnum-conflux = { h3-hero-tarnum-conflux } ({ h3-faction-conflux })
h3-pick-astra = { h3-hero-astra } ({ h3-faction-cove })
h3-pick-casmetra = { h3-hero-casmetra } ({ h3-faction-cove })
h3-pick-cassiopeia = { h3-hero-cassiopeia } ({ h3-faction-cove })
h3-pick-jeremy = { h3-hero-jeremy } ({ h3-faction-cove })
h3-pick-miriam = { h3-hero-miriam } ({ h3-faction-cove })
h3-pick-zilare = { h3-hero-zilare } ({ h3-faction-cove })
h3-pick-alamar = { h3-hero-alamar } ({ h3-faction-dungeon })
h3-pick-deemer = { h3-hero-deemer } ({ h3-faction-dungeon })
h3-pick-jeddite = { h3-hero-jeddite } ({ h3-faction-dungeon })
h3-pick-lorelei = { h3-hero-lorelei } ({ h3-faction-dungeon })
h3-pick-mutare = { h3-hero-mutare } ({ h3-faction-dungeon })
h3-pick-sephinroth = { h3-hero-sephinroth } ({ h3-faction-dungeon })
h3-pick-tarnum-dungeon = { h3-hero-tarnum-dungeon } ({ h3-faction-dungeon })
h3-pick-adrienne = { h3-hero-adrienne } ({ h3-faction-fortress })
h3-pick-bron = { h3-hero-bron } ({ h3-faction-fortress })
h3-pick-gerwulf = { h3-hero-gerwulf } ({ h3-faction-fortress })
h3-pick-merist = { h3-hero-merist } ({ h3-faction-fortress })
h3-pick-tarnum-fortress = { h3-hero-tarnum-fortress } ({ h3-faction-fortress })
h3-pick-tazar = { h3-hero-tazar } ({ h3-faction-fortress })
h3-pick-wystan = { h3-hero-wystan } ({ h3-faction-fortress })
h3-pick-ash = { h3-hero-ash } ({ h3-faction-inferno })
h3-pick-fiona = { h3-hero-fiona } ({ h3-faction-inferno })
h3-pick-octavia = { h3-hero-octavia } ({ h3-faction-inferno })
h3-pick-rashka = { h3-hero-rashka } ({ h3-faction-inferno })
h3-pick-xyron = { h3-hero-xyron } ({ h3-faction-inferno })
h3-pick-zydar = { h3-hero-zydar } ({ h3-faction-inferno })
h3-pick-lord-haart-necropolis = { h3-hero-lord-haart-necropolis } ({ h3-faction-necropolis })
h3-pick-moandor = { h3-hero-moandor } ({ h3-faction-necropolis })
h3-pick-sandro = { h3-hero-sandro } ({ h3-faction-necropolis })
h3-pick-septienna = { h3-hero-septienna } ({ h3-faction-necropolis })
h3-pick-tamika = { h3-hero-tamika } ({ h3-faction-necropolis })
h3-pick-vidomina = { h3-hero-vidomina } ({ h3-faction-necropolis })
h3-pick-clancy = { h3-hero-clancy } ({ h3-faction-rampart })
h3-pick-gelu = { h3-hero-gelu } ({ h3-faction-rampart })
h3-pick-gem = { h3-hero-gem } ({ h3-faction-rampart })
h3-pick-ivor = { h3-hero-ivor } ({ h3-faction-rampart })
h3-pick-melodia = { h3-hero-melodia } ({ h3-faction-rampart })
h3-pick-mephala = { h3-hero-mephala } ({ h3-faction-rampart })
h3-pick-tarnum-rampart = { h3-hero-tarnum-rampart } ({ h3-faction-rampart })
h3-pick-crag-hack = { h3-hero-crag-hack } ({ h3-faction-stronghold })
h3-pick-dessa = { h3-hero-dessa } ({ h3-faction-stronghold })
h3-pick-gundula = { h3-hero-gundula } ({ h3-faction-stronghold })
h3-pick-shiva = { h3-hero-shiva } ({ h3-faction-stronghold })
h3-pick-tarnum-stronghold = { h3-hero-tarnum-stronghold } ({ h3-faction-stronghold })
h3-pick-yog = { h3-hero-yog } ({ h3-faction-stronghold })
h3-pick-cyra = { h3-hero-cyra } ({ h3-faction-tower })
h3-pick-dracon = { h3-hero-dracon } ({ h3-faction-tower })
h3-pick-iona = { h3-hero-iona } ({ h3-faction-tower })
h3-pick-josephine = { h3-hero-josephine } ({ h3-faction-tower })
h3-pick-solmyr = { h3-hero-solmyr } ({ h3-faction-tower })
h3-pick-torosar = { h3-hero-torosar } ({ h3-faction-tower })
