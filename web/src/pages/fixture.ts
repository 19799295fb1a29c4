/** Which page a recorded situation belongs to. */
const PAGES: Record<string, string> = { start: "start", new: "new", rules: "rules", replay: "replay", about: "about" };

export function fixturePage(name: string | null): string | null {
  return name ? (PAGES[name] ?? "m") : null;
}
