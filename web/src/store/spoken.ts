/** What the polite live line says: what has just happened, then what is asked. */
import type { Ask, Event, Words } from "../protocol/generated";

export function spokenText(events: Event[], from: number, ask: Ask | null, text: (message: Words) => string): string {
  const fresh = events.filter((event) => event.n >= from).slice(-4).map((event) => text(event.words));
  const prompt = ask ? text(ask.words) : "";
  return [...fresh, prompt].filter(Boolean).map((one) => one.replace(/[.]$/, "")).join(". ");
}
