# Words of the game for people: units, factions, tokens, abilities.
# Ability sentences: numbers come as numbers; true/false, words of a closed list and an absent parameter ("none") as strings;
# faces, units, types, schools, sources and parts of a fortification as finished lists in the reader’s language.

## Units

h3-unit-halberdiers = Halberdiers
h3-unit-marksmen = Marksmen
h3-unit-griffins = Griffins
h3-unit-crusaders = Crusaders
h3-unit-zealots = Zealots
h3-unit-champions = Champions
h3-unit-archangels = Archangels
h3-unit-centaurs = Centaurs
h3-unit-dwarves = Dwarves
h3-unit-elves = Elves
h3-unit-pegasi = Pegasi
h3-unit-dendroids = Dendroids
h3-unit-unicorns = Unicorns
h3-unit-gold-dragons = Gold Dragons
h3-unit-gremlins = Gremlins
h3-unit-gargoyles = Gargoyles
h3-unit-iron-golems = Iron Golems
h3-unit-magi = Magi
h3-unit-genies = Genies
h3-unit-nagas = Nagas
h3-unit-titans = Titans
h3-unit-familiars = Familiars
h3-unit-magogs = Magogs
h3-unit-cerberi = Cerberi
h3-unit-demons = Demons
h3-unit-pit-lords = Pit Lords
h3-unit-efreet = Efreet
h3-unit-arch-devils = Arch Devils
h3-unit-skeletons = Skeletons
h3-unit-zombies = Zombies
h3-unit-wraiths = Wraiths
h3-unit-vampires = Vampires
h3-unit-liches = Liches
h3-unit-dread-knights = Dread Knights
h3-unit-ghost-dragons = Ghost Dragons
h3-unit-troglodytes = Troglodytes
h3-unit-harpies = Harpies
h3-unit-evil-eyes = Evil Eyes
h3-unit-medusas = Medusas
h3-unit-minotaurs = Minotaurs
h3-unit-manticores = Manticores
h3-unit-black-dragons = Black Dragons
h3-unit-goblins = Goblins
h3-unit-wolf-raiders = Wolf Raiders
h3-unit-orcs = Orcs
h3-unit-ogres = Ogres
h3-unit-thunderbirds = Thunderbirds
h3-unit-cyclopes = Cyclopes
h3-unit-behemoths = Behemoths
h3-unit-gnolls = Gnolls
h3-unit-lizardmen = Lizardmen
h3-unit-dragon-flies = Dragon Flies
h3-unit-basilisks = Basilisks
h3-unit-gorgons = Gorgons
h3-unit-wyverns = Wyverns
h3-unit-hydras = Hydras
h3-unit-sprites = Sprites
h3-unit-storm-elementals = Storm Elementals
h3-unit-ice-elementals = Ice Elementals
h3-unit-energy-elementals = Energy Elementals
h3-unit-magma-elementals = Magma Elementals
h3-unit-magic-elementals = Magic Elementals
h3-unit-phoenixes = Phoenixes
h3-unit-oceanids = Oceanids
h3-unit-seamen = Seamen
h3-unit-sea-dogs = Sea Dogs
h3-unit-ayssids = Ayssids
h3-unit-sorceresses = Sorceresses
h3-unit-nix = Nix
h3-unit-haspids = Haspids
h3-unit-air-elementals = Air Elementals
h3-unit-earth-elementals = Earth Elementals
h3-unit-fire-elementals = Fire Elementals
h3-unit-water-elementals = Water Elementals
h3-unit-boars = Boars
h3-unit-halflings = Halflings
h3-unit-leprechaun = Leprechaun
h3-unit-peasants = Peasants
h3-unit-rogues = Rogues
h3-unit-fangarm = Fangarm
h3-unit-mummies = Mummies
h3-unit-nomads = Nomads
h3-unit-satyrs = Satyrs
h3-unit-sharpshooters = Sharpshooters
h3-unit-steel-golems = Steel Golems
h3-unit-diamond-golems = Diamond Golems
h3-unit-enchanters = Enchanters
h3-unit-gold-golems = Gold Golems
h3-unit-trolls = Trolls
h3-unit-azure-dragons = Azure Dragons
h3-unit-crystal-dragons = Crystal Dragons
h3-unit-faerie-dragons = Faerie Dragons
h3-unit-rust-dragons = Rust Dragons
h3-unit-arrow-tower = Arrow Tower
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

