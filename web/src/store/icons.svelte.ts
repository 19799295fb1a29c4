/** The pictograms on the page: the games' emblems and the shell's at once, a game's with its first board. */
import emblems from "virtual:icons/emblems";
import shell from "virtual:icons/shell/common";

class Sprite {
  text = $state.raw(emblems + shell);
  private seen = new Set<string>();

  async add(wanted: Record<string, () => Promise<string>>): Promise<void> {
    const fresh = Object.entries(wanted).filter(([name]) => !this.seen.has(name));
    if (fresh.length === 0) return;
    for (const [name] of fresh) this.seen.add(name);
    const texts = await Promise.all(fresh.map(([, load]) => load()));
    this.text += texts.join("");
  }
}

export const sprite = new Sprite();
