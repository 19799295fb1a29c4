/** Message bundles. One language at a time, with English below it; a missing message shows its id in brackets and is never glued from pieces. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { stretch } from "./pseudo";

export type Lang = "en" | "de" | "xx";
export type Variables = Record<string, FluentVariable>;

export interface Lexicon {
  lang: Lang;
  has(id: string): boolean;
  format(id: string, variables?: Variables): string;
}

export function bundleOf(lang: Lang, text: string): FluentBundle {
  const transform = lang === "xx" ? stretch : undefined;
  const bundle = new FluentBundle(lang === "xx" ? "en" : lang, { useIsolating: false, ...(transform ? { transform } : {}) });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

function formatted(bundle: FluentBundle, id: string, variables: Variables): string | null {
  const dot = id.indexOf(".");
  const message = bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
  if (!pattern) return null;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, variables, errors);
}

/** `lack` is called when a message is missing in every bundle, so that another language can be fetched. */
export function lexicon(lang: Lang, bundles: FluentBundle[], lack?: () => void): Lexicon {
  const missing = new Set<string>();
  return {
    lang,
    has: (id) => bundles.some((bundle) => formatted(bundle, id, {}) !== null),
    format(id, variables = {}) {
      for (const bundle of bundles) {
        const text = formatted(bundle, id, variables);
        if (text !== null) return text;
      }
      if (lack) lack();
      else if (!missing.has(id)) console.warn(`no words for ${id}`);
      missing.add(id);
      return `[${id}]`;
    },
  };
}

/** An argument that is undefined would make Fluent print its name in braces; an empty text is quieter. */
export function plain(variables: Record<string, unknown>): Variables {
  const out: Variables = {};
  for (const [name, value] of Object.entries(variables)) {
    out[name] = typeof value === "number" ? value : value === undefined || value === null ? "" : String(value);
  }
  return out;
}
