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

const CREATORS = "battlebook.creators";

function creators(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(CREATORS) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Whoever began a match can renew its links. */
export function keepCreator(match: string, token: string): void {
  try {
    localStorage.setItem(CREATORS, JSON.stringify({ ...creators(), [match]: token }));
  } catch {
    // Without storage links cannot be renewed later.
  }
}

export function creatorOf(match: string): string | null {
  return creators()[match] ?? null;
}
