/** Finding one's way among the choices of an ask: by key, by place on the board, by weight. */
import type { Ask, Group, Key, Option, Refused, Target } from "../protocol/generated";

export function sameKey(a: Key, b: Key): boolean {
  return a.length === b.length && a.every((part, i) => part === b[i]);
}

/** Whether a key goes on from a beginning. */
export function begins(key: Key, start: Key): boolean {
  return start.length <= key.length && start.every((part, i) => part === key[i]);
}

/** Options that share the next part of their keys after a beginning, together: the ways to go on from there. */
export interface Way {
  start: Key;
  options: Option[];
}
export function ways(options: Option[], size: number): Way[] {
  const found = new Map<string, Way>();
  for (const option of options) {
    const start = option.key.slice(0, size);
    const way = found.get(JSON.stringify(start));
    if (way) way.options.push(option);
    else found.set(JSON.stringify(start), { start, options: [option] });
  }
  return [...found.values()];
}

export function allOptions(ask: Ask): Option[] {
  return ask.groups.flatMap((group) => group.options);
}

export function optionOf(ask: Ask | null, key: Key | null): Option | null {
  if (!ask || !key) return null;
  return allOptions(ask).find((option) => sameKey(option.key, key)) ?? null;
}

export interface Place {
  space: number | null;
  unit: number | null;
}

export function aims(target: Target | undefined, place: Place): boolean {
  if (!target) return false;
  if (place.unit !== null) return target.unit === place.unit || (target.units ?? []).includes(place.unit);
  return target.unit === undefined && place.space !== null && target.space === place.space;
}

export function optionsAt(ask: Ask | null, place: Place): Option[] {
  return ask ? allOptions(ask).filter((option) => aims(option.target, place)) : [];
}

export function refusedAt(ask: Ask | null, place: Place): Refused[] {
  return ask ? ask.refused.filter((refused) => aims(refused.target, place)) : [];
}

/** Passing stands in the prompt bar, everything else in the list. A second pass stays in the list. */
export function passOf(ask: Ask | null): Option | null {
  return ask ? (allOptions(ask).find((option) => option.style === "pass") ?? null) : null;
}

/** The pass of a reaction window in which nothing else can be done, or null. */
export function onlyPass(ask: Ask | null): Option | null {
  if (!ask?.window || ask.form || allOptions(ask).length !== 1) return null;
  return passOf(ask);
}

export function listed(ask: Ask | null): Group[] {
  if (!ask) return [];
  const pass = passOf(ask);
  return ask.groups.map((group) => ({ ...group, options: group.options.filter((option) => option !== pass) })).filter((group) => group.options.length > 0);
}

/** Refusals with the same rule and reason are one line: "3 enemies out of reach". */
export function refusedGroups(ask: Ask | null): { rule: string; refused: Refused[] }[] {
  const groups = new Map<string, Refused[]>();
  for (const refused of ask?.refused ?? []) {
    const list = groups.get(refused.rule) ?? [];
    list.push(refused);
    groups.set(refused.rule, list);
  }
  return [...groups].map(([rule, refused]) => ({ rule, refused }));
}

/** Steps and harmless choices act at the first press; what rolls dice or costs something is chosen first. */
export function actsAtOnce(option: Option): boolean {
  return option.style === "act" || option.style === "plain" || option.style === "pass";
}
