/** The pictograms on the page: the shell's at once, a game's with its first board. */
import shell from "virtual:icons/shell";

class Sprite {
  text = $state.raw(shell);
  private seen = new Set<string>();

  async add(key: string, load: () => Promise<string>): Promise<void> {
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.text += await load();
  }
}

export const sprite = new Sprite();