## Factions

h3-faction-castle = Castle
h3-faction-conflux = Conflux
h3-faction-cove = Cove
h3-faction-dungeon = Dungeon
h3-faction-fortress = Fortress
h3-faction-inferno = Inferno
h3-faction-necropolis = Necropolis
h3-faction-rampart = Rampart
h3-faction-stronghold = Stronghold
h3-faction-tower = Tower
h3-faction-summoned = Summoned
h3-faction-neutral = Neutral

## Tiers, types and sides of a unit card

h3-tier-bronze = Bronze
h3-tier-silver = Silver
h3-tier-golden = Golden
h3-tier-azure = Azure
h3-tier-none = No tier
h3-type-ground = Ground
h3-type-flying = Flying
h3-type-ranged = Ranged
h3-side-few = Few
h3-side-pack = Pack
h3-side-neutral = Neutral
h3-side-alt-few = Few, alternative card
h3-side-alt-pack = Pack, alternative card

## Values on a card

h3-stat-attack = Attack
h3-stat-defense = Defense
h3-stat-health = HP
h3-stat-health-long = Health Points
h3-stat-initiative = Initiative
h3-stat-cost = Cost
h3-stat-gold = Gold
h3-stat-valuables = Valuables
h3-stat-points = Points
h3-stat-movement = Movement
h3-stat-damage = Damage

## Creature Banks

h3-bank-crypt = Crypt
h3-bank-cyclops-stockpile = Cyclops Stockpile
h3-bank-derelict-ship = Derelict Ship
h3-bank-dragon-fly-hive = Dragon Fly Hive
h3-bank-dragon-utopia = Dragon Utopia
h3-bank-dwarven-treasury = Dwarven Treasury
h3-bank-griffin-conservatory = Griffin Conservatory
h3-bank-imp-cache = Imp Cache
h3-bank-medusa-stores = Medusa Stores
h3-bank-naga-bank = Naga Bank
h3-bank-pyramid = Pyramid
h3-bank-shipwreck = Shipwreck

## Difficulty, map fields, boards and rows

h3-difficulty-easy = Easy
h3-difficulty-normal = Normal
h3-difficulty-hard = Hard
h3-difficulty-impossible = Impossible
h3-field-i = Field I
h3-field-ii = Field II
h3-field-iii = Field III
h3-field-iv = Field IV
h3-field-v = Field V
h3-field-vi = Field VI
h3-field-vii = Field VII
h3-board-4x5 = Standard board
h3-board-naval = Naval board
h3-board-battlefield = Battlefield board
h3-row-backline = Backline
h3-row-frontline = Frontline
h3-row-middle = Middle row
h3-siege-wall = Wall
h3-siege-gate = Gate
h3-obstacle = Obstacle
h3-attacker = Attacker
h3-defender = Defender

## Tokens and cubes

h3-token-defense = Defense Token
h3-token-paralysis = Paralysis Token
h3-token-weakness = Weakness Token
h3-token-attack = Attack Token
h3-token-corrosion = Corrosion Token
h3-token-poison = Poison Cube
h3-token-black-cube = Black Cube
h3-token-faction-cube = Faction Cube
h3-token-stack = Stack Token
h3-stack-attack = Stack Token: +1 Attack
h3-stack-defense = Stack Token: +1 Defense
h3-stack-health = Stack Token: +1 HP
h3-stack-initiative = Stack Token: +2 Initiative
h3-face-minus = −1
h3-face-zero = 0
h3-face-plus = +1

## Schools and sources of damage

h3-school-air = Air
h3-school-fire = Fire
h3-school-earth = Earth
h3-school-water = Water
h3-school-any = any school
h3-source-spell = Spells
h3-source-specialty = Specialty cards

## Provenance and abilities that wait

h3-provenance-printed = printed in the rulebook
h3-provenance-derived = derived from printed values
h3-provenance-public = from a public source
h3-provenance-built-in = our own value
h3-deferred-cards = needs hand cards
h3-deferred-spells = needs Spells
h3-deferred-siege = needs a siege
h3-deferred-gold = needs gold
h3-deferred-map = needs the adventure map
h3-no-ability = No ability

## Lists put together by the page

h3-list-or = { $a } or { $b }
h3-list-and = { $a } and { $b }

## Ready-made armies

