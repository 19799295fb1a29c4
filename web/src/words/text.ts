/** Words or a person's own text, as plain text. */
import type { Text } from "../protocol/generated";
import type { Lexicon } from "./fluent";
import { plainText } from "./rich";

export function said(words: Lexicon, text: Text | null | undefined): string {
  if (text === null || text === undefined) return "";
  return typeof text === "string" ? text : plainText(words, text, () => null);
}
