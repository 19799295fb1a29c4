# Names of the computer's levels, what they do, and how they explain a choice.

player-random = Random
    .about = Takes any legal answer with equal chance. It does not look at the battle at all; good for a first look at the rules.
player-greedy = Greedy
    .about = Tries each answer on a battle that fits what its seat knows, or judges it by measures of the game's own, and takes the best. It looks no further than its own turn, so a plan can catch it.

player-why-random = { $n ->
    [0] Any legal answer, by chance.
    [one] The only option.
   *[other] One of { $n } options, by chance.
}
player-why-only = There was nothing else to do.
player-why-greedy = Of { $n } answers this one promised most: { $value } on average, where −100 is lost and 100 is won; the next best promised { $second }.
player-why-equal = All { $n } answers promised about the same ({ $value }, where −100 is lost and 100 is won), so chance decided.
