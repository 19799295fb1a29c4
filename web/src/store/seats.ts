/** The tokens of my seats. Nothing else of a match is ever kept in the browser. */
const NAME = "battlebook.seats";

export interface KeptSeat {
  match: string;
  seat: number | null;
  token: string;
}

export function keptSeats(): KeptSeat[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(NAME) ?? "[]");
    return Array.isArray(list) ? (list as KeptSeat[]) : [];
  } catch {
    return [];
  }
}

export function keepSeat(seat: KeptSeat): void {
  const others = keptSeats().filter((kept) => kept.token !== seat.token);
  try {
    localStorage.setItem(NAME, JSON.stringify([seat, ...others].slice(0, 200)));
  } catch {
    // Storage may be switched off; the address still holds the token.
  }
}

export function tokenFor(match: string): string | null {
  return keptSeats().find((kept) => kept.match === match)?.token ?? null;
}

/** "#seat=TOKEN" is read once, kept and taken out of the address bar. */
export function tokenFromAddress(match: string, hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, "")).get("seat");
  if (!token) return null;
  keepSeat({ match, seat: null, token });
  return token;
}
