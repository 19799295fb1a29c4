/** The faces of all cards, fetched once: values do not change while one plays. */
import { cards } from "../../store/api";
import { words } from "../../store/words.svelte";
import type { Characteristic } from "./view";

export type Face = Record<Characteristic, [number, number]> & {
  id: string;
  name: string;
  role: string;
  side: number | null;
  resistance: number;
  traits: string[];
  icons: Record<string, string[]>;
  unstoppable: boolean;
  power: string | null;
};

class Faces {
  private list = $state.raw<Face[]>([]);
  private asked = false;

  private ask(): void {
    if (this.asked) return;
    this.asked = true;
    void cards<Face>("magestorm").then((list) => (this.list = list)).catch(() => (this.asked = false));
  }

  of(card: number): Face | null {
    if (this.list.length === 0) this.ask();
    return this.list[card] ?? null;
  }

  /** The face behind the message of a card's name. */
  bearing(name: string): Face | null {
    if (this.list.length === 0) this.ask();
    return this.list.find((face) => face.name === name) ?? null;
  }

  resistance(card: number): number {
    return this.of(card)?.resistance ?? 0;
  }

  /** Whether a spell calls a creature: spell and card bear the same name. */
  isCreature(id: string): boolean {
    if (this.list.length === 0) this.ask();
    return this.list.some((face) => face.id === id);
  }

  name(card: number): string {
    const face = this.of(card);
    return face ? words.current.format(face.name) : "…";
  }

  /** What a strange name stands for: "archers". */
  role(card: number): string {
    const face = this.of(card);
    return face ? words.current.format(face.role) : "";
  }

  /** "Kirtais, archers": a strange name and what it stands for. */
  named(card: number): string {
    const face = this.of(card);
    return face ? `${words.current.format(face.name)}, ${words.current.format(face.role)}` : "…";
  }
}

export const faces = new Faces();
