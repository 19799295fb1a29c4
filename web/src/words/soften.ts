/** Soft hyphens for long words that have none: between two consonants, near the middle, never inside "sch". */
const LONG = 10;
const VOWEL = /[aeiouyäöü]/i;
const ONSET = /^(sch|ch|ph|sh|th|[^aeiouyäöü])[aeiouyäöü]/i;
const ONE_SOUND = /^(sc|ch|ck|ph|sh|th)/i;

function softened(word: string): string {
  if (word.length <= LONG || word.includes("\u00ad")) return word;
  const cuts = Array.from({ length: word.length }, (_, i) => i).filter((i) => i > 2 && i < word.length - 2 && !VOWEL.test(word[i - 1]!) && ONSET.test(word.slice(i)) && !ONE_SOUND.test(word.slice(i - 1)));
  const cut = cuts.toSorted((a, b) => Math.abs(a - word.length / 2) - Math.abs(b - word.length / 2))[0];
  return cut === undefined ? word : `${word.slice(0, cut)}\u00ad${word.slice(cut)}`;
}

export function soften(name: string): string {
  return name.split(" ").map(softened).join(" ");
}
