/** "0:07", "12:30", "2:05:00". */
export function minutes(ms: number): string {
  const s = Math.max(0, Math.floor(ms / 1000));
  const two = (n: number): string => String(n).padStart(2, "0");
  const h = Math.floor(s / 3600);
  const m = Math.floor((s % 3600) / 60);
  return h > 0 ? `${h}:${two(m)}:${two(s % 60)}` : `${m}:${two(s % 60)}`;
}

/** How long a thing has lasted now, given how long it had lasted when the message came. */
export function since(ms: number, heardAt: number, now: number): number {
  return ms + Math.max(0, now - heardAt);
}

/** How long ago, as a number and its unit. */
export function ago(ms: number): { n: number; unit: "now" | "minute" | "hour" | "day" } {
  const minutes = Math.floor(ms / 60000);
  if (minutes < 1) return { n: 0, unit: "now" };
  if (minutes < 60) return { n: minutes, unit: "minute" };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { n: hours, unit: "hour" } : { n: Math.floor(hours / 24), unit: "day" };
}
