"""The difference between two views as removals and settings by path, so that a page redraws only what changed.

A path is a list of keys and indices. Removals come first, deepest and last index first; then settings, in order. A list
that grew is set element by element at its end; one that changed all over is set whole.
"""

from __future__ import annotations

from typing import Any

Step = str | int
Set = tuple[list[Step], Any]


def diff(old: Any, new: Any) -> tuple[list[Set], list[list[Step]]]:
    """(settings, removals) that turn ``old`` into ``new``; both are JSON-able."""
    settings: list[Set] = []
    removals: list[list[Step]] = []
    walk(old, new, [], settings, removals)
    return settings, removals


def walk(old: Any, new: Any, path: list[Step], settings: list[Set], removals: list[list[Step]]) -> None:
    """Collect differences below a path."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                removals.append([*path, key])
        for key, value in new.items():
            if key in old:
                walk(old[key], value, [*path, key], settings, removals)
            else:
                settings.append(([*path, key], value))
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
        walk_lists(old, new, path, settings, removals)
    elif old != new or type(old) is not type(new):
        settings.append((path, new))


def walk_lists(
    old: list[Any] | tuple[Any, ...],
    new: list[Any] | tuple[Any, ...],
    path: list[Step],
    settings: list[Set],
    removals: list[list[Step]],
) -> None:
    """Index by index; what stands beyond the new end is removed from the last one on."""
    for i in range(len(old) - 1, len(new) - 1, -1):
        removals.append([*path, i])
    for i, value in enumerate(new):
        if i < len(old):
            walk(old[i], value, [*path, i], settings, removals)
        else:
            settings.append(([*path, i], value))


def apply(view: Any, settings: list[Set], removals: list[list[Step]]) -> Any:
    """The new view; ``view`` itself stays as it is. The inverse of `diff`."""
    for path in removals:
        view = without(view, path)
    for path, value in settings:
        view = put(view, path, value)
    return view


def put(node: Any, path: list[Step], value: Any) -> Any:
    """A copy of ``node`` with ``value`` at ``path``."""
    if not path:
        return value
    step = path[0]
    if isinstance(node, list | tuple):
        items = list(node)
        at = int(step)
        inner = put(items[at], path[1:], value) if at < len(items) else value
        return [*items[:at], inner, *items[at + 1 :]]
    return {**node, step: put(node.get(step), path[1:], value)}


def without(node: Any, path: list[Step]) -> Any:
    """A copy of ``node`` without what stands at ``path``."""
    step, rest = path[0], path[1:]
    if isinstance(node, list | tuple):
        items = list(node)
        if rest:
            items[int(step)] = without(items[int(step)], rest)
        else:
            del items[int(step)]
        return items
    if rest:
        return {**node, step: without(node[step], rest)}
    return {k: v for k, v in node.items() if k != step}
