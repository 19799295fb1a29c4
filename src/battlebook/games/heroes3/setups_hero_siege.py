"""The set-up *Siege with Heroes*: the besieger leads a Hero, and so does the owner of the place, unless absent."""

from __future__ import annotations

from random import Random

from battlebook.games.heroes3 import setups_heroes, verbs_cards
from battlebook.games.heroes3.board import SIEGE, STANDARD
from battlebook.games.heroes3.heroes import removed_in
from battlebook.games.heroes3.holders import Holder
from battlebook.games.heroes3.rules.c7_hero_siege import HeroSiege
from battlebook.games.heroes3.rules.c7_siege import OWN_CITADEL, OWN_TOWN, PLACES
from battlebook.games.heroes3.setups import DEMONS, FIVE, TOWER, SetupKind, enlist_army, push_first_step
from battlebook.games.heroes3.setups_boards import ARMIES_FIELD, CITADEL, HERO_FIELD, PLACE_FIELD, SEATS, option
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, Plan, Rulings, State
from battlebook.games.heroes3.twins import ALL_FACES
from battlebook.kernel.chance import Source
from battlebook.kernel.game import Field, Setup, Spec

HEROES_FIELD = Field("heroes", "h3-heroes", list(setups_heroes.DEFAULTS), rule=setups_heroes.MAIN_HERO)


def begin(spec: Spec, source: Source) -> State:
    """Seat 0 attacks the place of seat 1; the decks are whole, the hands not drawn yet."""
    what = PLACES.index(option(spec, PLACE_FIELD))
    board = SIEGE if what == OWN_CITADEL else STANDARD
    absent = not option(spec, HERO_FIELD)
    plan = Plan("hero-siege", (0, 1), -1, board.home, (FIVE, FIVE), False, DEMONS, board=board)
    plan.deckless = absent << DEFENDER
    plan.stays = (what in (OWN_CITADEL, OWN_TOWN)) << DEFENDER
    s = State(plan, ALL_FACES, Rulings(spec.rulings, spec.variants), source)
    listed = option(spec, ARMIES_FIELD)
    stacked = [enlist_army(s, side, listed[side]) for side in (ATTACKER, DEFENDER)]
    for side in (ATTACKER, DEFENDER):
        held = setups_heroes.make_holder(option(spec, HEROES_FIELD)[side], removed_in(spec.variants))
        verbs_cards.take_up(s, side, Holder(gold=held.gold) if plan.deckless >> side & 1 else held)
    setups_heroes.lay_out(s, spec)
    gold = s.holders[DEFENDER][Holder._fields.index("gold")] if absent else -1
    push_first_step(s, HeroSiege(what, gold, TOWER), stacked[ATTACKER] + stacked[DEFENDER])
    return s


def sample(rng: Random) -> Spec:
    """As a duel with Heroes; mostly before a Citadel, mostly with the Hero there, always with gold."""
    place = rng.choice((*PLACES, "citadel", "citadel", "citadel"))
    options = {**setups_heroes.HERO_DUEL.sample(rng).options, "place": place, "present": rng.random() < 0.7}
    attacker, owner = options["heroes"]
    options["heroes"] = [attacker, {**owner, "gold": setups_heroes.GOLD}]
    return Spec("hero-siege", options)


HERO_SIEGE = SetupKind(
    Setup("hero-siege", SEATS, (ARMIES_FIELD, HEROES_FIELD, PLACE_FIELD, HERO_FIELD), CITADEL),
    setups_heroes.problems,
    begin,
    sample,
)
