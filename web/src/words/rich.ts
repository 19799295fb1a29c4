/** Turns `{id, args}` into text, or into parts with links where an argument names a thing of the match. */
import type { Arg, Ref, Words } from "../protocol/generated";
import type { Lexicon, Variables } from "./fluent";

export type Part = { kind: "text"; text: string } | { kind: "ref"; text: string; ref: Ref };
export type Resolve = (ref: Ref) => string | null;

const OPEN = "\uE000";
const SHUT = "\uE001";

export function isRef(arg: unknown): arg is Ref {
  return typeof arg === "object" && arg !== null && "ref" in arg;
}

export function isWords(arg: unknown): arg is Words {
  return typeof arg === "object" && arg !== null && "id" in arg && !("ref" in arg);
}

export function ruleMessage(id: string): string {
  return id.replace(/[:.]/g, "-");
}

export function ruleSection(id: string): string {
  return id.split(":")[1] ?? "";
}

/** "4" of "h3:4:tie-alternate"; the name of the chapter where its game has one, because its book has no numbers; a word that
    is only a name inside the ledger is left out. */
function chapterOf(words: Lexicon, id: string): string {
  const message = ruleMessage(id.split(":").toSpliced(1, 0, "chapter").slice(0, 3).join(":"));
  const section = ruleSection(id);
  return words.has(message) ? `${words.format(message)}:` : /^\d/.test(section) ? section : "";
}

/** "h3:4:tie-alternate" -> "4 Ties alternate"; the sign before it is drawn by the style sheet. */
export function ruleLabel(words: Lexicon, id: string): string {
  const message = ruleMessage(id);
  const last = id.split(":").slice(2).join(" ").replace(/-/g, " ");
  const label = words.has(message) ? words.format(message) : last.charAt(0).toUpperCase() + last.slice(1);
  return `${chapterOf(words, id)} ${label}`.trim();
}

function refText(words: Lexicon, ref: Ref, resolve: Resolve): string {
  if (ref.msg) return words.format(ref.msg);
  if (ref.ref === "rule") return ruleLabel(words, String(ref.id));
  return resolve(ref) ?? String(ref.id);
}

function variableOf(words: Lexicon, arg: unknown, resolve: Resolve, refs: Part[] | null): string | number {
  if (Array.isArray(arg)) return arg.map((one) => variableOf(words, one, resolve, refs)).join(", ");
  if (isWords(arg)) return words.format(arg.id, variablesOf(words, arg.args ?? {}, resolve, refs));
  if (!isRef(arg)) return arg as string | number;
  const text = refText(words, arg, resolve);
  return refs ? `${OPEN}${refs.push({ kind: "ref", text, ref: arg }) - 1}${SHUT}` : text;
}

function variablesOf(words: Lexicon, args: Record<string, Arg>, resolve: Resolve, refs: Part[] | null): Variables {
  return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, variableOf(words, arg, resolve, refs)]));
}

export function plainText(words: Lexicon, message: Words, resolve: Resolve): string {
  return words.format(message.id, variablesOf(words, message.args ?? {}, resolve, null));
}

export function richText(words: Lexicon, message: Words, resolve: Resolve): Part[] {
  const refs: Part[] = [];
  const text = words.format(message.id, variablesOf(words, message.args ?? {}, resolve, refs));
  const parts: Part[] = [];
  for (const piece of text.split(/(\uE000\d+\uE001)/)) {
    const marker = /^\uE000(\d+)\uE001$/.exec(piece);
    if (marker) parts.push(refs[Number(marker[1])]!);
    else if (piece !== "") parts.push({ kind: "text", text: piece });
  }
  return parts;
}

/** Numbers as the ledger prints them: a true minus, and a plus where it is an addend. */
export function signed(value: number, plus: boolean): string {
  const size = String(Math.abs(value));
  if (value < 0) return `\u2212${size}`;
  return plus && value > 0 ? `+${size}` : size;
}
