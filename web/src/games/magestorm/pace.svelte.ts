/** How a combat is shown: each step when one presses, played through, or at once as it stands. Kept in the browser. */
import { tempo } from "../../store/settings.svelte";

export const PACES = ["step", "play", "instant"] as const;
export type Pace = (typeof PACES)[number];
/** So long a step stands while a combat is played, in milliseconds. */
export const PACE_MS = 1100;
const NAME = "battlebook.magestorm.pace";

function kept(): Pace | null {
  try {
    return PACES.find((one) => one === localStorage.getItem(NAME)) ?? null;
  } catch {
    return null;
  }
}

let chosen = $state<Pace | null>(kept());

export const pace = {
  /** Without a choice combats are played, unless one wants no motion. */
  get now(): Pace {
    return chosen ?? (tempo() > 0 ? "play" : "instant");
  },
  choose(one: Pace): void {
    chosen = one;
    try {
      localStorage.setItem(NAME, one);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  },
  get ms(): number {
    return PACE_MS * Math.max(tempo(), 0.5);
  },
};
