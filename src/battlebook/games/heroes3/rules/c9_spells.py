"""Chapter 9, unit abilities that act on Spells and hands: less or more Power, a tax, cards drawn and discarded."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_heroes, verbs_morale, verbs_tokens
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import Card
from battlebook.games.heroes3.faces import Face
from battlebook.games.heroes3.holders import UNTIL_ACTIVATION, UNTIL_ROUND, Lasting, holder
from battlebook.games.heroes3.rules import c9_discards
from battlebook.games.heroes3.rules.c12_costs import DiscardCost, gives_power
from battlebook.games.heroes3.rules.c12_harm import abilities_off
from battlebook.games.heroes3.rules.procedures import Attack
from battlebook.games.heroes3.state import State
from battlebook.kernel.chance import CARDS as CARD_STREAM
from battlebook.kernel.chance import draw_one
from battlebook.kernel.frames import push
from battlebook.kernel.rules import Refusal

PASSIVE: Final = LEDGER("h3:9:ability-passive")
ACTIVATION: Final = LEDGER("h3:9:ability-activation")
ATTACK: Final = LEDGER("h3:9:ability-attack")
RESHUFFLE: Final = LEDGER("h3:12:reshuffle-own-deck")
LOCKED: Final = LEDGER.refusal("h3:9:ability-passive", "spell-lock")
TAXED: Final = LEDGER.refusal("h3:9:ability-passive", "spell-tax")
BONUS: Final = "power_bonus"
ANY: Final = "any"
POSITIVE: Final = 1


def enemies(s: State, side: int) -> list[int]:
    """The units of the other side whose abilities about Spells work now."""
    return [] if abilities_off(s) else list(MEMBERS[s.alive[1 - side]])


# ------------------------------------------------------------------------------------------------- Power


def less_power(s: State, side: int) -> int:
    """9 By how much enemy units lower the Power of the side's Spells."""
    found = 0
    for unit in enemies(s, side):
        face = s.faces[s.face[unit]]
        if face.enemy_power_penalty and (s.stacked[unit] or not face.penalty_if_stacked):
            found += face.enemy_power_penalty
            s.note(PASSIVE)
    return found


def more_power(s: State, side: int, school: str) -> int:
    """9 What own units add to the next Spell of a School."""
    return sum(r[5] for r in s.lasting if r[0] == BONUS and r[1] == side and r[8][0] in (school, ANY))


def use_bonus(s: State, side: int, card: Card) -> None:
    """9 Only the first Spell gets it."""
    schools = (card.school, ANY)
    verbs_cards.end_effects(
        s,
        lambda r: r.op == BONUS and r.side == side and (r.what[0] in schools or card.school == ANY),
        ACTIVATION,
        ACTIVATION,
    )


# ------------------------------------------------------------------------------------- whether a Spell is cast


def refuse_cast(s: State, side: int, index: int) -> Refusal | None:
    """9 Enemy units that forbid Spells, or that ask for a card which is not there."""
    for unit in enemies(s, side):
        if s.faces[s.face[unit]].locks_spells_if_stacked and s.stacked[unit]:
            return LOCKED
    n, power_card = tax(s, side)
    return TAXED if n > len(payable(s, side, index, power_card)) else None


def tax(s: State, side: int) -> tuple[int, bool]:
    """9 How many cards a cast costs, and whether they must be cards for Power."""
    taxing = [s.card(u).spell_tax for u in enemies(s, side) if s.card(u).spell_tax]
    return len(taxing), bool(taxing) and all(word == "power_card" for word in taxing)


def payable(s: State, side: int, index: int, power_card: bool) -> tuple[int, ...]:
    """The places in the hand of the cards that pay for casting one of it."""
    hand = list(holder(s, side).hand)
    if index in hand:
        hand.remove(index)
    return tuple(i for i, card in enumerate(hand) if not power_card or gives_power(card))


# ---------------------------------------------------------------------------------------- activations, attacks


def when_it_activates(s: State, unit: int) -> None:
    """9 Abilities of an activation that act on Power, hands and morale."""
    face = s.faces[s.face[unit]]
    side = s.side[unit]
    if face.power_bonus:
        until = UNTIL_ROUND if face.power_bonus_round else UNTIL_ACTIVATION
        row = Lasting(BONUS, side, -1, unit, n=face.power_bonus, until=until, until_round=s.round)
        verbs_cards.begin_effect(s, row._replace(what=(face.power_bonus_school,)))
        s.note(ACTIVATION)
    if face.enemy_discards_activation:
        discard_at_random(s, 1 - side, face.enemy_discards_activation, ACTIVATION)
    if face.discards_enemy_morale and holder(s, 1 - side).morale > 0:
        lose_positive_morale(s, 1 - side)


def lose_positive_morale(s: State, side: int) -> None:
    """9 The Positive Token, or one Positive Card, is discarded."""
    if s.rulings.morale_cards:
        verbs_morale.give_up(s, side, holder(s, side).morale_cards[0])
    else:
        verbs_heroes.set_morale(s, side, 0, ACTIVATION)


def when_it_has_attacked(s: State, f: Attack, face: Face, shows: bool, killed: bool) -> None:
    """9 Abilities of an attack that act on hands and gold. ``shows``: whether the die shows a face that draws."""
    side = s.side[f.attacker]
    if face.draws_on_roll and shows:
        verbs_cards.draw_cards(s, side, face.draws_on_roll, ATTACK, RESHUFFLE)
    if face.digs_after_attack:
        c9_discards.dig(s, side, face.digs_after_attack)
    if face.enemy_discards_attack and face.enemy_chooses_discard and s.seat(1 - side) >= 0:
        push(s, DiscardCost(1 - side, face.enemy_discards_attack, face.enemy_discards_attack))
    elif face.enemy_discards_attack:
        discard_at_random(s, 1 - side, face.enemy_discards_attack, ATTACK)
    if face.gold_on_kill and killed and not s.spent >> f.attacker & 1:
        verbs_tokens.spend(s, f.attacker)
        verbs_heroes.gain(s, side, "gold", face.gold_on_kill, PASSIVE)


def when_combat_starts(s: State) -> None:
    """9 Units whose owner draws when Combat begins."""
    for side in (0, 1):
        n = sum(s.card(u).draws_at_start for u in MEMBERS[s.alive[side]])
        if n and s.seat(side) >= 0:
            verbs_cards.draw_cards(s, side, n, PASSIVE, RESHUFFLE)


def discard_at_random(s: State, side: int, n: int, rule: str) -> None:
    """Cards of a hand that chance picks."""
    for _ in range(n):
        hand = holder(s, side).hand
        if hand and s.seat(side) >= 0:
            card, _rest = draw_one(s, CARD_STREAM, hand)
            verbs_cards.discard_from_hand(s, side, (card,), rule)
