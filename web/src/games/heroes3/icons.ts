import table from "./icons.json";
import type { Unit } from "./view";

const icons: Record<string, string> = table;

/** The picture of a creature; one that has none of its own gets that of its way of moving. */
export function portrait(unit: Pick<Unit, "card" | "type">): string {
  const card = unit.card.split("@")[0]!.replace(/-/g, "_");
  return icons[card] ?? icons[`fallback-${unit.type}`]!;
}

export function tokenIcon(token: string): string {
  return icons[`token-${token}`] ?? icons["token-stack"]!;
}
