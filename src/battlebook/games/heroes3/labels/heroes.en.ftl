# Heroes: names, classes, and why a deck is refused.

h3-hero-adelaide = Adelaide
h3-hero-catherine = Catherine
h3-hero-ingham = Ingham
h3-hero-lord-haart-castle = Lord Haart (Castle)
h3-hero-rion = Rion
h3-hero-tarnum-castle = Tarnum (Castle)
h3-hero-valeska = Valeska
h3-hero-ciele = Ciele
h3-hero-erdamon = Erdamon
h3-hero-luna = Luna
h3-hero-monere = Monere
h3-hero-pasis = Pasis
h3-hero-tarnum-conflux = Tarnum (Conflux)
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
h3-hero-tarnum-dungeon = Tarnum (Dungeon)
h3-hero-adrienne = Adrienne
h3-hero-bron = Bron
h3-hero-gerwulf = Gerwulf
h3-hero-merist = Merist
h3-hero-tarnum-fortress = Tarnum (Fortress)
h3-hero-tazar = Tazar
h3-hero-wystan = Wystan
h3-hero-ash = Ash
h3-hero-fiona = Fiona
h3-hero-octavia = Octavia
h3-hero-rashka = Rashka
h3-hero-xyron = Xyron
h3-hero-zydar = Zydar
h3-hero-lord-haart-necropolis = Lord Haart (Necropolis)
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
h3-hero-tarnum-rampart = Tarnum (Rampart)
h3-hero-crag-hack = Crag Hack
h3-hero-dessa = Dessa
h3-hero-gundula = Gundula
h3-hero-shiva = Shiva
h3-hero-tarnum-stronghold = Tarnum (Stronghold)
h3-hero-yog = Yog
h3-hero-cyra = Cyra
h3-hero-dracon = Dracon
h3-hero-iona = Iona
h3-hero-josephine = Josephine
h3-hero-solmyr = Solmyr
h3-hero-torosar = Torosar

h3-class-alchemist = Alchemist
h3-class-barbarian = Barbarian
h3-class-battle-mage = Battle Mage
h3-class-beastmaster = Beastmaster
h3-class-captain = Captain
h3-class-cleric = Cleric
h3-class-death-knight = Death Knight
h3-class-demoniac = Demoniac
h3-class-druid = Druid
h3-class-elementalist = Elementalist
h3-class-heretic = Heretic
h3-class-knight = Knight
h3-class-navigator = Navigator
h3-class-necromancer = Necromancer
h3-class-overlord = Overlord
h3-class-planeswalker = Planeswalker
h3-class-ranger = Ranger
h3-class-warlock = Warlock
h3-class-witch = Witch
h3-class-wizard = Wizard

h3-hero-type-might = Might
h3-hero-type-magic = Magic
h3-deck-starting = Starting deck
h3-deck-veteran = Veteran deck
h3-deck-random = Random deck

h3-13-start-deck--unknown-hero = There is no hero “{ $name }”{ $nearest ->
        [none] .
       *[other] ; nearest: { $nearest }.
    }
h3-13-start-deck--unknown-card = There is no card “{ $name }”{ $nearest ->
        [none] .
       *[other] ; nearest: { $nearest }.
    }
h3-13-start-deck--unknown-deck = There is no ready-made deck “{ $name }”{ $nearest ->
        [none] .
       *[other] ; nearest: { $nearest }.
    }
h3-13-start-deck--malformed = A deck is the name of a ready-made one, a seed for a random one, or a list of cards and Spell Scrolls.
h3-13-start-deck--empty = A deck needs at least one card.
h3-13-start-deck--foreign-specialty = { $card } is another hero’s Specialty; { $hero } cannot have it.
h3-13-start-deck--specialty-level = { $hero } has not reached the level of { $card } yet: the hero is at level { $level }.
h3-13-start-deck--specialty-twice = { $hero } has { $card } only once.
h3-12-necromancy-faction--deck = { $card } is for heroes of the Necropolis; { $hero } is none.
h3-18-removed-cards--deck = { $card } is removed in a Skirmish.
h3-15-war-machine-permanent--deck = { $card } is a War Machine: it is bought and never in a deck.
h3-12-spell-scroll-two--many = A hero has at most { $most } Spell Scrolls; these are { $n }.
h3-12-spell-scroll-two--spells = A Spell Scroll holds one or two Spells; this one holds { $n }.
h3-12-spell-scroll-two--not-a-spell = A Spell Scroll holds Spells, and “{ $name }” is none{ $nearest ->
        [none] .
       *[other] ; nearest: { $nearest }.
    }

# Heroes with their faction, to choose from.

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
