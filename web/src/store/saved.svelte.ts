/** A match from a file, as the table has read it; kept until the page is left. */
import type { Opened } from "../protocol/generated";

class Saved {
  opened = $state.raw<Opened | null>(null);
  text = "";
}

export const saved = new Saved();
