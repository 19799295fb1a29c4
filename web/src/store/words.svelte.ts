/** The reader's language, loaded once and changed without leaving the match. */
import { bundleOf, lexicon, plain, type Lang, type Lexicon } from "../words/fluent";

const empty: Lexicon = { lang: "en", has: () => false, format: () => "" };

class WordStore {
  current = $state.raw<Lexicon>(empty);
  ready = $state(false);

  async load(lang: Lang): Promise<void> {
    const own = await this.fetched(lang === "xx" ? "en" : lang);
    const bundles = [bundleOf(lang, own)];
    if (lang === "de") bundles.push(bundleOf("en", await this.fetched("en").catch(() => "")));
    this.current = lexicon(lang, bundles);
    this.ready = true;
    document.documentElement.lang = lang === "xx" ? "en" : lang;
  }

  private async fetched(lang: string): Promise<string> {
    const response = await fetch(`/words/${lang}.ftl`);
    if (!response.ok) throw new Error(`words: ${response.status}`);
    return response.text();
  }
}

export const words = new WordStore();

/** The shell's own messages: t("prompt-your-turn", {name}). */
export function t(id: string, variables: Record<string, unknown> = {}): string {
  return words.current.format(id, plain(variables));
}
