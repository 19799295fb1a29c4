/** Which event is the headline of "just happened", and which lines belong to it. */
import type { Die, Event } from "../protocol/generated";

/** More lines than this are left to the log. */
const MOST = 5;

export interface Happened {
  head: Event;
  rest: Event[];
}

/** The newest reckoning among what came last, or simply the newest event; the lines after it are its consequences. */
export function happened(events: Event[], from: number): Happened | null {
  const last = events[events.length - 1];
  if (!last) return null;
  const start = events.findIndex((event) => event.n >= from);
  const first = start < 0 ? Math.max(0, events.length - 6) : start;
  const at = events.findLastIndex((event) => Boolean(event.sum) || (event.dice?.length ?? 0) > 0);
  if (at < first) return { head: last, rest: [] };
  const head = events[at]!;
  return { head: head.dice?.length ? head : { ...head, dice: thrown(events.slice(Math.max(0, at - 8), at)) }, rest: events.slice(at + 1, at + 1 + MOST) };
}

/** Dice that were thrown for a sum: those since the sum before it. */
function thrown(before: Event[]): Die[] {
  const start = before.findLastIndex((event) => Boolean(event.sum)) + 1;
  return before.slice(start).flatMap((event) => event.dice ?? []);
}
