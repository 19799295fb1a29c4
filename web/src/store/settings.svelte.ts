/** A person's own settings, kept in the browser. */
import type { Lang } from "../words/fluent";

export type Theme = "system" | "light" | "dark" | "contrast";
export interface Settings {
  lang: Lang;
  theme: Theme;
  seats: "a" | "b";
  tempo: number;
  keys: boolean;
  twice: boolean;
  sound: boolean;
  /** In a window in which nothing can be played, this device passes by itself. */
  passes: boolean;
}

const NAME = "battlebook.settings";

function browserLang(): Lang {
  return navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
}

function fromAddress(): Partial<Settings> {
  const query = new URLSearchParams(location.search);
  const out: Partial<Settings> = {};
  const lang = query.get("lang");
  if (lang === "en" || lang === "de" || lang === "xx") out.lang = lang;
  const theme = query.get("theme");
  if (theme === "light" || theme === "dark" || theme === "contrast" || theme === "system") out.theme = theme;
  const seats = query.get("seats");
  if (seats === "a" || seats === "b") out.seats = seats;
  return out;
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function defaults(): Settings {
  return { lang: browserLang(), theme: "system", seats: "a", tempo: 1, keys: true, twice: true, sound: false, passes: true };
}

export const settings = $state<Settings>({ ...defaults(), ...kept(), ...fromAddress() });

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  try {
    localStorage.setItem(NAME, JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Writes the settings to the page's root, where the style sheet reads them. */
export function show(): void {
  const root = document.documentElement;
  const wish = contrast.matches ? "contrast" : dark.matches ? "dark" : "light";
  root.dataset.theme = settings.theme === "system" ? wish : settings.theme;
  root.dataset.seats = settings.seats;
  root.style.setProperty("--tempo", String(tempo()));
}

export function tempo(): number {
  return still.matches ? 0 : settings.tempo;
}

export function watchSystem(): void {
  for (const wish of [dark, contrast, still]) wish.addEventListener("change", show);
}

/** What is changed in another window of this browser holds here at once; `spoken` is told of another language. */
export function watchWindows(spoken: (lang: Lang) => void): void {
  addEventListener("storage", (event) => {
    if (event.key !== NAME) return;
    const before = settings.lang;
    Object.assign(settings, kept());
    show();
    if (settings.lang !== before) spoken(settings.lang);
  });
}
