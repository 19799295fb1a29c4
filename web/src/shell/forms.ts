/** What has been filled in of a form, and the answer once it is whole. The table checks it; here only its shape is known. */
import type { Form, FormAnswer, Item } from "../protocol/generated";

export interface Draft {
  list: number[];
  amounts: number[];
}

export function begin(form: Form, items: Item[]): Draft {
  if (form.kind === "order") return { list: items.map((item) => item.key), amounts: items.map(() => 0) };
  if (form.kind === "partition") return { list: [], amounts: items.map(() => (form.leave ? -1 : 0)) };
  if (form.kind === "groups") {
    const n = Math.max(form.least, Math.ceil(items.length / form.large));
    return { list: items.map((item) => item.key), amounts: items.map((_, i) => Math.min(n - 1, Math.floor((i * n) / items.length))) };
  }
  if (form.kind === "pay") return { list: [], amounts: form.purses.map(() => 0) };
  if (form.kind === "number") return { list: [], amounts: [form.low] };
  return { list: [], amounts: [] };
}

export function move(list: number[], at: number, by: number): number[] {
  const copy = list.slice();
  const [one] = copy.splice(at, 1);
  if (one !== undefined) copy.splice(at + by, 0, one);
  return copy;
}

/** A thing into a group: before another one, or at its end. Groups keep their numbers. */
export function put(draft: Draft, key: number, group: number, before: number | null): Draft {
  if (key === before) return draft;
  const pairs = draft.list.map((one, i): [number, number] => [one, draft.amounts[i]!]).filter(([one]) => one !== key);
  const at = before === null ? pairs.length : pairs.findIndex(([one]) => one === before);
  pairs.splice(at, 0, [key, group]);
  return { list: pairs.map(([one]) => one), amounts: pairs.map(([, n]) => n) };
}

function within(n: number, least: number, most: number): boolean {
  return n >= least && n <= most;
}

export function complete(form: Form, draft: Draft, places: Record<number, number>): FormAnswer | null {
  const ascending = draft.list.toSorted((a, b) => a - b);
  switch (form.kind) {
    case "place": {
      const pairs = Object.entries(places).map(([item, space]): [number, number] => [Number(item), space]);
      return within(pairs.length, form.least, form.most) ? pairs.sort((a, b) => a[0] - b[0]) : null;
    }
    case "pick":
      return within(ascending.length, form.least, form.most) ? ascending : null;
    case "order":
      return draft.list;
    case "partition":
      return draft.amounts.every((part) => part < 0 || draft.amounts.filter((other) => other === part).length <= form.most) ? draft.amounts : null;
    case "groups": {
      const groups = Array.from({ length: form.most }, (_, n) => draft.list.filter((_, i) => draft.amounts[i] === n)).filter((group) => group.length);
      return within(groups.length, form.least, form.most) && groups.every((group) => within(group.length, form.small, form.large)) ? groups : null;
    }
    case "pay":
      return draft.amounts.reduce((sum, n) => sum + n, 0) === form.cost ? draft.amounts : null;
    case "number":
      return within(draft.amounts[0] ?? Number.NaN, form.low, form.high) ? draft.amounts : null;
    case "die":
      return draft.amounts.length === 1 ? draft.amounts : null;
  }
}

/** The face that a key means: a digit, or the sign alone for the die that shows -1, 0 and +1. */
export function faceOfKey(faces: number[], key: string): number | null {
  const wanted = key === "+" ? 1 : key === "-" ? -1 : /^\d$/.test(key) ? Number(key) : Number.NaN;
  return faces.includes(wanted) ? wanted : null;
}
