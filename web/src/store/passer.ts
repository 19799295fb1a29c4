/** Passes for a person in windows in which they can play nothing, after a short time that is always the same. */

export const PASS_MS = 700;

export class Passer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ask: string | null = null;

  /** The window that is to be passed, or null when there is none. One that was heeded before keeps its time. */
  heed(ask: string | null, pass: () => void): void {
    if (ask === this.ask) return;
    clearTimeout(this.timer);
    this.ask = ask;
    if (ask !== null) this.timer = setTimeout(pass, PASS_MS);
  }
}
