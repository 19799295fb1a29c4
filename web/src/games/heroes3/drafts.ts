/** The draft of a seat's army, kept in this browser: plain unit ids, nothing secret. */
import { packed, unpacked, type Draft } from "./army";

function name(seat: number): string {
  return `battlebook.army.heroes3.${seat}`;
}

export function keptDraft(seat: number, ready: string, known: string[]): Draft {
  let text: string | null = null;
  try {
    text = localStorage.getItem(name(seat));
  } catch {
    // Storage may be switched off.
  }
  return unpacked(text, ready, known);
}

export function keepDraft(seat: number, draft: Draft): void {
  try {
    localStorage.setItem(name(seat), packed(draft));
  } catch {
    // The army is still there until the page closes.
  }
}
