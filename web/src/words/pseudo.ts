/** The pseudo-language: accents and 40 % more length, so that cut-off and untranslated texts are seen at once. */
const ACCENTS: Record<string, string> = {
  a: "á", e: "ë", i: "ï", o: "ö", u: "ü", A: "Â", E: "Ê", I: "Î", O: "Ô", U: "Û", c: "ç", n: "ñ", y: "ý",
};

export function stretch(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  const accented = text.replace(/[aeiouAEIOUcny]/g, (letter) => ACCENTS[letter] ?? letter);
  const more = Math.ceil(text.trim().length * 0.4);
  const fill = "lorem ipsum dolor sit amet consectetur adipiscing elit ".repeat(Math.ceil(more / 50)).slice(0, more).trimEnd();
  const end = /\s*$/.exec(accented)?.[0] ?? "";
  return `${accented.trimEnd()}·${fill}${end}`;
}
