# The rules: a short label each, and the sentence (.text).

## How to Play

ms-overview-two-players = Two players
    .text = Exactly two players face each other; each commands one army and also plays one mage who supports it.
ms-overview-scenario-driven = Scenario driven
    .text = A game is always played from a scenario, which fixes armies, mages, battlefield set-up, number of rounds and victory conditions.
ms-overview-scenario-own-victory = Scenario own victory
    .text = Victory conditions belong to the scenario (for example taking objectives, crossing the enemy with few losses, escorting a caravan); the core rules define none of their own.
ms-overview-first-to-complete-wins = First to complete wins
    .text = The player who first completes the scenario's victory conditions wins.
ms-overview-mage-off-board = Mage off board
    .text = Mages have no figure or position on the battlefield; they act only through mage boards and spells.
ms-overview-units-move-to-objectives = Units move to objectives
    .text = Units are not moved freely: they advance towards the closest of their owner's objective markers.

## Contents of the Box

ms-box-cards-120 = Cards 120
    .text = Card count: 24 unit, 56 troop, 30 spell or creature and 10 terrain cards (2 sets of 5), 120 together.
ms-box-figures-100 = Figures 100
    .text = 100 figures (52 blue Kragis, 48 green Láusjan), 24 bases and 24 banners (12 of each colour).
ms-box-tiles = Tiles
    .text = 40 double-sided terrain tiles and 6 bridge/ford tiles.
ms-box-markers = Markers
    .text = Marker count: hold 14, damage 57, movement 6, power points 52, spell effects 32, objectives 8 (4 a player).
ms-box-boards = Boards
    .text = Boards and sheets: game board, four mage boards, four spell and two army reference sheets, a round/score track with one round marker and four score markers, two six-sided dice.
ms-box-banner-stickers = Banner stickers
    .text = Each banner carries the same number on both sides; Kragis stickers go on blue banners, Láusjan stickers on green ones.
ms-box-kragis-cards = Kragis cards
    .text = Kragis troop cards: Geltz 9, Kirtais 5, Skaitan 4, Waiks 6, Waldwika 4 (28), plus 12 unit cards.
ms-box-lausjan-cards = Lausjan cards
    .text = Láusjan troop cards: Hairus 6, Hneiwan 10, Unagands 3, Walthus 6, Ahma 3 (28), plus 12 unit cards.
ms-box-kragis-figures = Kragis figures
    .text = Kragis figures: 8 Waldwika knights, 20 infantry with sword, 24 infantry with pole weapon.
ms-box-lausjan-figures = Lausjan figures
    .text = Láusjan figures: 12 infantry with bow, 12 with short swords, 24 with spear.

## Game Components

ms-comp-board-9x11 = Board 9x11
    .text = The board is a 9 x 11 hex grid of clear terrain; its back is a modular grid for battles with several boards.
ms-comp-round-track = Round track
    .text = The round marker records the current round on the round track; score markers record victory points on the score track when a scenario uses them.
ms-comp-unit-card-links = Unit card links
    .text = A unit card shows the number of the banner on the board and lies on top of that unit's stack of troop cards.
ms-comp-unit-one-or-two-bases = Unit one or two bases
    .text = On the board a unit is one base or two bases of figures.
ms-comp-terrain-cards-two-sided = Terrain cards two sided
    .text = Each terrain card has a different terrain on each side.
ms-comp-movement-marker = Movement marker
    .text = Movement markers remind of units whose movement points differ from normal.
ms-comp-power-tokens-currency = Power tokens currency
    .text = Power point tokens are the only currency for casting spells.

## Characteristics

ms-card-five-characteristics = Five characteristics
    .text = Troops and summoned creatures have five characteristics: initiative, attack, defense, damage and resistance.

## The Cards

ms-card-troop-covers-creature = Troop covers creature
    .text = In the chapter on card layout (characteristics, special abilities, traits, special powers, power-ups) the word troop covers summoned creatures as well, unless a passage leaves one of them out; outside that chapter a creature is no troop (see msr:powers-count-creatures for Windblast and Aura of Fire).

## Characteristics

ms-card-modifiers-on-spells-terrain = Modifiers on spells terrain
    .text = On terrain and spell cards the numbers are modifiers to the values of troops and creatures, not base values.
ms-card-two-values = Two values
    .text = Where a characteristic shows two numbers, the first is used in the engagement step and the second in the melee step.
ms-card-missing-is-zero-fixed = Missing is zero fixed
    .text = A characteristic missing from a card counts as zero and no effect can ever change it.
ms-card-initiative = Initiative
    .text = Initiative measures the ability to strike first in the engagement step.
ms-card-attack = Attack
    .text = Attack measures the ability to hit.
ms-card-defense = Defense
    .text = Defense measures the ability to avoid hits.
ms-card-damage-is-maximum = Damage is maximum
    .text = The printed damage is the maximum damage, inflicted when the attack succeeds; a failed attack inflicts minimum damage instead.
ms-card-damage-mods-only-max = Damage mods only max
    .text = Spells and other effects that modify damage change maximum damage only, unless they say otherwise.
ms-card-resistance = Resistance
    .text = Resistance is the amount of damage that eliminates the troop or creature.
ms-card-square-icon = Square icon
    .text = An icon inside a square is a trait or a special power; a small icon attached to a characteristic is a special ability (troop) or a power-up (spell).
ms-card-creature-shows-power = Creature shows power
    .text = A summoned creature card may show a special power; a tactical spell card may show a power-up.
ms-card-terrain-player-icon = Terrain player icon
    .text = A terrain card with crossed swords is given to the attacker, one with a shield to the defender.

## Special Abilities

ms-card-ability-bound-to-characteristic = Ability bound to characteristic
    .text = A special ability changes only the characteristic its icon is attached to.
ms-card-charge-clear = Charge clear
    .text = Charge: in clear terrain the marked characteristic gets +2.
ms-card-charge-one-mp = Charge one mp
    .text = Charge: in a non-clear hex that costs one movement point to enter the marked characteristic gets +1.
ms-card-charge-engagement-only = Charge engagement only
    .text = Charge works in the engagement step only.
ms-card-charge-otherwise-none = Charge otherwise none
    .text = Charge gives nothing in hexes that cost two movement points or more.
ms-card-forestry = Forestry
    .text = Forestry: +1 to the marked characteristic while the combat hex is a forest or a special forest.
ms-card-nocturnal = Nocturnal
    .text = Nocturnal: the marked characteristic gets +1 when fighting at night or in complete darkness.
