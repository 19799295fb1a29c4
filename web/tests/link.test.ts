import { describe, expect, it } from "vitest";
import type { FromPage, FromTable } from "../src/protocol/generated";
import { Link, LONGEST_WAIT, waitFor, type LinkState, type SocketLike } from "../src/store/link";

class FakeSocket implements SocketLike {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.();
  }
}

function setUp(rev = -1) {
  const sockets: FakeSocket[] = [];
  const heard: FromTable[] = [];
  const states: LinkState[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const link = new Link({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    token: "T", rev: () => rev, hear: (message) => heard.push(message), changed: (state) => states.push(state),
    later: (run, ms) => timers.push({ run, ms }), cancel: () => undefined, random: () => 0.5,
  });
  link.start();
  return { link, sockets, heard, states, timers };
}
const intent: FromPage = { t: "intent", id: "i1", rev: 3, ask: 1, key: ["a"] };

describe("the line", () => {
  it("joins with the token, and with the revision once there is one", () => {
    const fresh = setUp();
    fresh.sockets[0]!.onopen?.();
    expect(fresh.sockets[0]!.sent).toEqual([{ v: 1, t: "join", token: "T" }]);
    const later = setUp(7);
    later.sockets[0]!.onopen?.();
    expect(later.sockets[0]!.sent[0]).toMatchObject({ rev: 7 });
  });
  it("sends nothing before it is open, and says so", () => {
    const { link } = setUp();
    expect(link.say(intent, "i1")).toBe(false);
  });
  it("comes back after a break and repeats what was not answered, under the same id", () => {
    const { link, sockets, timers, states } = setUp();
    sockets[0]!.onopen?.();
    expect(link.say(intent, "i1")).toBe(true);
    sockets[0]!.onclose?.();
    expect(link.state).toBe("lost");
    timers[0]!.run();
    sockets[1]!.onopen?.();
    expect(sockets[1]!.sent.map((message) => message.t)).toEqual(["join", "intent"]);
    expect(sockets[1]!.sent[1]!.id).toBe("i1");
    expect(states).toEqual(["open", "lost", "open"]);
  });
  it("does not repeat what was answered", () => {
    const { link, sockets, timers } = setUp();
    sockets[0]!.onopen?.();
    link.say(intent, "i1");
    sockets[0]!.onmessage?.({ data: JSON.stringify({ v: 1, t: "accepted", id: "i1", rev: 4 }) });
    sockets[0]!.onclose?.();
    timers[0]!.run();
    sockets[1]!.onopen?.();
    expect(sockets[1]!.sent).toHaveLength(1);
  });
  it("waits longer after each failure, up to a limit, and starts anew after success", () => {
    const { sockets, timers } = setUp();
    sockets[0]!.onclose?.();
    timers[0]!.run();
    sockets[1]!.onclose?.();
    expect(timers.map((timer) => timer.ms)).toEqual([250, 500]);
    timers[1]!.run();
    sockets[2]!.onopen?.();
    sockets[2]!.onclose?.();
    expect(timers[2]!.ms).toBe(250);
    expect(waitFor(20, 0.5)).toBe(LONGEST_WAIT);
  });
  it("stays closed when told to", () => {
    const { link, sockets, timers } = setUp();
    sockets[0]!.onopen?.();
    link.stop();
    expect(link.state).toBe("closed");
    expect(timers).toHaveLength(0);
  });
});
