/** The emblem of a game, by its key; a game without one gets the first one's. */
import table from "./icons.json";

const emblems: Record<string, string> = { ...table.common, ...table.start };

export function emblem(game: string): string {
  return emblems[game] ?? table.common.heroes3;
}