ms-card-nocturnal-by-scenario = Nocturnal by scenario
    .text = Only the scenario can say that it is night or completely dark.
ms-card-unstoppable-printed-value = Unstoppable printed value
    .text = Unstoppable Damage: the troop always inflicts its printed damage for the current step whether the attack succeeds or fails; the minimum damage rule is not used for it.
ms-card-unstoppable-modifiable = Unstoppable modifiable
    .text = Spells, terrain and special powers can still change Unstoppable Damage, up or down (Ahma 0/4 becomes 1/5 with one Strength); on a failed attack see msr:unstoppable-on-failed-attack.
ms-card-ahma-zero-engagement = Ahma zero engagement
    .text = The Ahma inflicts 0 damage in the engagement step and 4 in the melee step.

## Traits

ms-card-trait-no-inherent-effect = Trait no inherent effect
    .text = A trait need not do anything by itself; it lets other rules, such as power-ups, refer to the troop.
ms-card-trait-cavalry = Trait cavalry
    .text = Cavalry trait: the troop is mounted; it affects the movement points of its unit.
ms-card-trait-ranged = Trait ranged
    .text = Ranged Weapons trait: the troop has thrown or missile weapons; spells with the matching power-up get stronger.

## Special Powers

ms-card-powers-in-power-steps = Powers in power steps
    .text = Special powers are normally used in the special power steps of combat.
ms-card-aura-of-fire = Aura of fire
    .text = Aura of Fire: each special power step, the enemy takes 1 damage per troop standing in his first line.
ms-card-windblast = Windblast
    .text = Windblast: throughout the combat every first-line troop on the elemental's side counts +1 initiative.
ms-card-windblast-counts-troops = Windblast counts troops
    .text = Windblast counts troops only; summoned creatures, the elemental included, do not add to it (4 in the combat example with four troops and one elemental).

## Power-Up

ms-card-power-up-icon = Power up icon
    .text = A power-up icon on a spell names the trait that makes the marked characteristic stronger.
ms-card-power-up-ranged = Power up ranged
    .text = The Ranged Weapons power-up works when the spell is played on a unit with a troop that has the Ranged Weapons trait in its first line.

## Glossary: Troops and Units

ms-gloss-base-four-figures = Base four figures
    .text = A base carries four figures and can hold a banner.
ms-gloss-unit-two-to-six = Unit two to six
    .text = A unit is made of two to six troops.
ms-gloss-large-unit = Large unit
    .text = A large unit has four or more troop cards and two bases.
ms-gloss-small-unit = Small unit
    .text = A small unit has three or fewer troop cards and one base.

## Glossary: Magic

ms-gloss-channeling-box = Channeling box
    .text = Channeling boxes are circles where power points wait; they cannot be used to cast from there.
ms-gloss-source-box = Source box
    .text = The source box is the circle with the mage's symbol where new power points appear each round.
ms-gloss-spell-box = Spell box
    .text = Every box that is neither source nor channeling is a spell box.
ms-gloss-max-25 = Max 25
    .text = A mage may have at most 25 power points in play at the same time.
ms-gloss-box-shapes = Box shapes
    .text = Box shapes give the spell type: rectangle tactical (combat), hexagon strategic (strategic phase), pentagon summoning (combat), octagon all-purpose (both).

## Glossary: Movement and Strategy

ms-gloss-hold = Hold
    .text = A hold marker on a unit keeps it from moving towards the nearest objective.
ms-gloss-objective = Objective
    .text = An objective marker marks a hex as a goal of one army; only units of that army move towards it.
ms-gloss-objective-max-four = Objective max four
    .text = At most four objective markers of the same player may be in play.
ms-gloss-stacking-limit = Stacking limit
    .text = No hex may ever hold more than two units of a side, whatever their size.
ms-gloss-strategic-points = Strategic points
    .text = Strategic points pay for orders that handle objectives and reorganize units.

## Glossary: Combat

ms-gloss-active-cards = Active cards
    .text = Active cards are the first-line troops, the summoned creatures, the tactical spells and the terrain cards.
ms-gloss-attacker-defender = Attacker defender
    .text = The attacker is the active player of the turn, the defender the inactive player.
ms-gloss-minimum-damage = Minimum damage
    .text = Minimum damage is 2 for every kind of troop and 1 for a summoned creature; it is not printed on cards.
ms-gloss-first-line-four = First line four
    .text = The first four troops of a unit are its first line; only they fight.
ms-gloss-reserve = Reserve
    .text = Troops beyond the fourth are the reserve.

## Using Magic in Magestorm

ms-magic-tokens-by-scenario = Tokens by scenario
    .text = Each round the mage gets new power point tokens on the source box in the number given by the scenario.
ms-magic-links-only = Links only
    .text = Tokens move only along power links between two boxes.
ms-magic-dots-are-capacity = Dots are capacity
    .text = The dots on a link give the maximum number of tokens a player may move across it in a round.
ms-magic-channeling-not-castable = Channeling not castable
    .text = Tokens in the source or in a channeling box cannot pay for a spell.
ms-magic-one-token-casts = One token casts
    .text = Casting a spell removes one token from that spell's own box.
ms-magic-no-token-no-spell = No token no spell
    .text = A spell whose box holds no token cannot be cast.

## Spells

ms-spells-tactical-in-combat = Tactical in combat
    .text = Tactical spells are cast during combat.
ms-spells-summoning-in-combat = Summoning in combat
    .text = Summoning spells are cast during combat and bring creatures.
ms-spells-strategic-in-phase = Strategic in phase
    .text = Strategic spells are cast in the strategic phase.
ms-spells-all-purpose-both = All purpose both
    .text = All-purpose spells work in the strategic phase and in combat alike.
ms-spells-target-hex = Target hex
    .text = Target Hex: the spell acts on a hex or on all units in it.
ms-spells-target-friendly = Target friendly
    .text = Target Friendly Unit: one of the caster's own side's units.
ms-spells-target-enemy = Target enemy
    .text = Target Enemy Unit: a unit of the opponent.
ms-spells-target-any = Target any
    .text = Target Any Unit: a friendly or an enemy unit.
ms-spells-target-die = Target die
    .text = Target Die: a die roll.
ms-spells-duration-limit = Duration limit
    .text = A strategic spell's listed duration and limit apply as written.
ms-spells-markers = Markers
    .text = A spell that needs a spell effect marker puts it next to the target unit as a reminder.

## Casting Spells in Combat

ms-spells-cards-limit-casts = Cards limit casts
    .text = The number of times a tactical or summoning spell can be cast in a combat is limited by its cards in the mage's spell deck.
