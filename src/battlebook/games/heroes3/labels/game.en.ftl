# Asks, options, events and sums of a combat. Things come as references, numbers as numbers.

## Spaces and lists

h3-space-a1 = a1
h3-space-b1 = b1
h3-space-c1 = c1
h3-space-d1 = d1
h3-space-a2 = a2
h3-space-b2 = b2
h3-space-c2 = c2
h3-space-d2 = d2
h3-space-a3 = a3
h3-space-b3 = b3
h3-space-c3 = c3
h3-space-d3 = d3
h3-space-a4 = a4
h3-space-b4 = b4
h3-space-c4 = c4
h3-space-d4 = d4
h3-space-a5 = a5
h3-space-b5 = b5
h3-space-c5 = c5
h3-space-d5 = d5
h3-list-comma = { $a }, { $b }

## Headings of the log

h3-heading-placing = Setup
h3-heading-battle = Combat Round { $n }
h3-heading-before = Before the first Round
h3-heading-over = End of Combat

## What is asked, and why

h3-ask-place = Place your units: { $least } to { $most } of them.
    .why = Each side places up to five units on its own Backline and Frontline, the attacker first.
h3-typed-attack = Attack Die
h3-typed-resource = Resource Die
h3-ask-activate = Which unit goes first?
    .why = Your units have the same Initiative: their controller chooses.
h3-ask-act = { $unit }: choose an action.
    .why = It is the next unit in Initiative order. It may move and attack according to its type, or Defend.
h3-ask-follow = { $unit }: the move is made. What now?
    .why = After its move a unit may still act.
h3-ask-step = { $unit }: one step after the attack?
    .why = A Ranged unit attacks first and may then move 1 space.
h3-ask-reroll = { $unit }: roll the Attack Die again?
    .why = The unit’s ability allows it; the new result counts.
h3-ask-cancel = { $unit }: cancel the attack on { $target }?
    .why = The attack would defeat a friendly unit. Once per Combat it may be cancelled.
h3-ask-second-strike = { $unit }: whom does the second attack hit?
    .why = It must hit a unit next to { $target }, even a friend.
h3-ask-further-attack = { $unit }: the next target?
    .why = The unit attacks several adjacent units, each with its own die.
h3-ask-extra-attack = { $unit }: attack another adjacent unit?
    .why = The target dropped to 0 HP.
h3-ask-return = { $unit }: go back to where it started?
    .why = The unit’s ability allows it.
h3-ask-splash = { $unit }: who is hurt as well?
    .why = The attack hurts one more unit.
h3-ask-push = { $unit }: to which space does it step back?
    .why = It must leave the spaces next to { $target }.
h3-ask-activation-damage = { $unit }: which unit takes the damage?
    .why = The ability works when the unit activates.
h3-ask-heal-friend = { $unit }: which friend is healed?
    .why = The ability works when the unit activates; healing comes first.
h3-ask-keep-token = { $unit }: keep which { $token }: { $old } (Rounds: { $rounds }) or { $new } (Rounds: { $newrounds })?
    .why = A unit has only one of a kind; its controller keeps one of two.
h3-ask-extend = Fight another Round or Retreat? Movement points: { $mp }.
    .why = A Combat against Neutral Units lasts one Round; each further one costs 1 MP.

## Groups of options

h3-group-attack = Attack
h3-group-move = Move
h3-group-defend = Defend
h3-group-ability = Ability
h3-group-end = End the activation
h3-group-activate = Activate
h3-group-reroll = Roll again
h3-group-keep = Keep the roll
h3-group-cancel = Cancel the attack
h3-group-let = Let it happen
h3-group-strike = Attack as well
h3-group-stop = No further attack
h3-group-return = Return
h3-group-stay = Stay
h3-group-splash = Hurt as well
h3-group-activation-damage = Damage
h3-group-heal-friend = Heal
h3-group-keep-old = Keep the old token
h3-group-take-new = Take the new token
h3-group-extend = Fight on
h3-group-retreat = Retreat

## Options

h3-opt-unit = { $unit }
h3-opt-space = { $space }
h3-opt-attack = Attack { $unit } from { $space }
h3-opt-attack-here = Attack { $unit } from here
h3-opt-move = Move to { $space }
h3-opt-defend = Defend: take a Defense Token
h3-opt-end = Do nothing more
h3-opt-activate = { $unit } first
h3-opt-attack-token = Attack Token for { $unit }
h3-opt-weakness-token = Weakness Token on { $unit }
h3-opt-summon = Summon Few Demons on { $space }
h3-opt-reinforce = Turn { $unit } into a Pack
h3-opt-reroll = Roll again
h3-opt-keep = Keep this roll
h3-opt-cancel = Cancel the attack (once per Combat)
h3-opt-let = Let the attack happen
h3-opt-strike = Attack { $unit }
h3-opt-stop = Attack nobody else
h3-opt-return = Go back to { $space }
h3-opt-stay = Stay here
h3-opt-splash = Hurt { $unit }
h3-opt-activation-damage = Damage { $unit }
h3-opt-heal-friend = Heal { $unit }
h3-opt-keep-old = Keep the old token
h3-opt-take-new = Take the new token
h3-opt-extend = Spend 1 MP for one more Round
h3-opt-retreat = Retreat: the Combat ends

## Beside the options, behind "not", and when somebody looks back

