# The Skirmish of chapter 18.

h3-setup-skirmish = Skirmish
    .about = Two Heroes with equal means on the Battlefield: Level, units and decks by length. Cards and expert uses come back after every Round.
h3-field-size = Length of the Skirmish
h3-skirmish-short = Short: Level III, bronze and silver Few
h3-skirmish-medium = Medium: Level V, bronze and silver Packs
h3-skirmish-large = Large: Level VII, all units as Packs

h3-ask-keep-cards = { $kind ->
        [ability] Keep { $n } of these Abilities.
        [artifact] { $n ->
            [one] Keep one of these Artifacts.
           *[other] Keep { $n } of these Artifacts.
        }
       *[spell] Keep { $n } of these Spells.
    }
    .why = They go into your deck; the others are discarded. Both players see them.
h3-event-rolls-for-token = { $side } rolls for the Initiative Token: { $n } in all.
h3-event-takes-token = The { $side } takes the Initiative Token.
h3-event-keeps = { $side } adds to the deck: { $cards }.
h3-event-regains-expert = { $side } regains { $n ->
        [one] an expert use
       *[other] { $n } expert uses
    }.

h3-18-victory--no-surrender = A Skirmish goes on until all units of one side are defeated.
h3-19-tournament--deck = { $card } is not in the game in a tournament.