ms-spells-tactical-card-place = Tactical card place
    .text = A tactical spell card is laid directly behind the last first-line troop of its target.
ms-spells-summon-card-place = Summon card place
    .text = A summoned creature card may be slid in at any place of the first line, only not ahead of the first troop card.
ms-spells-creatures-not-troops = Creatures not troops
    .text = A summoned creature is no troop: it never changes the size of a spell that counts first-line troops.

## Game Set-up

ms-setup-choose-scenario = Choose scenario
    .text = Choose a scenario and follow its instructions together with the general set-up.
ms-setup-terrain = Terrain
    .text = Place the board and put terrain hexes on it as the scenario shows.
ms-setup-mage-board = Mage board
    .text = Each player takes the mage board the scenario names and puts the stated number of power points on its source box.
ms-setup-spell-deck = Spell deck
    .text = Each player forms the spell deck from all spell cards of that mage.
ms-setup-terrain-cards = Terrain cards
    .text = Each player takes one set of terrain cards.
ms-setup-army = Army
    .text = Each player forms units from the troop cards the scenario lists, within its restrictions.
ms-setup-deploy-order = Deploy order
    .text = Players deploy in the order set by the scenario.
ms-setup-deploy-stacking = Deploy stacking
    .text = No more than two units may be deployed in the same hex, whatever their size.
ms-setup-objectives-alternate = Objectives alternate
    .text = When both armies are deployed, the players take turns putting down their objective markers, one each time, all of them, the first player beginning.
ms-setup-first-player-by-scenario = First player by scenario
    .text = The scenario names the first player.
ms-setup-round-marker = Round marker
    .text = The round marker starts on the first round; score markers are used only if the scenario needs them.

## Preparing the Army

ms-prep-max-units = Max units
    .text = The scenario sets the maximum number of units of each side; a player may make fewer.
ms-prep-min-units = Min units
    .text = If the scenario sets a minimum number of units, a player may not make fewer.
ms-prep-two-to-six = Two to six
    .text = Each unit gets at least two and at most six troop cards.
ms-prep-small-three-or-less = Small three or less
    .text = Three or fewer troop cards make a small unit (one base).
ms-prep-large-four-plus = Large four plus
    .text = Four or more troop cards make a large unit (two bases of four figures each).
ms-prep-composition-secret = Composition secret
    .text = A unit's troop cards stay hidden from the opponent until the unit enters combat.
ms-prep-order-chosen = Order chosen
    .text = The owner chooses the order of the cards in each unit; they lie face down in that order under a unit card of his choice.
ms-prep-first-line-four = First line four
    .text = The first four cards are the first line, the rest the reserve.
ms-prep-first-card-takes-damage = First card takes damage
    .text = Damage from combat or from a spell always falls on the first troop card first.
ms-prep-banner-number = Banner number
    .text = Each unit bears a banner whose number matches its unit card.
ms-prep-figures-anonymous = Figures anonymous
    .text = Figures show only army and size, not the troop types, except unique figures.
ms-prep-figure-arrangement-free = Figure arrangement free
    .text = The arrangement of ordinary figures on a base has no game effect.
ms-prep-waldwika-visible = Waldwika visible
    .text = A unit with one or more Waldwika must show at least one knight figure; the number has no meaning.
ms-prep-all-waldwika-visible = All waldwika visible
    .text = If every troop of a unit is Waldwika, all its figures must be knights.
ms-prep-figures-follow-composition = Figures follow composition
    .text = When Waldwika join, leave or are eliminated the figures are corrected so that the visible information stays true.

## Sequence of Play

ms-seq-rounds-two-turns = Rounds two turns
    .text = A round is two turns, one for each player; the first player always takes the first turn.
ms-seq-phase-order = Phase order
    .text = A turn has four phases in order: magic, strategic, movement, combat.
ms-seq-second-player-same = Second player same
    .text = The second player then carries out the same four phases.
ms-seq-round-marker-advances = Round marker advances
    .text = When both turns are done, the round marker moves one space.
ms-seq-rounds-by-scenario = Rounds by scenario
    .text = The scenario sets the number of rounds.
ms-seq-victory-check-end = Victory check end
    .text = In most scenarios victory is checked at the end of the last round.
ms-seq-early-victory = Early victory
    .text = If a scenario lets conditions be met earlier, the game ends at that moment.
ms-seq-own-objects = Own objects
    .text = Unless stated otherwise, units, markers and tokens mentioned in a rule are those of the active player.

## Magic Phase

ms-magic-phase-move-then-place = Move then place
    .text = First existing tokens are moved, then new tokens are placed; new tokens never move in the phase in which they arrive.
ms-magic-phase-one-step = One step
    .text = Each token may move at most one box (one link) in a magic phase.
ms-magic-phase-any-direction = Any direction
    .text = Links work in every direction: a token may go forward, return from a spell box to a channeling box, or pass to another connected spell box.
ms-magic-phase-dots-limit = Dots limit
    .text = No more tokens than a link's dots may cross that link in the same turn.
ms-magic-phase-dots-both-directions = Dots both directions
    .text = Tokens crossing a link in either direction count together against its dots.
ms-magic-phase-optional = Optional
    .text = Moving tokens is optional: all, some or none may move.
ms-magic-phase-place-count = Place count
    .text = The number of new tokens is given by the scenario; they go on the source box.
ms-magic-phase-cap-25 = Cap 25
    .text = A player with 25 tokens in play places no more until some have been spent; placing stops at 25.

## Strategic Phase

ms-strat-spells-then-points = Spells then points
    .text = The strategic phase has two steps in order: cast strategic spells, then use strategic points.

## Cast Strategic Spells

ms-strat-spells-announce-pay-resolve = Announce pay resolve
    .text = To cast: announce the spell, remove one token from its box, resolve the effect.
ms-strat-spells-many-casts = Many casts
    .text = A spell can be cast as often in a turn as there are tokens in its box, unless its description limits it.
ms-strat-spells-per-turn-limits = Per turn limits
    .text = Some strategic spells have a maximum number of castings in a turn, as their description says.
ms-strat-spells-optional = Optional
    .text = Casting is always optional.
ms-strat-spells-active-only = Active only
    .text = Strategic spells are cast by the active player in his own strategic phase.

## Use Strategic Points

ms-orders-points-by-scenario = Points by scenario
    .text = The scenario gives each army's strategic points per round.
ms-orders-no-saving = No saving
    .text = Unused strategic points are lost; they cannot be saved.
ms-orders-one-point-each = One point each
    .text = Each order costs one strategic point.
