/** The last action, read from the log: where it went from and to, which spaces it touched, whom it hurt. */
import type { Event, Ref } from "../../protocol/generated";

export interface LastAction {
  from: number | null;
  to: number | null;
  spaces: number[];
  damage: Record<number, number>;
}
const NONE: LastAction = { from: null, to: null, spaces: [], damage: {} };

/** Taking the turn is not an action; placing is marked by the cards themselves. */
function counts(event: Event): boolean {
  return event.kind !== "activates" && event.kind !== "placed" && ((event.places?.length ?? 0) > 0 || Boolean(event.motion));
}

function hurt(event: Event, damage: Record<number, number>): void {
  const { target, n } = (event.words.args ?? {}) as { target?: Ref; n?: unknown };
  if (event.kind !== "hits" || target?.ref !== "unit" || typeof n !== "number" || n === 0) return;
  damage[Number(target.id)] = (damage[Number(target.id)] ?? 0) + n;
}

export function lastAction(events: Event[]): LastAction {
  const last = events.findLast(counts);
  if (!last) return NONE;
  const own = events.filter((event) => event.decision === last.decision && counts(event));
  const motion = own.find((event) => event.motion)?.motion as { from?: number; to?: number } | undefined;
  const damage: Record<number, number> = {};
  for (const event of own) hurt(event, damage);
  const spaces = [...new Set([...own.flatMap((event) => (event.places ?? []).map(Number)), ...(motion?.to === undefined ? [] : [motion.to])])];
  return { from: motion?.from ?? null, to: motion?.to ?? null, spaces, damage };
}
