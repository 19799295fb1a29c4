/** The line to the table: join, send, wait for the answer, come back after a break. Knows nothing of what is said. */
import type { FromPage, FromTable } from "../protocol/generated";

export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}
export interface LinkOptions {
  open: () => SocketLike;
  token: string;
  rev: () => number;
  hear: (message: FromTable) => void;
  changed: (state: LinkState) => void;
  later?: (run: () => void, ms: number) => unknown;
  cancel?: (timer: unknown) => void;
  random?: () => number;
}
export type LinkState = "connecting" | "open" | "lost" | "closed";

export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 8000;

export function waitFor(attempt: number, random: number): number {
  const base = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(base * (0.75 + random * 0.5));
}

export class Link {
  state: LinkState = "connecting";
  private socket: SocketLike | null = null;
  private attempt = 0;
  private timer: unknown = null;
  /** Sent but not answered: said again after a break, under the same id. */
  private unanswered: { id: string; message: FromPage }[] = [];

  constructor(private readonly options: LinkOptions) {}

  start(): void {
    this.connect();
  }

  stop(): void {
    this.become("closed");
    this.options.cancel?.(this.timer);
    this.socket?.close();
    this.socket = null;
  }

  /** The network is said to be back: try now, not after the wait. */
  nudge(): void {
    if (this.state !== "lost") return;
    (this.options.cancel ?? clearTimeout)(this.timer as never);
    this.connect();
  }

  say(message: FromPage, id?: string): boolean {
    if (this.state !== "open" || !this.socket) return false;
    if (id !== undefined) this.unanswered.push({ id, message });
    this.write(message);
    return true;
  }

  /** A hand-over forgets what the seat before it had not yet been answered. */
  forget(): void {
    this.unanswered = [];
  }

  private write(message: FromPage): void {
    this.socket?.send(JSON.stringify({ v: 1, ...message }));
  }

  private connect(): void {
    const socket = this.options.open();
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.heard(String(event.data));
    socket.onclose = () => this.broken(socket);
  }

  private opened(): void {
    this.attempt = 0;
    this.become("open");
    const rev = this.options.rev();
    this.write({ t: "join", token: this.options.token, ...(rev >= 0 ? { rev } : {}) });
    for (const { message } of this.unanswered) this.write(message);
  }

  private heard(text: string): void {
    const message = JSON.parse(text) as FromTable;
    if (message.t === "accepted" || message.t === "refused" || message.t === "moved-on") {
      this.unanswered = this.unanswered.filter((waiting) => waiting.id !== message.id);
    }
    this.options.hear(message);
  }

  private broken(socket: SocketLike): void {
    if (socket !== this.socket || this.state === "closed") return;
    this.become("lost");
    const later = this.options.later ?? ((run: () => void, ms: number) => setTimeout(run, ms));
    const wait = waitFor(this.attempt, (this.options.random ?? Math.random)());
    this.attempt += 1;
    this.timer = later(() => this.connect(), wait);
  }

  private become(state: LinkState): void {
    if (this.state === state) return;
    this.state = state;
    this.options.changed(state);
  }
}