h3-army-castle-core = Castle Watch
h3-army-castle-elite = Wings and Lances
h3-army-conflux-core = Circle of Elements
h3-army-conflux-elite = Fire and Magic
h3-army-cove-core = Ship's Crew
h3-army-cove-elite = Terrors of the Deep
h3-army-dungeon-core = Warren Watch
h3-army-dungeon-elite = Black Wings
h3-army-fortress-core = Swamp Patrol
h3-army-fortress-elite = Fangs and Venom
h3-army-inferno-core = Vanguard of Fire
h3-army-inferno-elite = Lords of Flame
h3-army-necropolis-core = March of the Dead
h3-army-necropolis-elite = Bone and Shadow
h3-army-rampart-core = Forest Guard
h3-army-rampart-elite = Horn and Scale
h3-army-stronghold-core = War Band
h3-army-stronghold-elite = Crushing Might
h3-army-tower-core = Workshop Guard
h3-army-tower-elite = Giants and Blades

## Abilities

h3-kw-activation-damage = When it activates, it deals { $n } damage to any unit. The damage counts as a Spell, but not toward the Spell limit.
h3-kw-attack-if-flipped = +{ $n } Attack if it was flipped from Pack to Few in this Combat.
h3-kw-attack-if-stacked = +{ $n } Attack while it has a Stack Token.
h3-kw-attack-token =
    Instead of moving and attacking, it may put a +{ $n } Attack Token on a unit ({ $types }). The token stays for { $rounds ->
        [one] { $rounds } Round
       *[other] { $rounds } Rounds
    }.
h3-kw-attack-up-to =
    { $max ->
        [all] It attacks every adjacent { $enemies_only ->
            [true] enemy
           *[false] unit, friends included
        }.
       *[other] It attacks up to { $max } adjacent { $enemies_only ->
            [true] enemies
           *[false] units, friends included
        }.
    } Each attack has its own die.
h3-kw-attack-vs = +{ $n } Attack against { $units }.
h3-kw-bonus-attack-on-roll = +{ $n } Attack when its die shows { $faces }.
h3-kw-bonus-damage-on-roll =
    After its attack, roll one more die. On { $faces } the target takes { $damage } damage{ $when ->
        [before_retaliation] {", before it retaliates"}
       *[after_attack] {""}
    }.
h3-kw-cancel-lethal-attack = Once per Combat, it cancels an attack that would bring another friendly unit to 0 HP.
h3-kw-corrosion-token = After its attack the target gets a Corrosion Token: −{ $n } Defense until the end of Combat.
h3-kw-counts-as-defending =
    { $only_if_stacked ->
        [true] While it has a Stack Token, it counts as having a Defense Token.
       *[false] It always counts as having a Defense Token.
    }
h3-kw-damage-cap = No single attack deals more than { $n } damage to it.
h3-kw-death-stare = After its attack, roll { $dice } more dice. If they show { $pattern }, the target’s HP drop to 0.
h3-kw-deck-dig-spell =
    { $when ->
        [instead_of_activation] Instead of moving and attacking, its owner discards
       *[attack] When it attacks, its owner discards
    } { $exact ->
        [true] the top { $n } cards
       *[false] up to { $n } cards from the top
    } of the own deck and takes one Spell among them to hand.
h3-kw-defense-on-enemy-die = +{ $n } Defense when its attacker’s die shows { $faces }, retaliations included.
h3-kw-defense-vs-retaliation = +{ $n } Defense against retaliations.
h3-kw-destroy-fortification = Instead of moving and attacking, it destroys one of these anywhere: { $what }.
h3-kw-die-bonus = Its Attack Die counts { $n } higher, before anything else uses the result.
h3-kw-discard-enemy-morale = When it activates, the enemy player loses a Positive Morale Token.
h3-kw-discard-to-void-die =
    When it is attacked, its owner may discard { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }: the Attack Die then counts for nothing.
h3-kw-double-attack =
    { $nonadjacent_only ->
        [true] It attacks a target that is not adjacent a second time
       *[other] It attacks the same target a second time
    }{ $on_rolls ->
        [none] {""}
       *[other] {", if its first die showed"} { $on_rolls }
    }{ $after_retaliation ->
        [true] {", after the retaliation"}
       *[other] {""}
    }.
h3-kw-draw-at-combat-start =
    When Combat begins, its owner draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
