/** Brings an ask into one shape: targets as objects, reasons as lists, items as records. */
import type { Ask, Form, Item, Option, Refused, Target, Why } from "../protocol/generated";

function target(raw: unknown): Target | undefined {
  if (!raw) return undefined;
  if (!Array.isArray(raw)) return raw as Target;
  const out: Record<string, unknown> = {};
  const units = raw.filter(([kind]) => kind === "unit").map(([, id]) => id as number);
  const path = raw.filter(([kind]) => kind === "path").map(([, id]) => id as number);
  for (const [kind, id] of raw as [string, number][]) if (kind !== "path" && out[kind] === undefined) out[kind] = id;
  if (units.length > 1) out.units = units;
  if (path.length > 0) out.path = path;
  return out as Target;
}

function refused(raw: Refused): Refused {
  const why = (Array.isArray(raw.why) ? raw.why : [raw.why]) as Why[];
  return { ...raw, why, rule: raw.rule ?? why[0]?.rule ?? "", words: raw.words ?? null, target: target(raw.target) };
}

function option(raw: Option): Option {
  return { ...raw, target: target(raw.target) };
}

/** Spaces of a placing form may come with words; their numbers are enough here. */
function form(raw: Form | null): Form | null {
  if (raw?.kind !== "place") return raw ?? null;
  const spaces = (raw.spaces as (number | Item)[]).map((space) => (typeof space === "number" ? space : space.key));
  return { ...raw, spaces };
}

export function normal(ask: Ask | null): Ask | null {
  if (!ask) return null;
  return {
    ...ask,
    groups: (ask.groups ?? []).map((group) => ({ ...group, options: group.options.map(option) })),
    refused: (ask.refused ?? []).map(refused),
    form: form(ask.form),
  };
}

/** The things of a form, whether they came as bare numbers or with words. */
export function itemsOf(form: Form): Item[] {
  if (form.kind === "pick") return form.items ?? form.candidates.map((key) => ({ key }));
  if (form.kind === "pay") return form.items ?? form.purses.map((_, key) => ({ key }));
  if (!("items" in form)) return [];
  return (form.items ?? []).map((item) => (typeof item === "number" ? { key: item } : { ...item, target: target(item.target) }));
}