ms-orders-list = The orders
    .text = Orders: move an objective, place an objective, remove an objective, hold a unit, cancel a hold, merge two units, move one troop card, rearrange one unit, split one unit.
ms-orders-repeatable = Repeatable
    .text = Any order may be given several times, also to the same unit or marker, while points remain.

## Manipulating Objectives

ms-orders-move-objective = Move objective
    .text = Move objective: shift one own marker by one hex in any direction, whatever the terrain.
ms-orders-place-objective = Place objective
    .text = Place objective: a new own marker is put in a hex that contains at least one of the player's own units.
ms-orders-place-max-four = Place max four
    .text = With four own markers in play, one must be removed before another can be placed.
ms-orders-remove-objective = Remove objective
    .text = Remove objective: one own marker is taken off the board.
ms-orders-objectives-stack = Objectives stack
    .text = Any number of objective markers of either player may share a hex.

## Holding Units

ms-orders-hold = Hold
    .text = Hold: a hold marker is put on one own unit; that unit does not move until the order is cancelled.
ms-orders-cancel-hold = Cancel hold
    .text = Cancel hold: the hold marker is removed from one own unit.

## Reorganizing Units

ms-orders-merge = Merge
    .text = Merge: two own units in the same hex become one unit; the owner chooses which one is in the lead.
ms-orders-merge-keeps-order = Merge keeps order
    .text = In a merge the other unit's cards follow behind the leading unit's cards; neither order changes.
ms-orders-move-card = Move card
    .text = Move card: one troop card goes from one unit to another own unit in the same hex.
ms-orders-move-card-last = Move card last
    .text = The moved card becomes the last card of its new unit.
ms-orders-rearrange = Rearrange
    .text = Rearrange: the order of one unit's cards is changed freely.
ms-orders-split = Split
    .text = Split: one unit becomes two units in the same hex.
ms-orders-split-min-two = Split min two
    .text = Each unit made by a split needs at least two troop cards.
ms-orders-split-free-order = Split free order
    .text = After a split the owner may order the cards of both new units freely.
ms-orders-split-needs-room = Split needs room
    .text = A unit cannot be split if two units are already in its hex.
ms-orders-split-max-twelve = Split max twelve
    .text = A unit cannot be split if the army already has twelve units on the board.
ms-orders-temporarily-over-six = Temporarily over six
    .text = During the strategic phase a unit may hold more than six troop cards.
ms-orders-six-at-phase-end = Six at phase end
    .text = At the end of the strategic phase the owner of a unit with more than six troops must remove troops until six remain.
ms-orders-reorganize-same-hex = Reorganize same hex
    .text = Merging and card moves need both units in the same hex.

## Units and Reorganization

ms-orders-split-new-unit-card = Split new unit card
    .text = A split puts a new unit on the board: an unused unit card, the matching banner and one or two bases by size.
ms-orders-merge-removes-unit = Merge removes unit
    .text = A merge removes one unit; the survivor keeps the lead unit's card and banner, the other number becomes free.
ms-orders-bases-follow-size = Bases follow size
    .text = After any split, merge, card move or loss the number of bases matches the size: one for small, two for large.
ms-orders-unique-figures-follow = Unique figures follow
    .text = After reorganizing, unique figures are added or removed so that they match the new compositions.

## Effects and Reorganization

ms-orders-effects-list = Effects list
    .text = Effects on a unit are active spell effects and hold markers.
ms-orders-split-copies-effects = Split copies effects
    .text = After a split both units are subject to every effect of the original unit.
ms-orders-merge-common-effects-only = Merge common effects only
    .text = After a merge the unit keeps only effects that both merging units had; an effect on one of them only is lost.

## Damage and Reorganization

ms-damage-reorg-rearrange-check = Rearrange check
    .text = After rearranging, compare the unit's damage with the new first troop: at its resistance or more the troop is lost and only the rest of the damage stays.
ms-damage-reorg-split-all-on-one = Split all on one
    .text = On a split all damage goes to one of the two units, as the owner chooses; it is never shared.
ms-damage-reorg-split-check = Split check
    .text = After a split the unit that got the damage is checked at once against its first troop.
ms-damage-reorg-merge-adds = Merge adds
    .text = On a merge the damage of both units is added on the new unit.
ms-damage-reorg-merge-check = Merge check
    .text = After a merge the new first troop is checked at once against the total damage.
ms-damage-reorg-elimination-spends-resistance = Elimination spends resistance
    .text = An eliminated troop takes away damage equal to its resistance; the rest stays on the unit.

## Movement Phase

ms-move-mandatory = Mandatory
    .text = The active player must move every one of his units towards its closest objective marker; movement is not optional.
ms-move-order-free = Order free
    .text = Units move one at a time in any order the player likes.
ms-move-finish-one-first = Finish one first
    .text = A unit's movement is completed before the next unit starts.
ms-move-hold-stays = Hold stays
    .text = A unit with a hold marker does not move.
ms-move-on-objective-stays = On objective stays
    .text = A unit in the same hex as one of its objective markers does not move.

## How to Move

ms-move-base-two = Base two
    .text = A unit normally has two movement points.
ms-move-closest-by-hex-count = Closest by hex count
    .text = The closest objective is found by counting hexes between the unit and each own marker.
ms-move-count-ignores-terrain = Count ignores terrain
    .text = The count ignores movement costs and impassable hexes.
ms-move-tie-player-chooses = Tie player chooses
    .text = If several markers tie as closest, the player chooses one.
ms-move-adjacent-hex = Adjacent hex
    .text = A step always goes to a neighbouring hex.
ms-move-closer-hex = Closer hex
    .text = The next hex must be closer in hexes to the identified marker than the current hex.
ms-move-choose-among-closer = Choose among closer
    .text = If several hexes qualify, the player chooses.
ms-move-no-impassable-choice = No impassable choice
    .text = An impassable hex can never be chosen.
ms-move-flat-or-raised = Flat or raised
    .text = Impassable terrain is flat or raised; this box has only flat impassable terrain (river).
ms-move-stack-limit-impassable = Stack limit impassable
    .text = A hex that already holds two friendly units is impassable.
ms-move-enter-if-enough = Enter if enough
    .text = If the remaining movement points cover the chosen hex's cost, the unit enters and pays it.
ms-move-too-costly-ends-move = Too costly ends move
    .text = If the chosen hex costs more than the remaining points, the unit stays and its movement ends; such a hex may be chosen although a cheaper closer one exists.
