/** Pictograms that only some pages need: the marks of a replay. */
export const REPLAY = { "shell/replay": async (): Promise<string> => (await import("virtual:icons/shell/replay")).default };
