/** The log in groups, newest first, and what of it is wanted; and what has happened since one's last turn. */
import type { Event, Words } from "../protocol/generated";

export interface LogGroup {
  title: string;
  events: Event[];
}
export interface Wanted {
  query: string;
  /** Only what this seat did; null for everybody. */
  seat: number | null;
  dice: boolean;
}

function wants(event: Event, wanted: Wanted, text: (words: Words) => string): boolean {
  if (wanted.seat !== null && event.seat !== wanted.seat) return false;
  if (wanted.dice && !event.sum && !(event.dice?.length ?? 0)) return false;
  const query = wanted.query.trim().toLowerCase();
  return query === "" || text(event.words).toLowerCase().includes(query);
}

export function logGroups(events: Event[], wanted: Wanted, text: (words: Words) => string): LogGroup[] {
  const out: LogGroup[] = [];
  for (const event of events.toReversed()) {
    if (!wants(event, wanted, text)) continue;
    const title = text(event.group);
    if (out[out.length - 1]?.title !== title) out.push({ title, events: [] });
    out[out.length - 1]!.events.push(event);
  }
  return out;
}

export function logText(events: Event[], text: (words: Words) => string): string {
  return events.map((event) => `${text(event.group)}: ${text(event.words)} [${event.rule}]`).join("\n");
}

/** Events of the same decision belong together; whoever the first one names took it. */
export function decisions(events: Event[]): Event[][] {
  const out: Event[][] = [];
  for (const event of events) {
    const last = out[out.length - 1];
    if (last && last[0]!.decision === event.decision) last.push(event);
    else out.push([event]);
  }
  return out;
}

export function takerOf(decision: Event[]): number | null {
  return decision.find((event) => event.seat != null)?.seat ?? null;
}

/** What others have done since this seat's own last decision. */
export function sinceMine(events: Event[], seat: number | null): Event[][] {
  const all = decisions(events);
  const mine = all.findLastIndex((decision) => takerOf(decision) === seat);
  return all.slice(mine + 1);
}