ms-move-reevaluate-each-step = Reevaluate each step
    .text = The steps, including finding the closest marker, are repeated from the new hex until the points are used up or the unit cannot move.
ms-move-blocked-stays = Blocked stays
    .text = If no legal hex brings the unit closer, it stays where it is, even if another marker could be approached.

## Entering Combat

ms-move-stop-before-enemy = Stop before enemy
    .text = A unit that tries to enter a hex with an enemy unit stops in its current hex and is marked as attacking across that border.
ms-move-triggers-combat = Triggers combat
    .text = Trying to enter an enemy hex starts a combat in the combat phase.
ms-move-third-attacker-blocked = Third attacker blocked
    .text = If two of the player's units already attack a hex, that hex is impassable for his other units this round.
ms-move-attackers-still-stack = Attackers still stack
    .text = Attacking units still occupy the hex they came from and count there for the stacking limit.
ms-move-winner-advances = Winner advances
    .text = If the attacking unit defeats its opponent it goes into the contested hex after the combat.
ms-move-loser-stays = Loser stays
    .text = A defeated attacker stays in the hex it came from.
ms-move-may-come-from-two-hexes = May come from two hexes
    .text = The two units attacking one hex may come from the same hex or from two different hexes.

## Cavalry Movement

ms-move-cavalry-all-four = Cavalry all four
    .text = A unit made only of cavalry troops has four movement points.
ms-move-cavalry-half-three = Cavalry half three
    .text = A unit with at least half cavalry troops, but not only cavalry, has three movement points.
ms-move-cavalry-less-two = Cavalry less two
    .text = A unit with less than half cavalry troops has two movement points.
ms-move-movement-marker-card = Movement marker card
    .text = A unit with unusual movement points gets the matching movement marker on its unit card; it changes with the composition.

## Terrain and Movement

ms-terrain-cost-one = Cost one
    .text = Clear, Bridge, Ruins/Temple and Village cost 1 movement point to enter.
ms-terrain-cost-two = Cost two
    .text = Ford, Forest, Hill and Mine/Cave cost 2 movement points to enter.
ms-terrain-river-impassable = River impassable
    .text = River hexes are flat impassable terrain.
ms-terrain-scenario-hexes = Scenario hexes
    .text = A scenario may define special hexes with their own costs and rules.
ms-terrain-bridge-ford-opens-river = Bridge ford opens river
    .text = A river hex that carries a bridge or ford tile can be crossed.
ms-terrain-bridge-hexsides = Bridge hexsides
    .text = A bridge or ford hex may be entered and left only across the hexsides its picture shows.

## Combat Phase

ms-combat-0-only-if-entering = Only if entering
    .text = The combat phase takes place only if some active unit is entering combat; otherwise it is skipped.
ms-combat-0-must-resolve = Must resolve
    .text = Every combat started by movement must be fought; it cannot be called off.
ms-combat-0-active-chooses-order = Active chooses order
    .text = With combats in several hexes the active player chooses their order.
ms-combat-0-first-line-only = First line only
    .text = Only the characteristics and abilities of the first four troops of a unit count in combat.
ms-combat-0-reserve-out = Reserve out
    .text = The reserve takes no part and is used only to replace eliminated first-line troops.
ms-combat-0-ten-steps = Ten steps
    .text = A combat has ten steps: 1 Presentation, 2 First Magic, 3 Deployment, 4 Engagement, 5 First Special Powers, 6 Second Magic, 7 Reinforcements, 8 Melee, 9 Second Special Powers, 10 Third Magic.
ms-combat-0-in-defenders-hex = In defenders hex
    .text = Place and terrain of a combat are those of the hex the defender stands in.

## Presentation Step

ms-combat-1-reveal-first = Reveal first
    .text = Each player reveals the first troop of each of his units in this combat.
ms-combat-1-defender-terrain-card = Defender terrain card
    .text = If the hex is not clear, the defender takes the terrain card for it.
ms-combat-1-attacker-terrain-card = Attacker terrain card
    .text = In certain cases (defender on a bridge or ford) the attacker receives a terrain card.

## First Magic Step

ms-combat-2-secret-choice = Secret choice
    .text = Both players secretly choose the spells they cast by setting the cards aside.
