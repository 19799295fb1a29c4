/** The reader's language, changed without leaving the match. The rules' long texts come later, when somebody reads one. */
import { bundleOf, lexicon, plain, type Lang, type Lexicon } from "../words/fluent";

const empty: Lexicon = { lang: "en", has: () => false, format: () => "" };

class WordStore {
  current = $state.raw<Lexicon>(empty);
  ready = $state(false);
  private long = false;
  private english = false;
  private wanted: Lang = "en";

  async load(lang: Lang): Promise<void> {
    this.wanted = lang;
    const languages: Lang[] = lang === "de" && this.english ? ["de", "en"] : [lang];
    const texts = await Promise.all(languages.map((one) => this.textOf(one)));
    if (this.wanted !== lang) return;
    const lack = lang === "de" && !this.english ? () => this.lacking() : undefined;
    this.current = lexicon(lang, languages.map((one, i) => bundleOf(one, texts[i]!)), lack);
    this.ready = true;
    document.documentElement.lang = lang === "xx" ? "en" : lang;
  }

  /** A message is missing: from now on English stands below the reader's language. */
  private lacking(): void {
    if (this.english) return;
    this.english = true;
    setTimeout(() => void this.load(this.wanted), 0);
  }

  /** From now on with the long texts of the rules; a table that has no file of them sends them with the rest. */
  async loadRules(): Promise<void> {
    if (this.long) return;
    this.long = true;
    await this.load(this.wanted);
  }

  private async textOf(lang: Lang): Promise<string> {
    const name = lang === "xx" ? "en" : lang;
    const rules = this.long ? this.fetched(`${name}.rules`).catch(() => "") : "";
    const first = lang === this.wanted || lang === "xx" ? this.fetched(name) : this.fetched(name).catch(() => "");
    return `${await first}\n${await rules}`;
  }

  private async fetched(name: string): Promise<string> {
    const response = await fetch(`/words/${name}.ftl`);
    if (!response.ok) throw new Error(`words: ${response.status}`);
    return response.text();
  }
}

export const words = new WordStore();

/** The shell's own messages: t("prompt-your-turn", {name}). */
export function t(id: string, variables: Record<string, unknown> = {}): string {
  return words.current.format(id, plain(variables));
}
