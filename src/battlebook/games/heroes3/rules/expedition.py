"""An expedition: Rounds on a map in which Heroes travel, fight, recruit, until the guardian falls or time is up."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_expedition as trail
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import MAIN, NOWHERE, PLACES, SECOND, Campaign
from battlebook.games.heroes3.content import EXPEDITIONS, TABLES
from battlebook.games.heroes3.content_kinds import DIFFICULTIES
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules import c1_town_actions, expedition_cards
from battlebook.games.heroes3.rules.c1_start import Ambush, Journey
from battlebook.games.heroes3.rules.c13_expedition import Refresh, do_penance
from battlebook.games.heroes3.rules.expedition_card_gains import income_of_cards
from battlebook.games.heroes3.rules.expedition_foe import next_step
from battlebook.games.heroes3.rules.expedition_map import draw_foe, draw_links, draw_sites, resource_dice
from battlebook.games.heroes3.rules.expedition_raid import Raid
from battlebook.games.heroes3.rules.expedition_trade import FEW, PACK
from battlebook.games.heroes3.state import ATTACKER, State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, leave, push, restart
from battlebook.kernel.options import Ask, Group, Key, Option
from battlebook.kernel.rules import Refusal

MAP: Final = LEDGER("h3r:expedition-map")
ROUNDS: Final = LEDGER("h3r:expedition-rounds")
BONUS: Final = LEDGER("h3r:expedition-bonus")
INCOME: Final = LEDGER("h3r:expedition-income")
FOE: Final = LEDGER("h3r:expedition-foe")
END: Final = LEDGER("h3r:expedition-end")
MAIN_MP: Final = LEDGER("h3:13:main-hero-mp")
SECOND_MP: Final = LEDGER("h3:13:secondary-hero-mp")
HOMELESS: Final = LEDGER("h3:5:elimination-three-rounds")
HOMELESS_ROUNDS: Final = 3
SEVERAL: Final = LEDGER("h3:1:several-combats-per-turn")
NOT_NEXT: Final = LEDGER.refusal("h3r:expedition-map", "not-next")
NO_MP: Final = (
    LEDGER.refusal("h3:13:main-hero-mp", "none-left"),
    LEDGER.refusal("h3:13:secondary-hero-mp", "none-left"),
)
NO_SECOND: Final = LEDGER.refusal("h3r:expedition-second-hero", "none")

MP: Final[tuple[int, int]] = (TABLES["hero_levels"]["mp"]["main"], TABLES["hero_levels"]["mp"]["secondary"])
GAINS: Final[dict[str, int]] = TABLES["expedition_rules"]["income"]
DICE: Final[dict[str, int]] = TABLES["expedition_rules"]["starting_dice"]
KEPT: Final[dict[str, int]] = TABLES["expedition_rules"]["starting_dice_kept"]
GO: Final = ("go", "send")
GO_RULES: Final = (MAIN_MP, SECOND_MP)
REST_GROUP: Final = Group(ROUNDS, "rest", (Option(("rest",)),))


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Expedition(Frame):
    """The whole expedition. ``length``: short, medium or long."""

    __slots__ = ("length",)
    fields = ("length",)

    def __init__(self, length: str) -> None:
        self.length = length


def the_map_is_drawn(s: State, f: Expedition) -> None:
    """The fields and the ways between them; the Main Hero begins in his Town, the enemy Hero in his own."""
    c = trail.expedition(s)
    sites = draw_sites(s, EXPEDITIONS[f.length]["columns"])
    links = draw_links(s, sites)
    home = PLACES.index("town")
    town = next(n for n, site in enumerate(sites) if site.kind == home)
    den = PLACES.index("stronghold")
    foe = next((n for n, site in enumerate(sites) if site.kind == den), NOWHERE)
    units = draw_foe(s, c)
    made = c._replace(sites=sites, links=links, at=(town, NOWHERE), last=(town, NOWHERE), foe_at=foe)
    made = made._replace(foe_deck=units, foe_start=units)
    trail.begin_expedition(s, made._replace(visited=1 << town, owned=1 << town), MAP)


def the_starting_bonus_is_rolled(s: State, f: Expedition) -> None:
    """Resource Dice by Difficulty, of which the best are kept."""
    name = DIFFICULTIES[trail.expedition(s).difficulty]
    dice = sorted(resource_dice(s, DICE[name]))
    trail.gain_gold(s, sum(dice[len(dice) - KEPT[name] :]), BONUS, "bonus")


def rounds_are_played(s: State, f: Expedition) -> None:
    """One after the other."""
    push(s, ExpeditionRound(1))


def the_expedition_ends(s: State, f: Expedition) -> None:
    """With the fall of the guardian, because the player is out, or because time is up."""
    if trail.expedition(s).won:
        trail.end_expedition(s, "expedition-won", ATTACKER, END)
    elif trail.expedition(s).eliminated:
        trail.end_expedition(s, "expedition-lost", -1, END)
    else:
        trail.end_expedition(s, "expedition-over", -1, END)


Expedition.steps = (
    the_map_is_drawn,
    the_starting_bonus_is_rolled,
    rounds_are_played,
    the_expedition_ends,
)
Expedition.rules = (MAP, BONUS, ROUNDS, END)


# --------------------------------------------------------------------------------------------------- a Round


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class ExpeditionRound(Frame):
    """One Round on the map."""

    __slots__ = ("number",)
    fields = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


def the_heroes_are_rested(s: State, f: ExpeditionRound) -> None:
    """13 A Main Hero has 3 MP, a Secondary Hero 2; from the second Round on there is income."""
    c = trail.expedition(s)
    second = 0 if c.at[SECOND] == NOWHERE else MP[SECOND]
    trail.begin_day(s, f.number, (MP[MAIN], second), MAIN_MP)
    if second:
        s.note(SECOND_MP)
    if f.number > 1:
        trail.gain_gold(s, income(c) + income_of_cards(s, f.number), INCOME, "income")


def the_hand_is_refreshed(s: State, f: ExpeditionRound) -> None:
    """13 At the start of the turn."""
    push(s, Refresh())


def the_player_acts(s: State, f: ExpeditionRound) -> Ask | None:
    """Heroes move in any order, units are recruited, cards are played, until the player ends the Round."""
    if trail.expedition(s).over:
        return None
    held = bool(holder(s, ATTACKER).hand)  # then ending the Round unasked would tell that no card can be played
    return Ask(0, ROUNDS, "expedition", groups_of(s), None, (), held)


def so_it_happens(s: State, f: ExpeditionRound) -> None:
    """And the player acts again, unless that was the end of the Round."""
    if trail.expedition(s).over:
        leave(s)
        return
    key: Key = s.answer
    if key[0] == "rest":
        do_penance(s)
        return
    s.at[-1] = 2  # the player acts once more afterwards
    if key[0] in GO:
        s.note(SEVERAL)
        push(s, Journey(GO.index(key[0]), key[1]))
    elif key[0] == "play":
        expedition_cards.play(s, key[1], key[2])
    else:
        c1_town_actions.act(s, key)


def the_enemy_hero_moves(s: State, f: ExpeditionRound) -> None:
    """He hunts the nearest of the player's Heroes outside a Town, or an empty Town, one field a Round
    (h3r:expedition-foe)."""
    c = trail.expedition(s)
    if c.foe_at == NOWHERE or f.number < c.foe_wakes:
        return
    s.note(FOE)
    step = next_step(c)
    if step != c.foe_at:
        trail.move_foe(s, step, FOE)
    if step in c.at:
        push(s, Ambush(c.at.index(step)))
    elif c.is_haven(step):
        push(s, Raid(step, c.foe_at))


def another_round_follows(s: State, f: ExpeditionRound) -> None:
    """Until time is up; 5 who has had no Town or Settlement for three full Rounds is out."""
    trail.count_homeless(s)
    c = trail.expedition(s)
    if c.homeless >= HOMELESS_ROUNDS:
        trail.eliminate(s, HOMELESS)
    elif f.number < c.rounds and not c.over:
        restart(s, ExpeditionRound(f.number + 1))


ExpeditionRound.steps = (
    the_heroes_are_rested,
    the_hand_is_refreshed,
    the_player_acts,
    so_it_happens,
    the_enemy_hero_moves,
    another_round_follows,
)

FRAMES: tuple[type[Frame], ...] = (Expedition, ExpeditionRound)


def income(c: Campaign) -> int:
    """Gold at the beginning of a Round."""
    return sum(GAINS.get(PLACES[site.kind], 0) for n, site in enumerate(c.sites) if c.is_friendly(n))


# ---------------------------------------------------------------------------------------------- what may be done


def groups_of(s: State) -> tuple[Group, ...]:
    """Everything the player may do on the map now."""
    c = trail.expedition(s)
    found: list[Group] = []
    for hero in (MAIN, SECOND):
        ways = [site for site in ways_of(c, hero) if refuse_go(c, hero, site) is None]
        if ways:
            options = tuple([Option((GO[hero], site), (("space", site),)) for site in ways])
            found.append(Group(GO_RULES[hero], GO[hero], options))
    return (*found, *c1_town_actions.town_groups(s), *expedition_cards.play_groups(s), REST_GROUP)


def ways_of(c: Campaign, hero: int) -> tuple[int, ...]:
    """The fields next to a Hero; none when he is not on the map."""
    return () if c.at[hero] == NOWHERE else c.neighbours(c.at[hero])


def refuse_go(c: Campaign, hero: int, site: int) -> Refusal | None:
    """13 One field for 1 MP, along a way."""
    if c.at[hero] == NOWHERE:
        return NO_SECOND
    if site not in ways_of(c, hero):
        return NOT_NEXT
    return NO_MP[hero] if c.mp[hero] <= 0 else None


def why_not(s: State, key: Key) -> Refusal | None:
    """Why the player may not do something on the map now; None for what makes no sense here."""
    c = trail.expedition(s)
    if len(key) == 2 and key[0] in GO and type(key[1]) is int and 0 <= key[1] < len(c.sites):
        return refuse_go(c, GO.index(key[0]), key[1])
    if key[0] == "play":
        return expedition_cards.why_not(s, key)
    return c1_town_actions.why_not(s, key)


def likely_keys(s: State) -> list[tuple[Key, tuple[tuple[str, int], ...]]]:
    """What a person might look for: the ways, the units of the faction, the Secondary Hero, a Spell, the hand."""
    c = trail.expedition(s)
    found: list[tuple[Key, tuple[tuple[str, int], ...]]] = []
    for hero in (MAIN, SECOND):
        found += [((GO[hero], site), (("space", site),)) for site in ways_of(c, hero)]
    found += [(("recruit", face), (("troop", face),)) for face in FEW[c.faction]]
    found += [(("train", face), (("troop", face),)) for face in PACK[c.faction] if few_of(face) in c.deck]
    return [*found, (("hire",), ()), (("study",), ()), *expedition_cards.likely_keys(s)]


def few_of(pack: int) -> int:
    """The Few side of a Pack: the face before it."""
    return pack - 1