ms-combat-2-only-tactical-summoning = Only tactical summoning
    .text = A magic step of combat is open to tactical and summoning spells alone (the Fate Guardian's all-purpose spells follow their own timing).
ms-combat-2-may-pass = May pass
    .text = A player may cast nothing.
ms-combat-2-reveal-and-pay = Reveal and pay
    .text = When both have chosen, the cards are revealed together and one token is paid from the matching box for each.
ms-combat-2-several-copies = Several copies
    .text = A spell can be cast once for each copy of its card.
ms-combat-2-tactical-until-end = Tactical until end
    .text = Tactical spells stay active until the end of that combat.
ms-combat-2-creature-until-end = Creature until end
    .text = A summoned creature stays until the end of that combat unless it is eliminated.

## Deployment Step

ms-combat-3-reveal-all = Reveal all
    .text = All troop cards of the units in the combat are revealed and lined up in order.
ms-combat-3-attacker-inserts-first = Attacker inserts first
    .text = The attacker inserts his terrain, tactical and summoning cards first, then the defender.
ms-combat-3-order-of-cards = Order of cards
    .text = Left to right: first-line troops with creatures among them, terrain card, tactical spells, reserve troops.
ms-combat-3-creature-never-first = Creature never first
    .text = A summoned creature cannot be the first card of the first line.
ms-combat-3-active-cards = Active cards
    .text = From here on first-line troops, creatures, tactical spells and terrain cards are active; reserve troops are not.
ms-combat-3-apply-abilities = Apply abilities
    .text = Modifications by special ability icons are applied to the characteristics.

## Engagement Step

ms-combat-4-first-values = First values
    .text = Cards with two values use the first one.
ms-combat-4-initiative-sum = Initiative sum
    .text = Each player adds the initiative of his active cards and one die; the sum is his initiative total.
ms-combat-4-initiative-higher-first = Initiative higher first
    .text = The higher initiative total strikes first.
ms-combat-4-initiative-tie-rerolled = Initiative tie rerolled
    .text = On a tie both dice are thrown again and replace the old ones in the totals, until the totals differ.
ms-combat-4-attack-sum = Attack sum
    .text = The striking player adds the attack of his active cards and one die.
ms-combat-4-defense-sum = Defense sum
    .text = The other player adds the defense of his active cards and one die.
ms-combat-4-attack-beats-defense = Attack beats defense
    .text = The attack succeeds only if its result is greater than the defense result; ties are not rerolled and fail.
ms-combat-4-maximum-damage = Maximum damage
    .text = On success the damage values and damage modifiers of all active cards are added and inflicted.
ms-combat-4-minimum-damage = Minimum damage
    .text = On failure each striking troop inflicts 2 and each striking creature 1, without modifiers; Unstoppable troops inflict their printed value.
ms-combat-4-counters-on-first = Counters on first
    .text = Damage is put on the first card of the unit that was struck, on top of damage already there.
ms-combat-4-eliminate-at-resistance = Eliminate at resistance
    .text = If the damage equals or exceeds the first card's resistance, the card is eliminated and that much damage is removed.
ms-combat-4-overflow = Overflow
    .text = Remaining damage moves to the new first card and the comparison is repeated.
ms-combat-4-stop-conditions = Stop conditions
    .text = The process stops when the rest is too small to eliminate the first card or when all active troops and creatures are gone.
ms-combat-4-no-damage-to-reserve = No damage to reserve
    .text = Damage is never assigned to reserve troops.
ms-combat-4-removed-at-once = Removed at once
    .text = In the engagement step eliminated troops and creatures leave immediately and do not strike back.
ms-combat-4-troops-discarded = Troops discarded
    .text = Eliminated troops are discarded.
ms-combat-4-creature-back-to-deck = Creature back to deck
    .text = A creature that is eliminated goes back into its owner's spell deck and may be called again in a later magic step of the same combat.
ms-combat-4-strike-back = Strike back
    .text = Then the roles change: the player who lost initiative strikes with his surviving cards, with new dice for attack and defense.
ms-combat-4-creatures-can-take-damage = Creatures can take damage
    .text = A summoned creature that has become the first card takes damage like a troop.

## First Special Powers Step

ms-combat-5-may-activate = May activate
    .text = Cards with special powers may use them in this step.

## Second Magic Step

ms-combat-6-as-first = As first
    .text = Both players may cast more tactical and summoning spells exactly as in the first magic step, if cards and tokens are left.

## Reinforcements Step

ms-combat-7-fill-to-four = Fill to four
    .text = A player with fewer than four first-line troops must move reserve troops up until four troops stand there, or all reserves are used.
ms-combat-7-mandatory = Mandatory
    .text = Reinforcing is not optional.
ms-combat-7-after-last-card = After last card
    .text = Reinforcements go behind the last troop or creature of the first line, in reserve order.
ms-combat-7-creatures-not-counted = Creatures not counted
    .text = Creatures do not count towards the four troops.
ms-combat-7-second-magic-cards-placed-after = Second magic cards placed after
    .text = Cards cast in the second magic step are placed after the reserves have moved up (order of the combat example), under the same placement limits.

## Melee Combat Step

ms-combat-8-second-values = Second values
    .text = Cards with two values use the second one.
ms-combat-8-no-initiative = No initiative
    .text = There is no initiative roll; the combat attacker rolls his attack first, then the defender strikes.
ms-combat-8-simultaneous = Simultaneous
    .text = Both strikes are worked out with all cards present; eliminations are carried out only after both are resolved.
ms-combat-8-same-rules = Same rules
    .text = Otherwise attack, defense and damage work as in the engagement step.

## Second Special Powers Step

ms-combat-9-second-use = Second use
    .text = Cards with special powers may use them a second time.

## Third Magic Step

ms-combat-10-as-before = As before
    .text = Both players may cast more tactical or summoning spells as before.

## End of the Combat

ms-combat-end-over-after-ten = Over after ten
    .text = After the ten steps the combat is over, whatever its outcome; it is not continued.
ms-combat-end-cards-back = Cards back
    .text = All tactical and summoning cards return to their decks.
ms-combat-end-face-down-again = Face down again
    .text = Surviving troop cards go face down under the unit card in unchanged order; remaining damage stays with the unit.
ms-combat-end-attacker-may-advance = Attacker may advance
    .text = With the defender wiped out, the attacking unit may move into the emptied hex (multiple combats have their own rules).
ms-combat-end-attacker-stays = Attacker stays
    .text = If any defending troop remains, the attacker stays in the hex it came from.
ms-combat-end-single-card-unit = Single card unit
    .text = A unit may end a combat with a single troop card; that is legal although a player can never choose it.

## Terrain and Combat

ms-terrain-combat-plain-is-clear = Plain is clear
    .text = A hex without overlay is clear and has no combat effect.
ms-terrain-combat-forest = Forest
    .text = Forest: the defender gets defense +4.
ms-terrain-combat-forest-zero-initiative = Forest zero initiative
    .text = Forest: the initiative values of all troops of both sides count as zero.
ms-terrain-combat-forest-then-raise = Forest then raise
    .text = Values set to zero by forest can then be raised by special abilities, spells and special powers.
ms-terrain-combat-hill = Hill
    .text = Hill: defender initiative +4, defense +4.
ms-terrain-combat-mine = Mine
    .text = Mine/Cave: defender initiative +5, attack +2, defense +5.
ms-terrain-combat-river-none = River none
    .text = No combat can take place in a river hex; there is no river card.
ms-terrain-combat-ruins = Ruins
    .text = Ruins/Temple: defender initiative +2, defense +2.
ms-terrain-combat-village = Village
    .text = Village: defender initiative +6, attack +1, defense +2.
ms-terrain-combat-bridge-defender-on = Bridge defender on
    .text = Defender on a bridge: attacker initiative +3, attack +3/+1, damage +2/+1; the bridge card goes to the attacker.
ms-terrain-combat-bridge-attacker-off = Bridge attacker off
    .text = Attacker coming off a bridge: defender attack +4/+1, defense +2/+1, damage +3/+1, initiative +5; the bridge card comes on top of the card of the defender's own hex, if any.
ms-terrain-combat-ford-defender-on = Ford defender on
    .text = Defender in a ford: attacker initiative +4, attack +4/+1, defense +1, damage +2/+1; the ford card goes to the attacker.
ms-terrain-combat-ford-attacker-out = Ford attacker out
    .text = Attacker coming out of a ford: defender attack +6/+1, defense +3/+1, damage +3/+1, initiative +6; the ford card comes on top of the card of the defender's own hex, if any.

## Multiple Combat

ms-multi-two-units-each = Two units each
    .text = Up to two units a side can be involved in one hex; each combat is still fought between one unit and one unit.
ms-multi-a-attacker-chooses = A attacker chooses
    .text = One defender, two attackers: the attacker chooses which of his units fights first.
ms-multi-a-both-advance = A both advance
    .text = One defender, two attackers: if the first combat eliminates the defender, both attacking units may advance.
ms-multi-a-second-must-fight = A second must fight
    .text = One defender, two attackers: if the defender survives, the first attacker stays where it came from and the second must fight.
ms-multi-a-second-only-advances = A second only advances
    .text = One defender, two attackers: if the second combat eliminates the defender, only the second attacker may advance.
ms-multi-b-defender-chooses = B defender chooses
    .text = Two defenders, one attacker: the defender chooses which of his units fights first.
ms-multi-b-ends-if-attacker-dead = B ends if attacker dead
    .text = Two defenders, one attacker: if the attacker is eliminated in the first combat, nothing more happens.
ms-multi-b-second-combat = B second combat
    .text = Two defenders, one attacker: if the attacker lives, it fights a second combat against the other defender.
ms-multi-c-choose = C choose
    .text = Two against two: first the attacker, then the defender chooses the unit that fights first.
ms-multi-c-second-pair = C second pair
    .text = Two against two: the two units not chosen then fight each other.
ms-multi-c-both-eliminated = C both eliminated
    .text = Two against two: if both defenders are eliminated, both attackers advance.
ms-multi-c-both-defeated = C both defeated
    .text = Two against two: if both attackers were defeated, both stay where they came from.
ms-multi-c-mixed-new-combat = C mixed new combat
    .text = Two against two: if one attacker eliminated its defender and the other was defeated, the victor at once fights the surviving defender.
ms-multi-c-mixed-advance = C mixed advance
    .text = Two against two: if that extra combat eliminates the defender, the victor advances; the attacker defeated earlier never does.
ms-multi-c-mixed-fail = C mixed fail
    .text = Two against two: if the victor is defeated in the extra combat, it stays in the hex it came from.

## The Kragis Army

ms-army-kragis-roster = Kragis roster
    .text = Kragis: Geltz line infantry, Kirtais archers (Ranged Weapons, resistance 7), Skaitan elite heavy infantry, Waiks militia (resistance 10), Waldwika knights (Cavalry, resistance 7).

## The Láusjan Army

ms-army-lausjan-roster = Lausjan roster
    .text = Láusjan: Hairus light infantry, Hneiwan archers (resistance 8), Unagands best warriors, Walthus militia (resistance 9), Ahma spirits of the dead (Unstoppable Damage 0/4).

## The Airmage

ms-spell-air-breeze = Breeze
    .text = Breeze (tactical, friendly unit, 2 cards): initiative +3, attack +0, damage +0.
ms-spell-air-breeze-power-up = Breeze power up
    .text = Breeze with at least one Ranged Weapons troop in the friendly first line: further initiative +1, attack +1, maximum damage +1.
ms-spell-air-breeze-lost-with-archers = Breeze lost with archers
    .text = The Breeze power-up is lost as soon as no ranged troop remains in the first line.
ms-spell-air-whirlwind = Whirlwind
    .text = Whirlwind (strategic, any unit): the target loses one movement point.
ms-spell-air-whirlwind-limit = Whirlwind limit
    .text = Whirlwind: one on a unit at most; ends when the Airmage player's next turn begins.
ms-spell-air-speed = Speed
    .text = Speed (tactical, friendly unit, 2 cards): initiative +1, attack +1, defense +1.
ms-spell-air-run = Run
    .text = Run (strategic, friendly unit): the target gains one movement point.
ms-spell-air-run-limit = Run limit
    .text = Run: two on a unit at most; ends when the Airmage player's next turn begins.
ms-spell-air-fly-cost = Fly cost
    .text = Fly (strategic, friendly unit): the unit pays one movement point for every hex it enters.
ms-spell-air-fly-over-flat = Fly over flat
    .text = Fly: the unit may cross flat impassable hexes such as rivers but may not end its movement in one.
ms-spell-air-fly-still-blocked = Fly still blocked
    .text = Fly: hexes closed by the stacking limit or by enemy units stay impassable to the flyer.
ms-spell-air-fly-limit = Fly limit
    .text = Fly: two active in the whole army at most; ends when the Airmage player's next turn begins.
ms-spell-air-hurricane = Hurricane
    .text = Hurricane (strategic, hex): every unit in the hex, of either side, suffers one die of damage, rolled separately for each.
ms-spell-air-air-elemental = Air elemental
    .text = Air Elemental (summoning, friendly unit): Lesser, Greater and Prime, one card each; placed anywhere in the first line but first; power Windblast.

## The Druid

ms-spell-druid-oak = Oak
    .text = Oak (tactical, friendly unit, 2 cards): defense +1 for each first-line troop.
ms-spell-druid-roots = Roots
    .text = Roots (tactical, friendly unit, 2 cards): initiative +1 for each first-line troop.
ms-spell-druid-forest = Forest
    .text = Forest (strategic, hex, permanent, quantity 2): place a forest tile.
ms-spell-druid-forest-where = Forest where
    .text = Forest: only in a hex without terrain tile and without any unit.
ms-spell-druid-treewalk = Treewalk
    .text = Treewalk (strategic, friendly unit): forest hexes cost the unit one movement point.
ms-spell-druid-treewalk-limit = Treewalk limit
    .text = Treewalk: one on a unit at most; ends when the Druid player's next turn begins.
ms-spell-druid-strength = Strength
    .text = Strength (tactical, friendly unit, 2 cards): maximum damage +1 for each first-line troop.
ms-spell-druid-rage = Rage
    .text = Rage (tactical, friendly unit, 2 cards): attack +1 for each first-line troop.
ms-spell-druid-crows = Crows
    .text = Crows (strategic, enemy unit): the target suffers one die of damage.
ms-spell-druid-bears = Bears
    .text = Bears (summoning, friendly unit, 3 cards): placed anywhere in the first line but first.
ms-spell-druid-wolves = Wolves
    .text = Wolves (summoning, friendly unit, 3 cards): placed anywhere in the first line but first.
ms-spell-druid-per-troop-recount = Per troop recount
    .text = Spells worth +1 per first-line troop are recounted every time values are summed (Strength gave 3 after the Walthus had fallen).

## The Firemage

ms-spell-fire-bravery = Bravery
    .text = Bravery (tactical, friendly unit, 2 cards): attack +4.
ms-spell-fire-flare = Flare
    .text = Flare (strategic): a flare marker in a chosen hex counts as an own objective marker beyond the limit of four.
ms-spell-fire-flare-nominated = Flare nominated
    .text = Flare: if a friendly unit is nominated, only that unit treats the flare as an objective; otherwise all friendly units do.
ms-spell-fire-flare-limit = Flare limit
    .text = Flare: one at a time at most; ends when the Firemage player's next turn begins.
ms-spell-fire-fireblade = Fireblade
    .text = Fireblade (tactical, friendly unit, 2 cards): maximum damage +1 for each first-line troop.
ms-spell-fire-fireball = Fireball
    .text = Fireball (strategic, enemy unit, quantity 2): the target suffers 3 damage.
ms-spell-fire-blindness = Blindness
    .text = Blindness (tactical, friendly unit, 2 cards): initiative +4.
ms-spell-fire-wildfire = Wildfire
    .text = Wildfire (strategic, hex): every unit in the hex, of either side, suffers one die of damage, rolled separately for each.
ms-spell-fire-fire-elemental = Fire elemental
    .text = Fire Elemental (summoning, friendly unit): Lesser, Greater and Prime, one card each; placed anywhere in the first line but first; power Aura of Fire.

## The Fate Guardian

ms-spell-fate-no-cards = No cards
    .text = The Fate Guardian's spells use no cards; only her power points limit them.
ms-spell-fate-before-roll = Before roll
    .text = All her spells except Reroll must be cast before the dice they affect are rolled.
ms-spell-fate-before-either = Before either
    .text = In a roll by both players, those spells are cast before the first die of either player is thrown.
ms-spell-fate-tomes = Tomes
    .text = Tomes of Destiny (all-purpose, any die): six spells, one for each face; the result of one die is set to that face.
ms-spell-fate-zero = Zero
    .text = Zero (all-purpose, enemy die): the die counts as zero.
ms-spell-fate-equality = Equality
    .text = Equality (all-purpose): the player sets one own die and one enemy die to the same result of his choice; before either player rolls.
ms-spell-fate-die = Die
    .text = Die (all-purpose, any roll): one more die is added to the roll.
ms-spell-fate-die-unlimited = Die unlimited
    .text = Die may be cast any number of times on the same roll; the dice are rolled one at a time.
ms-spell-fate-die-can-be-changed = Die can be changed
    .text = Added dice can be set, rerolled or otherwise changed by her other spells like any die.
ms-spell-fate-reroll = Reroll
    .text = Reroll (all-purpose, any die): after a die is rolled it is rolled again, an own one or an enemy one.

## The chapters, as citations name them, and the headings of the rulebook

ms-chapter-overview = How to play
ms-chapter-box = Contents
ms-chapter-comp = Components
ms-chapter-card = Cards
ms-chapter-gloss = Glossary
ms-chapter-magic = Magic
ms-chapter-spells = Spells
ms-chapter-setup = Set-up
ms-chapter-prep = Army
ms-chapter-seq = Sequence
ms-chapter-magic-phase = Magic Phase
ms-chapter-strat = Strategy
ms-chapter-strat-spells = Strategic spells
ms-chapter-orders = Orders
ms-chapter-damage-reorg = Reorganization
ms-chapter-move = Movement
ms-chapter-terrain = Terrain
ms-chapter-combat-0 = Combat
ms-chapter-combat-end = End of combat
ms-chapter-terrain-combat = Terrain in combat
ms-chapter-multi = Multiple combat
ms-chapter-army = Armies
ms-chapter-spell-air = Airmage
ms-chapter-spell-druid = Druid
ms-chapter-spell-fire = Firemage
ms-chapter-spell-fate = Fate Guardian
ms-chapter-combat-1 = Combat 1
ms-chapter-combat-2 = Combat 2
ms-chapter-combat-3 = Combat 3
ms-chapter-combat-4 = Combat 4
ms-chapter-combat-5 = Combat 5
ms-chapter-combat-6 = Combat 6
ms-chapter-combat-7 = Combat 7
ms-chapter-combat-8 = Combat 8
ms-chapter-combat-9 = Combat 9
ms-chapter-combat-10 = Combat 10
ms-section-how-to-play = How to Play
ms-section-contents-of-the-box = Contents of the Box
ms-section-game-components = Game Components
ms-section-characteristics = Characteristics
ms-section-the-cards = The Cards
ms-section-special-abilities = Special Abilities
ms-section-traits = Traits
ms-section-special-powers = Special Powers
ms-section-power-up = Power-Up
ms-section-glossary-troops-and-units = Glossary: Troops and Units
ms-section-glossary-magic = Glossary: Magic
ms-section-glossary-movement-and-strategy = Glossary: Movement and Strategy
ms-section-glossary-combat = Glossary: Combat
ms-section-using-magic-in-magestorm = Using Magic in Magestorm
ms-section-spells = Spells
ms-section-casting-spells-in-combat = Casting Spells in Combat
ms-section-game-set-up = Game Set-up
ms-section-preparing-the-army = Preparing the Army
ms-section-sequence-of-play = Sequence of Play
ms-section-magic-phase = Magic Phase
ms-section-strategic-phase = Strategic Phase
ms-section-cast-strategic-spells = Cast Strategic Spells
ms-section-use-strategic-points = Use Strategic Points
ms-section-manipulating-objectives = Manipulating Objectives
ms-section-holding-units = Holding Units
ms-section-reorganizing-units = Reorganizing Units
ms-section-units-and-reorganization = Units and Reorganization
ms-section-effects-and-reorganization = Effects and Reorganization
ms-section-damage-and-reorganization = Damage and Reorganization
ms-section-movement-phase = Movement Phase
ms-section-how-to-move = How to Move
ms-section-entering-combat = Entering Combat
ms-section-cavalry-movement = Cavalry Movement
ms-section-terrain-and-movement = Terrain and Movement
ms-section-combat-phase = Combat Phase
ms-section-presentation-step = Presentation Step
ms-section-first-magic-step = First Magic Step
ms-section-deployment-step = Deployment Step
ms-section-engagement-step = Engagement Step
ms-section-first-special-powers-step = First Special Powers Step
ms-section-second-magic-step = Second Magic Step
ms-section-reinforcements-step = Reinforcements Step
ms-section-melee-combat-step = Melee Combat Step
ms-section-second-special-powers-step = Second Special Powers Step
ms-section-third-magic-step = Third Magic Step
ms-section-end-of-the-combat = End of the Combat
ms-section-terrain-and-combat = Terrain and Combat
ms-section-multiple-combat = Multiple Combat
ms-section-the-kragis-army = The Kragis Army
ms-section-the-l-usjan-army = The Láusjan Army
ms-section-the-airmage = The Airmage
ms-section-the-druid = The Druid
ms-section-the-firemage = The Firemage
ms-section-the-fate-guardian = The Fate Guardian