h3-kw-draw-on-roll =
    When its die shows { $faces }, its owner draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
h3-kw-elemental-damage = Its attacks deal elemental damage: the target’s Defense does not count.
h3-kw-enemy-discards =
    { $when ->
        [activation] When it activates,
        [after_attack] After its attack
       *[on_own_attack] When it attacks,
    } the enemy player discards { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }{ $random ->
        [true] {" at random"}
       *[other] {""}
    }{ $or_power_card ->
        [true] {", or a card with Power of their choice"}
       *[other] {""}
    }.
h3-kw-enemy-power-penalty =
    { $only_if_stacked ->
        [true] While it has a Stack Token, enemy Spells have
       *[other] Enemy Spells have
    } { $n } less Power.
h3-kw-enemy-spell-lock =
    { $only_if_stacked ->
        [true] While it has a Stack Token, the enemy cannot cast Spells.
       *[other] The enemy cannot cast Spells.
    }
h3-kw-extra-attack-on-kill = If its target drops to 0 HP, it may attack another adjacent unit, after any retaliation.
h3-kw-force-enemy-die = When it is attacked, the attacker’s die is set to { $face }. It may still be re-rolled.
h3-kw-gold-on-kill = The first time in a Combat that it defeats a unit, its owner gains { $n } gold.
h3-kw-guard-adjacent-allies = Friendly units next to it count as having a Defense Token.
h3-kw-heal-ally-or-buff = When it activates, it heals another friendly unit by up to { $heal }. If nobody can be healed, it gains +{ $attack } Attack instead.
h3-kw-heal-self =
    { $when ->
        [activation] When it activates,
       *[after_attack] After its attack
    } it heals { $n ->
        [all] all its damage
       *[other] up to { $n } of its damage
    }.
h3-kw-ignore-penalty =
    { $scope ->
        [adjacent] It has no Combat Penalty against adjacent targets.
       *[all] It never has a Combat Penalty.
    }
h3-kw-ignore-printed-defense = It ignores the Defense printed on the target’s card.
h3-kw-immune-non-damage = Of { $sources } only the damage works on it.
h3-kw-immune-ongoing =
    { $scope ->
        [spells] Ongoing effects of Spells do not work on it, friendly ones included.
       *[all] Ongoing effects do not work on it, friendly ones included.
    }
h3-kw-immune-paralysis = It cannot be paralysed.
h3-kw-immune-school =
    { $what ->
        [damage] It takes no damage from
       *[all] It is immune to
    } { $schools ->
        [none] Magic Arrow.
       *[other] { $magic_arrow ->
            [true] {"Magic Arrow and "}
           *[other] {""}
        }Spells of these schools: { $schools }.
    }
h3-kw-immune-specialty-damage = It takes no damage from Specialty cards.
h3-kw-immune-spells = Spells have no effect on it, friendly ones included.
h3-kw-line-attack = It also attacks the unit directly behind the target with Attack { $second_attack }, friend or foe. Any retaliation waits for both strikes.
h3-kw-lock-adjacent-enemies = Enemies that start their activation next to it cannot move.
h3-kw-map-effect = On the adventure map only: { $what }
h3-kw-necropolis-reinforce-on-death = When a Necropolis hero defeats it, that player may at once reinforce one bronze unit for free.
h3-kw-no-retaliation = Its targets do not retaliate.
h3-kw-paralyse-on-roll =
    { $die ->
        [extra] After its attack, roll one more die. On { $faces }
       *[attack] When its Attack Die shows { $faces },
    } the target gets a Paralysis Token.
h3-kw-paralyse-target =
    { $only_if_stacked ->
        [true] While it has a Stack Token, its target
       *[other] Its target
    } gets a Paralysis Token.
h3-kw-paralyse-when-retaliating =
    { $on_roll ->
        [none] When it retaliates, its target gets a Paralysis Token.
       *[other] After its retaliation, roll one more die. On { $on_roll } the target gets a Paralysis Token.
    }
h3-kw-poison =
    Its target gets { $cubes ->
        [one] { $cubes } Poison Cube
       *[other] { $cubes } Poison Cubes
    }. At each later activation of the target one cube is removed and deals { $damage } damage.
h3-kw-power-bonus =
    The first { $school ->
        [air] Air Spell
        [fire] Fire Spell
        [earth] Earth Spell
        [water] Water Spell
       *[any] Spell
    } cast in this { $window ->
        [this_round] Round
       *[this_activation] activation
    } gets +{ $n } Power.
