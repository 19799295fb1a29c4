/** Which event is the headline of "just happened", and which lines belong to it. */
import type { Event } from "../protocol/generated";

export interface Happened {
  head: Event;
  rest: Event[];
}

/** The newest reckoning among what came last, or simply the newest event; the lines after it are its consequences. */
export function happened(events: Event[], from: number): Happened | null {
  const last = events[events.length - 1];
  if (!last) return null;
  const recent = events.filter((event) => event.n >= from);
  const batch = recent.length > 0 && recent.length <= 8 ? recent : events.slice(-6);
  const at = batch.findLastIndex((event) => Boolean(event.sum) || (event.dice?.length ?? 0) > 0);
  if (at < 0) return { head: last, rest: [] };
  const dice = batch[at]!.dice?.length ? batch[at]!.dice : thrown(batch.slice(0, at));
  return { head: { ...batch[at]!, dice: dice ?? [] }, rest: batch.slice(at + 1) };
}

/** Dice that were thrown for a sum: those since the sum before it. */
function thrown(before: Event[]): Event["dice"] {
  const start = before.findLastIndex((event) => Boolean(event.sum)) + 1;
  return before.slice(start).flatMap((event) => event.dice ?? []);
}
