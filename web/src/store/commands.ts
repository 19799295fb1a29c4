/** Typed commands, in English and German alike: what a line means among the choices of the present ask. */

export interface Choice<T> {
  /** Empty for what has many ways and is named by its thing: a card. */
  verb: string;
  /** What it points at: its name, its place, both. None for a choice without a target. */
  names: string[];
  from: string;
  label: string;
  value: T;
}
export type Parsed<T> = { kind: "one"; value: T } | { kind: "many"; values: T[] } | { kind: "word"; word: string; rest: string } | { kind: "none" };

const SAME: Record<string, string[]> = {
  attack: ["attack", "hit", "shoot", "angreifen", "angriff", "greife", "attackiere", "schieße", "schiesse"],
  move: ["move", "go", "fly", "walk", "ziehen", "ziehe", "zieh", "bewege", "gehe", "geh", "fliege"],
  defend: ["defend", "verteidigen", "verteidige", "verteidigung"],
  pass: ["pass", "end", "passen", "passe", "ende", "nichts"],
  play: ["play", "cast", "spiele", "spiel", "ausspielen", "wirke", "zaubere"],
  place: ["place", "put", "aufstellen", "stelle", "stell", "lege", "setze"],
  propose: ["propose", "vorschlag", "vorschlagen"],
  send: ["send", "ok", "done", "fertig", "abschicken", "senden"],
  why: ["why", "warum", "wieso"],
  log: ["log", "verlauf"],
  undo: ["undo", "zurück", "zurueck", "rückgängig"],
  redo: ["redo", "wiederholen"],
  say: ["say", "prompt", "was", "what"],
  card: ["card", "unit", "karte", "einheit"],
  help: ["help", "hilfe", "?"],
  from: ["from", "von"],
};
const WORDS = new Set(["pass", "place", "propose", "send", "why", "log", "undo", "redo", "say", "card", "help"]);
const FILL = new Set(["to", "at", "the", "on", "with", "nach", "auf", "bei", "aus", "mit", "die", "der", "das", "den", "an", "zu", "not", "nicht", "is"]);
const KNOWN = new Map(Object.entries(SAME).flatMap(([word, list]) => list.map((one): [string, string] => [one, word])));

/** A line in one shape: lower case, one word for each verb, without small words. */
export function canonical(line: string): string {
  const parts = line.toLowerCase().replace(/[.,:;!]/g, " ").replace(/\u00ad/g, "").split(/\s+/).filter(Boolean);
  return parts.map((part) => KNOWN.get(part) ?? part).filter((part) => !FILL.has(part)).join(" ");
}

export function phrases(choice: Choice<unknown>): string[] {
  const names = choice.names.map(canonical);
  const verb = canonical(choice.verb);
  const aimed = names.flatMap((name) => (choice.from ? [`${verb} ${name}`, `${verb} ${name} from ${choice.from}`] : [`${verb} ${name}`]));
  return [...(names.length > 0 ? aimed : [verb]), canonical(choice.label)].map((phrase) => phrase.trim()).filter(Boolean);
}

/** Whether each word of a line begins a word of a phrase, in the same order: "mag arr vam". */
function abridges(line: string, phrase: string): boolean {
  const left = phrase.split(" ");
  return line.split(" ").every((word) => {
    const at = left.findIndex((one) => one.startsWith(word));
    left.splice(0, at + 1);
    return at >= 0;
  });
}

function matching<T>(line: string, choices: Choice<T>[], test: (phrase: string) => boolean): T[] {
  return line === "" ? [] : choices.filter((choice) => phrases(choice).some(test)).map((choice) => choice.value);
}

/** Exactly said first, then the table's own words, then the beginning of a single choice, then its words cut short. */
export function parse<T>(line: string, choices: Choice<T>[]): Parsed<T> {
  const wanted = canonical(line);
  const exact = matching(wanted, choices, (phrase) => phrase === wanted);
  if (exact.length === 1) return { kind: "one", value: exact[0]! };
  if (exact.length > 1) return { kind: "many", values: exact };
  const [first = "", ...rest] = wanted.split(" ");
  if (WORDS.has(first)) return { kind: "word", word: first, rest: rest.join(" ") };
  const begun = matching(wanted, choices, (phrase) => phrase.startsWith(wanted));
  const meant = begun.length > 0 ? begun : matching(wanted, choices, (phrase) => abridges(wanted, phrase));
  if (meant.length === 1) return { kind: "one", value: meant[0]! };
  return meant.length > 1 ? { kind: "many", values: meant } : { kind: "none" };
}

/** Things whose name or place is meant. */
export function named<T>(what: string, choices: Choice<T>[]): T[] {
  const wanted = canonical(what);
  const has = (test: (name: string) => boolean): T[] => choices.filter((choice) => choice.names.some((name) => test(canonical(name)))).map((choice) => choice.value);
  const exact = wanted === "" ? [] : has((name) => name === wanted);
  return exact.length > 0 || wanted === "" ? exact : has((name) => name.startsWith(wanted));
}

/** What a line may go on to, as it would be typed. */
export function completions(line: string, choices: Choice<unknown>[], typed: (choice: Choice<unknown>) => string, words: string[], most = 8): string[] {
  const wanted = canonical(line);
  const fits = choices.filter((choice) => wanted === "" || [...phrases(choice), canonical(typed(choice))].some((phrase) => phrase.startsWith(wanted) || abridges(wanted, phrase)));
  const plain = words.filter((word) => wanted === "" || word.startsWith(line.trim().toLowerCase()));
  return [...new Set([...fits.map(typed), ...plain])].slice(0, most);
}
