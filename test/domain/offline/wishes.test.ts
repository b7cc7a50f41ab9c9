import { expect, test } from "vitest";
import {
  asWished,
  wishedChanges,
  countWishes,
  noWishes,
  readWishes,
  withoutIds,
  withoutSent,
  withWishes,
} from "~/domain/offline/wishes";

const none = noWishes("anne");

test("of each id the last wish holds, and sending twice says the same", () => {
  const wishes = withWishes(
    withWishes(withWishes(none, "event", { add: ["a", "b"] }), "event", { remove: ["a"] }),
    "event",
    {
      add: ["c"],
    },
  );
  expect(wishedChanges(wishes, "event")).toEqual({ add: ["b", "c"], remove: ["a"] });
  expect(countWishes(withWishes(wishes, "event", { remove: ["a"] }))).toBe(countWishes(wishes));
  const once = asWished(["a"], wishes, "event");
  expect([once, asWished(once, wishes, "event")]).toEqual([
    ["b", "c"],
    ["b", "c"],
  ]);
});

test("what was sent is left out, but not what was wished otherwise meanwhile", () => {
  const sent = withWishes(none, "event", { add: ["a", "b"] });
  const now = withWishes(sent, "event", { remove: ["a"] });
  expect(wishedChanges(withoutSent(now, sent), "event")).toEqual({ add: [], remove: ["a"] });
});

test("what the account has been told since is left out, whatever it was", () => {
  const wishes = withWishes(withWishes(none, "event", { add: ["a"] }), "organizer", { add: ["a"] });
  expect(wishedChanges(withoutIds(wishes, "event", ["a"]), "event")).toEqual({ add: [], remove: [] });
  expect(wishedChanges(withoutIds(wishes, "event", ["a"]), "organizer").add).toEqual(["a"]);
});

test("a list without wishes is the same array", () => {
  const ids = ["a"];
  expect(asWished(ids, none, "event")).toBe(ids);
});

test("what is stored is read back, and anything else is nothing", () => {
  const wishes = withWishes(none, "event", { add: ["a"] });
  expect(readWishes(JSON.stringify(wishes))).toEqual(wishes);
  for (const text of [null, "", "{", "[]", '{"event":{}}', '"x"']) expect(readWishes(text)).toBeNull();
  expect(readWishes('{"account":"anne","event":{"a":"yes","b":false}}')).toEqual({ ...none, event: { b: false } });
});
