/** The line of an open table: what has come over it, and what it says in words. */
import type { FromTable, Ref, Words } from "../protocol/generated";
import { gameOf } from "../games";
import { plainText, richText, type Part } from "../words/rich";
import { Link, type LinkState, type SocketLike } from "./link";
import { initial, type TableState } from "./state";
import { words } from "./words.svelte";

export abstract class Line {
  protected core: TableState = initial();
  s = $state.raw<TableState>({ ...this.core });
  net = $state<LinkState>("connecting");
  netSince = $state(Date.now());
  protected link: Link | null = null;

  get game() {
    return gameOf(this.s.hello?.game ?? "");
  }
  get seat(): number | null {
    return this.s.hello?.seat ?? null;
  }
  get offline(): boolean {
    return this.net !== "open";
  }

  protected set(part: Partial<TableState>): void {
    Object.assign(this.core, part);
    this.s = { ...this.core };
  }

  resolve = (ref: Ref): string | null => {
    if (ref.ref === "seat") return this.s.hello?.seats.find((seat) => seat.seat === Number(ref.id))?.name ?? null;
    return this.game?.resolve(ref, this.s.view) ?? null;
  };
  text(message: Words | null | undefined): string {
    return message ? plainText(words.current, message, this.resolve) : "";
  }
  rich(message: Words): Part[] {
    return richText(words.current, message, this.resolve);
  }

  connect(match: string, token: string): void {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${encodeURIComponent(match)}`;
    this.link = new Link({
      open: () => new WebSocket(address) as unknown as SocketLike,
      token,
      rev: () => (this.s.handover ? -1 : this.s.rev),
      hear: (message) => this.hear(message),
      changed: (state) => this.netChanged(state),
    });
    this.link.start();
    addEventListener("online", () => this.link?.nudge());
  }

  /** Recorded messages in place of a line. */
  playBack(messages: FromTable[]): void {
    this.netChanged("open");
    for (const message of messages) this.hear(message);
  }

  look(state: TableState): void {
    this.net = "open";
    this.set(state);
  }

  leave(): void {
    this.link?.stop();
  }

  private netChanged(state: LinkState): void {
    if ((this.net === "lost") !== (state === "lost")) this.netSince = Date.now();
    this.net = state;
  }

  /** What a message changes. */
  abstract hear(message: FromTable): void;
}
