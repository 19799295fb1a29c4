/** The emblem of a game, by its key; a game without one gets a die. */
import table from "./icons.json";

const emblems: Record<string, string> = table;

export function emblem(game: string): string {
  return emblems[game] ?? table.turning;
}
