"""The enemy Hero of an expedition on the map (h3r:expedition-foe)."""

from __future__ import annotations

from battlebook.games.heroes3.campaign import GUARDIAN, NOWHERE, Campaign


def next_step(c: Campaign) -> int:
    """The field he goes to: one step nearer to the nearest of the player's Heroes whom he can reach, the Main Hero
    first; when there is none, one step nearer to the nearest Town or Settlement in which no Hero is. He stays where he
    is when he can reach nothing. He enters no Town with a Hero in it and not the guardian's field."""
    raids = False
    from_foe = distances(c, c.foe_at, raids)
    prey = [site for site in c.at if site != NOWHERE and site in from_foe]
    if not prey:
        raids = True
        from_foe = distances(c, c.foe_at, raids)
        prey = [site for site in c.havens() if site in from_foe]
    if not prey:
        return c.foe_at
    aim = min(prey, key=lambda site: from_foe[site])
    if aim == c.foe_at:
        return aim
    from_aim = distances(c, aim, raids)
    return min(
        [site for site in c.neighbours(c.foe_at) if site in from_aim and is_open(c, site, raids)],
        key=lambda site: (from_aim[site], site),
    )


def is_open(c: Campaign, site: int, raids: bool) -> bool:
    """Whether he may enter a field; ``raids``: a Town without a Hero too."""
    if c.sites[site].kind == GUARDIAN:
        return False
    return c.is_empty_haven(site) if raids and c.is_haven(site) else not c.is_haven(site)


def distances(c: Campaign, start: int, raids: bool = False) -> dict[int, int]:
    """Steps from a field to all that he can reach."""
    found = {start: 0}
    edge = [start]
    while edge:
        edge_now, edge = edge, []
        for site in edge_now:
            for other in c.neighbours(site):
                if other not in found and is_open(c, other, raids):
                    found[other] = found[site] + 1
                    edge.append(other)
    return found
