/** The emblem of a game, by its key; null for a game that this page does not know. */
import { faceOf } from "../games/faces";

export function emblem(game: string): string | null {
  return faceOf(game)?.icon ?? null;
}
