import { expect, it, vi } from "vitest";
import { fromNow } from "#test/support/clock";
import { memoryCache } from "#test/support/memory-cache";
import { edgeBreaker } from "~/gateways/circuit-breaker";

const works = async () => "answer";
const fails = () => Promise.reject(new Error("down"));

/** Calls a service through a fresh breaker, as every request does. */
function askAt(cache: ReturnType<typeof memoryCache>, minutes: number, ask: () => Promise<string>) {
  return edgeBreaker(cache, "somebody", fromNow({ minutes }))(ask);
}

it("lets answers through and keeps nothing while all is well", async () => {
  const cache = memoryCache();
  expect(await askAt(cache, 0, works)).toBe("answer");
  expect(cache.keys()).toEqual([]);
});

it("leaves a service alone for a minute after three failures in a row, and says so once", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const cache = memoryCache();
  for (const _ of [1, 2, 3]) expect(await askAt(cache, 0, fails)).toBeNull();
  const ask = vi.fn(works);
  expect(await askAt(cache, 0.99, ask)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
  expect(said.mock.calls).toEqual([[expect.stringContaining('"event":"service_unreachable","service":"somebody"')]]);
  said.mockRestore();
});

it("tries again after the minute, and opens anew after one more failure", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const cache = memoryCache();
  for (const _ of [1, 2, 3]) await askAt(cache, 0, fails);
  const ask = vi.fn(fails);
  expect(await askAt(cache, 1, ask)).toBeNull();
  expect(await askAt(cache, 1.5, ask)).toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await askAt(cache, 2, works)).toBe("answer");
  expect(cache.keys()).toEqual([]);
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
});

it("forgets failures once an answer came", async () => {
  const cache = memoryCache();
  for (const ask of [fails, fails, works, fails, fails]) await askAt(cache, 0, ask);
  expect(await askAt(cache, 0, works)).toBe("answer");
});

it("keeps services apart", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const cache = memoryCache();
  for (const _ of [1, 2, 3]) await askAt(cache, 0, fails);
  expect(await edgeBreaker(cache, "else", fromNow({}))(works)).toBe("answer");
  said.mockRestore();
});
