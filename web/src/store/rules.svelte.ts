/** The rule texts, fetched when the first citation is pressed, and the one that is open. */
import type { Rule, Rulebook, Ruling } from "../protocol/generated";
import { rulebook } from "./api";
import { words } from "./words.svelte";

class RuleStore {
  open = $state<{ id: string; x: number; y: number } | null>(null);
  books = $state.raw<Record<string, Rulebook>>({});
  failed = $state(false);
  game = $state("");
  from: HTMLElement | null = null;

  async load(game: string): Promise<void> {
    this.game = game;
    void words.loadRules();
    if (!game || this.books[game]) return;
    try {
      this.books = { ...this.books, [game]: await rulebook(game) };
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  find(id: string): Rule | null {
    return this.books[this.game]?.rules.find((rule) => rule.id === id) ?? null;
  }

  rulings(id: string): Ruling[] {
    return this.books[this.game]?.rulings.filter((ruling) => ruling.id === id || ruling.rules.includes(id)) ?? [];
  }
}

export const rules = new RuleStore();

export function openRule(id: string, from: HTMLElement): void {
  const box = from.getBoundingClientRect();
  rules.from = from;
  rules.open = { id, x: box.left + box.width / 2, y: box.bottom };
  void rules.load(rules.game);
}

export function closeRule(): void {
  rules.open = null;
  rules.from?.focus();
  rules.from = null;
}

export function inLanguage(text: string | Record<string, string>): string {
  if (typeof text === "string") return text;
  return text[words.current.lang === "xx" ? "en" : words.current.lang] ?? text.en ?? Object.values(text)[0] ?? "";
}
