/** Which event is the headline of "just happened", and which lines belong to it. */
import type { Die, Event } from "../protocol/generated";

/** More lines than this are left to the log. */
const MOST = 5;

export interface Happened {
  head: Event;
  rest: Event[];
}

/** Kinds that are quiet never make a headline. The newest reckoning among what came last, or simply the newest event; the lines after it are its consequences. */
export function happened(all: Event[], from: number, quiet: string[] = []): Happened | null {
  const events = all.filter((event) => !quiet.includes(event.kind));
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
