// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceList } from "~/components/favorites/device-favorites";

const KEY = "samling:favorites";
const listOf = (ids: unknown) => localStorage.setItem(KEY, JSON.stringify(ids));
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "null") as unknown;
const otherTabWrites = (ids: unknown) => {
  listOf(ids);
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("a list of ids on the device", () => {
  it("keeps any number of ids, in order, over a reload", () => {
    const ids = Array.from({ length: 2000 }, (_, n) => `event-${n}`);
    deviceList(KEY).change({ add: ids });
    expect(deviceList(KEY).read()).toEqual(ids);
  });

  it("adds once, takes out, and answers the same array until something changes", () => {
    const list = deviceList(KEY);
    list.change({ add: ["a", "b"] });
    list.change({ add: ["a"] });
    expect(list.read()).toEqual(["a", "b"]);
    expect(list.read()).toBe(list.read());
    list.change({ remove: ["a"] });
    expect(stored()).toEqual(["b"]);
  });

  it.each([
    ["no JSON", "{not json"],
    ["an object", '{"a":1}'],
    ["null", "null"],
    ["nothing", ""],
  ])("takes %s for an empty list, and writes over it", (_name, text) => {
    localStorage.setItem(KEY, text);
    const list = deviceList(KEY);
    expect(list.read()).toEqual([]);
    list.change({ add: ["a"] });
    expect(stored()).toEqual(["a"]);
  });

  it("leaves out what is no id", () => {
    listOf(["a", 7, null, "", "a", "x".repeat(101), { id: "b" }, "c"]);
    expect(deviceList(KEY).read()).toEqual(["a", "c"]);
  });

  it("follows the other tabs while someone listens", () => {
    const list = deviceList(KEY);
    const heard = vi.fn();
    const stop = list.subscribe(heard);
    otherTabWrites(["a"]);
    expect(list.read()).toEqual(["a"]);
    expect(heard).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent("storage", { key: "something-else" }));
    expect(heard).toHaveBeenCalledTimes(1);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(list.read()).toEqual([]);
    stop();
    otherTabWrites(["b"]);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("adds to what another tab has saved meanwhile", () => {
    const list = deviceList(KEY);
    list.change({ add: ["a"] });
    listOf(["a", "theirs"]);
    list.change({ add: ["mine"] });
    expect(stored()).toEqual(["a", "theirs", "mine"]);
  });

  it("notices what it missed when the page comes back", () => {
    const list = deviceList(KEY);
    list.subscribe(() => {});
    listOf(["a"]);
    window.dispatchEvent(new Event("pageshow"));
    expect(list.read()).toEqual(["a"]);
  });

  it.each(["getItem", "setItem"] as const)("lives in memory when %s is refused", (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("no", method === "setItem" ? "QuotaExceededError" : "SecurityError");
    });
    const list = deviceList(KEY);
    list.change({ add: ["a"] });
    list.change({ add: ["b"] });
    expect(list.read()).toEqual(["a", "b"]);
  });

  it("saves what it held in memory once there is room again", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const list = deviceList(KEY);
    list.change({ add: ["a"] });
    full.mockRestore();
    list.change({ add: ["b"] });
    expect(stored()).toEqual(["a", "b"]);
  });
});
