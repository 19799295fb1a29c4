/** A rulebook as sections, and searching in it. */
import type { Rule } from "../protocol/generated";

export interface Section {
  name: string;
  number: string;
  title: string;
  rules: Rule[];
}

export function grouped(rules: Rule[]): Section[] {
  const out = new Map<string, Section>();
  for (const rule of rules) {
    const found = out.get(rule.section);
    if (found) found.rules.push(rule);
    else out.set(rule.section, { name: rule.section, ...titleOf(rule), rules: [rule] });
  }
  return [...out.values()];
}

/** "Combat 4. Order" -> number 4, title "Order"; without a number in the name the id's middle part serves. */
function titleOf(rule: Rule): { number: string; title: string } {
  const match = /(\d+(?:\.\d+)*)\.?\s+(.*)$/.exec(rule.section);
  return { number: match?.[1] ?? rule.id.split(":")[1] ?? "", title: match?.[2] ?? rule.section };
}

export function found(rules: Rule[], query: string, textOf: (rule: Rule) => string): Rule[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${textOf(rule)}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
