/** Placing: what lies where in an open form, and what is in hand. Nothing has happened until the form is sent. */
import type { FormPlace, Item } from "../protocol/generated";
import { itemsOf } from "./normal";

export interface Laid {
  places: Record<number, number>;
  held: number | null;
}
export type Pressed = Laid & { no: "" | "space" | "full" };

export function lying(places: Record<number, number>, space: number): number | null {
  const found = Object.entries(places).find(([, at]) => at === space);
  return found ? Number(found[0]) : null;
}

function allows(item: Item, space: number): boolean {
  return item.spaces === undefined || item.spaces.includes(space);
}

/** The next thing to place, in the order of the list. */
export function nextItem(form: FormPlace, places: Record<number, number>): number | null {
  if (Object.keys(places).length >= form.most) return null;
  return itemsOf(form).find((item) => places[item.key] === undefined)?.key ?? null;
}

function without(places: Record<number, number>, item: number): Record<number, number> {
  return Object.fromEntries(Object.entries(places).filter(([key]) => Number(key) !== item));
}

/** A thing of the list is pressed: taken in hand; taken back when it was in hand and lies on the board. */
export function pressedItem(laid: Laid, item: number): Laid {
  if (laid.held !== item) return { ...laid, held: item };
  if (laid.places[item] === undefined) return laid;
  return { places: without(laid.places, item), held: item };
}

/** A space is pressed: what lies there comes in hand, what is in hand goes there. */
export function pressedSpace(form: FormPlace, laid: Laid, space: number): Pressed {
  const here = lying(laid.places, space);
  if (here !== null) return { ...pressedItem(laid, here), no: "" };
  const held = laid.held ?? nextItem(form, laid.places);
  const item = itemsOf(form).find((one) => one.key === held);
  if (!form.spaces.includes(space) || (item && !allows(item, space))) return { ...laid, no: "space" };
  const full = held === null || (laid.places[held] === undefined && Object.keys(laid.places).length >= form.most);
  if (full) return { ...laid, no: "full" };
  const places = { ...laid.places, [held]: space };
  return { places, held: nextItem(form, places), no: "" };
}

export function spacesFor(form: FormPlace, held: number | null): number[] {
  const item = itemsOf(form).find((one) => one.key === held);
  return item ? form.spaces.filter((space) => allows(item, space)) : form.spaces;
}

/** A legal proposal: things in the order of the list, each on the free space that suits it best. Placed things stay. */
export function proposal(form: FormPlace, places: Record<number, number>, rank: (item: number, space: number) => number): Record<number, number> {
  const out = { ...places };
  const room = form.most - Object.keys(places).length;
  const waiting = itemsOf(form).filter((item) => places[item.key] === undefined).slice(0, Math.max(0, room));
  for (const item of waiting) {
    const free = form.spaces.filter((space) => lying(out, space) === null && allows(item, space));
    const best = free.toSorted((a, b) => rank(item.key, a) - rank(item.key, b))[0];
    if (best !== undefined) out[item.key] = best;
  }
  return out;
}