h3-kw-push-on-roll =
    After its attack, roll one more die. On { $faces } the target’s owner must move the target by { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } so that it is no longer adjacent, if it can. A unit that moved does not retaliate.
h3-kw-reduce-target-defense =
    { $on_rolls ->
        [none] The target’s Defense counts { $n } lower.
       *[other] When its die shows { $on_rolls }, the target’s Defense counts { $n } lower.
    }
h3-kw-reroll-if-moved =
    If its move ended on another space, it may re-roll { $count ->
        [one] its Attack Die once
       *[other] its Attack Die { $count } times
    }.
h3-kw-reroll-own-die =
    { $optional ->
        [true] It may re-roll
       *[false] It must re-roll
    } its die on { $faces }{ $repeat ->
        [true] {", as often as that shows"}
       *[false] {", once"}
    }{ $scope ->
        [any_attack] {", also when it retaliates"}
       *[own_attack] {""}
    }.
h3-kw-retaliate-unlimited = It may retaliate any number of times in a Round.
h3-kw-retaliation-penalty = Retaliations against it have −{ $n } Attack.
h3-kw-retaliator-rolls-low = A unit that retaliates against it rolls { $dice } dice and uses the lowest.
h3-kw-return-to-origin =
    { $after ->
        [retaliation] After the retaliation
       *[attack] After its attack, before any retaliation,
    } it { $optional ->
        [false] goes
       *[true] may go
    } back to the space where its move began.
h3-kw-revive-once = Once per Combat, when it would drop to 0 HP, it has { $hp } HP instead.
h3-kw-roll-high =
    It rolls { $dice } dice and uses the highest{ $scope ->
        [any_attack] {", also when it retaliates"}
       *[own_attack] {""}
    }.
h3-kw-roll-sum = It rolls { $dice } dice and adds them all.
h3-kw-second-attack-near-target = After its attack it strikes a unit next to the target with Attack { $attack } and a new die. If only a friend or itself stands there, it must strike that one.
h3-kw-siege-card = It lies beside the board. Only Ranged attacks and cards can hurt it.
h3-kw-spell-damage-reduction =
    Damage from { $sources } is reduced by { $n }{ $aura ->
        [true] {", also for friendly units next to it"}
       *[other] {""}
    }.
h3-kw-spell-resist-roll = When it is the only target of one of these, roll a die ({ $sources }). On { $faces } the card has no effect.
h3-kw-spell-tax =
    To cast a Spell, the enemy must also discard { $cost ->
        [power_card] a card with Power
       *[any] a card
    }{ $from_hand_only ->
        [true] {" from hand"}
       *[other] {""}
    }.
h3-kw-splash-near-self = One further enemy next to it takes { $damage } damage.
h3-kw-splash-near-target =
    { $nonadjacent_only ->
        [true] If the target is not adjacent, one
       *[other] One
    } unit next to the target takes { $damage } damage{ $friendly_fire ->
        [true] {", a friend if nobody else is there"}
       *[other] {""}
    }.
h3-kw-strip-ongoing = It removes every ongoing effect that the enemy player put on the target.
h3-kw-summon-demons = Once per Combat, if a friendly unit was removed, instead of moving and attacking it summons Few Demons next to itself or turns Few Demons to a Pack.
h3-kw-teleport-move = Its move may end on any empty space.
h3-kw-void-own-die = Its attacks ignore the Attack Die.
h3-kw-weakness-token =
    { $when ->
        [instead_of_activation] Instead of moving and attacking, it may put a Weakness Token on a unit
       *[after_attack] After its attack the target gets a Weakness Token
    }: −{ $n } Attack for { $rounds ->
        [one] { $rounds } Round
       *[other] { $rounds } Rounds
    }.

h3-map-champions = reinforcing costs 6 gold less while the hero stands on Stables.
h3-map-peasants = +3 gold at the start of each Resource Round.
h3-map-rogues = once per turn, look at the top card of any deck and leave it there or put it at the bottom.
h3-map-nomads = at the end of the turn the hero may move to an adjacent empty field.
h3-map-satyrs = once per turn, roll an Attack Die; on +1 gain Positive Morale.
h3-map-crystal-dragons = +2 valuables at the start of each Resource Round.
