/** What has been chosen so far in an open form: laid out on the board, or picked from a list or from the hand. */
import type { Ask } from "../protocol/generated";
import { begin, type Draft } from "../shell/forms";
import { itemsOf } from "./normal";
import { picked } from "./picking";
import { lying, nextItem, pressedItem, pressedSpace, proposal, type Laid } from "./placing";

export class Hand {
  places = $state<Record<number, number>>({});
  held = $state<number | null>(null);
  picked = $state<number[]>([]);
  /** What has been filled in of any other form. */
  draft = $state<Draft>({ list: [], amounts: [] });

  private get laid(): Laid {
    return { places: this.places, held: this.held };
  }
  private set(laid: Laid): void {
    this.places = laid.places;
    this.held = laid.held;
  }

  /** Takes up the form of a new ask. */
  begin(ask: Ask | null): void {
    const form = ask?.form;
    this.set({ places: {}, held: form?.kind === "place" ? nextItem(form, {}) : null });
    this.picked = [];
    this.startAgain(ask);
  }

  /** The form as it was when it was opened. */
  startAgain(ask: Ask | null): void {
    this.draft = ask?.form ? begin(ask.form, itemsOf(ask.form)) : { list: [], amounts: [] };
  }

  /** Picks a thing of a form, or takes it back. */
  pick(ask: Ask | null, key: number): void {
    if (ask?.form?.kind === "pick") this.picked = picked(ask.form, this.picked, key);
  }

  pressItem(item: number): void {
    this.set(pressedItem(this.laid, item));
  }

  /** Answers why a space does not take what is in hand; null when no placing form is open. */
  pressSpace(ask: Ask | null, space: number | null): "" | "space" | "full" | null {
    const form = ask?.form;
    if (form?.kind !== "place" || space === null) return null;
    const after = pressedSpace(form, this.laid, space);
    this.set(after);
    return after.no;
  }

  /** Everything that has no place yet gets one; all of it can still be changed. */
  propose(ask: Ask | null, rank: (item: number, space: number) => number): void {
    const form = ask?.form;
    if (form?.kind === "place") this.set({ places: proposal(form, this.places, rank), held: null });
  }

  itemOn(space: number): number | null {
    return lying(this.places, space);
  }
}
