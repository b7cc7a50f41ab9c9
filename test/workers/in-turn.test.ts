import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTurn } from "../../workers/in-turn";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const begun: string[] = [];
const work = (name: string, milliseconds: number) => () => {
  begun.push(name);
  return new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
};

test("costly requests of a network are answered one after another, beside those of other networks", async () => {
  begun.length = 0;
  const all = Promise.all([
    inTurn("203.0.113.7", { is: 1 }, work("first", 100)),
    inTurn("203.0.113.7", { is: 2 }, work("second", 100)),
    inTurn("203.0.113.8", { is: 3 }, work("elsewhere", 100)),
  ]);
  await vi.advanceTimersByTimeAsync(90);
  expect(begun).toEqual(["first", "elsewhere"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(begun, "everybody else comes between").toEqual(["first", "elsewhere"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(begun).toEqual(["first", "elsewhere", "second"]);
  await vi.advanceTimersByTimeAsync(100);
  await all;
});

test("all parts of a request have its turn, and the next request comes when the last of them is over", async () => {
  begun.length = 0;
  const request = {};
  const parts = [inTurn("203.0.113.9", request, work("frame", 10)), inTurn("203.0.113.9", request, work("list", 200))];
  const next = inTurn("203.0.113.9", {}, work("next", 10));
  expect(begun).toEqual(["frame", "list"]);
  await vi.advanceTimersByTimeAsync(150);
  expect(begun).toEqual(["frame", "list"]);
  await vi.advanceTimersByTimeAsync(400);
  expect(begun).toContain("next");
  await Promise.all([...parts, next]);
});

test("what fails gives its turn away", async () => {
  begun.length = 0;
  await expect(inTurn("203.0.113.10", {}, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  void inTurn("203.0.113.10", {}, work("next", 1));
  await vi.advanceTimersByTimeAsync(300);
  expect(begun).toEqual(["next"]);
});

test("nobody waits longer than five seconds for a request that never says that it is over", async () => {
  begun.length = 0;
  void inTurn("203.0.113.11", {}, () => new Promise(() => {}));
  void inTurn("203.0.113.11", {}, work("next", 1));
  await vi.advanceTimersByTimeAsync(4_900);
  expect(begun).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(begun).toEqual(["next"]);
});
