/** Pictograms that only some pages need: the emblems of other games, the marks of a replay. */
export const START = { "shell/start": async (): Promise<string> => (await import("virtual:icons/shell/start")).default };
export const REPLAY = { "shell/replay": async (): Promise<string> => (await import("virtual:icons/shell/replay")).default };
