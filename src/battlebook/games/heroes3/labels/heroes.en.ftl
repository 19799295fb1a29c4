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
