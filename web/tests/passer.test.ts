import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Ask, Option } from "../src/protocol/generated";
import { onlyPass } from "../src/store/options";
import { Passer, PASS_MS } from "../src/store/passer";

const option = (key: string, style: Option["style"]): Option => ({ key: [key], words: { id: key }, meta: null, style });
const pass = option("pass", "pass");
const ask = (options: Option[], window = true): Ask =>
  ({ id: "7", seat: 0, seats: [0], rule: "", kind: "window", window, words: { id: "w" }, why: null, groups: [{ rule: "", verb: "v", words: { id: "g" }, options }], form: null, refused: [] }) as Ask;

describe("a window in which nothing can be played", () => {
  it("offers a pass and nothing else", () => {
    expect(onlyPass(ask([pass]))).toEqual(pass);
    expect(onlyPass(ask([pass, option("card", "act")]))).toBeNull();
    expect(onlyPass(ask([option("card", "act")]))).toBeNull();
    expect(onlyPass(null)).toBeNull();
  });
  it("is a window: the end of a turn is never passed by itself", () => {
    expect(onlyPass(ask([pass], false))).toBeNull();
  });
});

describe("the passer", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("passes once, after a time that is always the same", () => {
    const passer = new Passer();
    const passed = vi.fn();
    passer.heed("7", passed);
    vi.advanceTimersByTime(PASS_MS - 1);
    passer.heed("7", passed);
    expect(passed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(passed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(PASS_MS * 3);
    expect(passed).toHaveBeenCalledTimes(1);
  });
  it("does nothing when it is switched off in time or the window is gone", () => {
    const passer = new Passer();
    const passed = vi.fn();
    passer.heed("7", passed);
    vi.advanceTimersByTime(PASS_MS / 2);
    passer.heed(null, passed);
    vi.advanceTimersByTime(PASS_MS * 3);
    expect(passed).not.toHaveBeenCalled();
  });
  it("waits anew for the next window", () => {
    const passer = new Passer();
    const passed = vi.fn();
    passer.heed("7", () => passed(7));
    passer.heed("8", () => passed(8));
    vi.advanceTimersByTime(PASS_MS);
    expect(passed.mock.calls).toEqual([[8]]);
  });
});