h3-meta-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
h3-meta-falls = falls { $n } %
h3-meta-flips = flips { $n } %
h3-meta-holds = holds
h3-not-attack = attack { $unit }
h3-not-move = move to { $space }
h3-not-defend = defend
h3-not-end = do nothing more
h3-did = { $unit }: { $what }
h3-did-discard = { $n ->
    [0] No card is discarded
    [one] One card is discarded
   *[other] { $n } cards are discarded
}
h3-did-place = { $n ->
    [0] No further unit placed
    [one] One unit placed
   *[other] { $n } units placed
}
h3-phase-move = Move
h3-phase-attack = Attack
h3-phase-step = One step

## What happened

h3-event-placed = { $unit } placed on { $space }.
h3-event-summoned = { $unit } summoned on { $space }.
h3-event-combat-begins = Combat begins.
h3-event-round-begins = Combat Round { $n } begins.
h3-event-round-ends = All units have activated: Round { $n } ends, cubes are removed.
h3-event-activates = { $unit }: activation.
h3-event-skips = { $unit }: paralysed, the activation is skipped.
h3-event-moves = { $unit }: move from { $start } to { $space }.
h3-event-returns = { $unit }: back to { $space }.
h3-event-pushed = { $unit }: pushed from { $start } to { $space }.
h3-event-attacks = { $unit }: attack on { $target }.
h3-event-retaliates = { $unit }: Retaliation against { $target }.
h3-event-rolls = { $unit }: Attack Die.
h3-event-die-set = { $unit }: the target sets the die.
h3-event-rerolls = { $unit }: the die is rolled again.
h3-event-guard-roll =
    { $unit }: roll for the Defense Token{ $n ->
        [1] {", +1 Defense"}
       *[other] {", nothing"}
    }.
h3-event-extra-roll = { $unit }: one more roll for the ability.
h3-event-hits = { $target }: { $n } damage by { $unit }.
h3-event-hurt = { $unit }: { $n } damage.
h3-event-cancels = { $unit }: the attack on { $target } is cancelled.
h3-event-resists = { $unit }: the effect is resisted.
h3-event-flips =
    { $unit }: from Pack to Few{ $left ->
        [0] {""}
       *[other] {", left-over damage:"} { $left }
    }.
h3-event-reinforced = { $unit }: from Few to Pack.
h3-event-revives = { $unit }: revived with { $n } HP.
h3-event-stack-lost = { $unit }: the Stack Token is lost.
h3-event-falls = { $unit }: defeated.
h3-event-heals = { $unit }: { $n } damage healed.
h3-event-buffed = { $unit }: +{ $n } Attack in this activation.
h3-event-defends = { $unit }: Defend, with a Defense Token.
h3-event-waits = { $unit }: nothing more.
h3-event-token-placed = { $unit }: { $token } ({ $n }).
h3-event-token-removed = { $unit }: { $token } removed.
h3-event-pays-movement = 1 MP is spent for one more Round; left: { $n }.
h3-event-combat-ends-victory = { $side }: victory.
h3-event-combat-ends-retreat = The player retreats; the Combat is over.
h3-event-combat-ends-defeat = { $side }: victory. The player’s Unit Deck is empty: defeat.
h3-event-combat-ends-draw = Both sides have lost their last unit: nobody wins.
h3-event-combat-ends-stall = Twenty Rounds without damage: the Combat is a draw.
h3-event-units-return = Surviving units return to their Unit Deck.
h3-event-neutrals-discarded = Leftover Neutral Units are discarded.

## The sum of an attack

h3-sum-attack = Attack
h3-sum-fixed-attack = Attack of the ability
h3-sum-attack-token = Attack Token
h3-sum-weakness-token = Weakness Token
h3-sum-stack = Stack Token
h3-sum-if-stacked = Stacked
h3-sum-buff = Nobody to heal
h3-sum-if-flipped = Turned to Few in this Combat
h3-sum-versus = Against this unit
h3-sum-roll-bonus = By the roll
h3-sum-retaliation-penalty = Weaker Retaliation
h3-sum-die = Attack Die
h3-sum-elemental = Elemental: no Defense
h3-sum-defense = Defense
h3-sum-ignores-defense = Printed Defense ignored
h3-sum-guard = Defense Token
h3-sum-defense-on-die = Defense by the roll
h3-sum-versus-retaliation = Defense against Retaliation
h3-sum-corrosion = Corrosion Token
h3-sum-defense-cut = Defense lowered
h3-sum-cap = At most so much
h3-sum-floor = Never below 0
h3-sum-damage = Damage

## Odds

h3-odds-falls-holds = { $target }: defeated
h3-odds-falls-flips = { $target }: defeated; { $unit }: turned to Few
h3-odds-falls-falls = { $target } and { $unit }: both defeated
h3-odds-flips-holds = { $target }: turned to Few
h3-odds-flips-flips = { $target } and { $unit }: both turned to Few
h3-odds-flips-falls = { $target }: turned to Few; { $unit }: defeated
h3-odds-holds-holds = Both hold
h3-odds-holds-flips = { $unit }: turned to Few
h3-odds-holds-falls = { $unit }: defeated
h3-odds-no-choice = Optional abilities are not used.
h3-odds-no-cards = Nobody plays cards.
h3-left = units worth { $n } gold left
