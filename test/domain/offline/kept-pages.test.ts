import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import {
  isStale,
  keptAddress,
  keptKind,
  type KeptPage,
  MOST_KEPT,
  outdated,
  pageOfData,
} from "~/domain/offline/kept-pages";

const CASES = caseFile("offline/kept-pages.tsv");

const page = (path: string) => new URL(path, "https://samling.test");
const HOUR = 3_600_000;
const NOW = Date.parse("2026-11-25T12:00:00Z");

describe("what a device keeps", () => {
  test.each(casesOf<[string, string]>(CASES, "is kept as a"))("%s is kept as a %s", (path, kind) =>
    expect(keptKind(page(path))).toBe(kind),
  );

  // Of pages, test/scripts/screens.test.ts says which.
  test.each([
    ...["/share?text=a", "/api/favorites"],
    ...["/tv/a", "/embed/events", "/paper/event/a", "/logout", "/settings/my-data"],
    ...["/?melding=eventFailed", "/favorites?melding=saved", `/?q=${"a".repeat(800)}`],
  ])("%s is not", (path) => expect(keptKind(page(path))).toBeNull());

  test("a frame is kept without what its address asks for, and a shortcut opens the front page", () => {
    expect(keptAddress(page("/offline?to=%2Fdashboard"))).toBe("/offline");
    expect(keptAddress(page("/?here=1"))).toBe("/");
    expect(keptAddress(page("/?near=R%C3%B8ros&here=1"))).toBe("/?near=R%C3%B8ros");
    expect(keptAddress(page("/?view=month&near=Askim"))).toBe(keptAddress(page("/?near=Askim&view=month")));
  });

  test("a request for data is about its page, without the routes that it asks for", () => {
    expect(pageOfData(page("/_root.data?near=Askim&_routes=root"))?.href).toBe("https://samling.test/?near=Askim");
    expect(pageOfData(page("/event/a.data"))?.pathname).toBe("/event/a");
    expect(pageOfData(page("/event/a"))).toBeNull();
  });
});

describe("what goes", () => {
  const kept = (address: string, more: Partial<KeptPage> = {}): KeptPage => ({
    address,
    kind: keptKind(page(address))!,
    keptAt: NOW - HOUR,
    over: null,
    ...more,
  });
  const goneOf = (pages: KeptPage[], wanted: string[] = []) => outdated(pages, new Set(wanted), NOW);

  test("lists of a week ago, but not of yesterday", () => {
    const old = kept("/helgen", { keptAt: NOW - 7 * 24 * HOUR - 1 });
    expect(goneOf([old, kept("/", { keptAt: NOW - 24 * HOUR })])).toEqual(["/helgen"]);
  });

  test("events and congregations that nobody here has saved", () => {
    expect(goneOf([kept("/event/a"), kept("/event/b"), kept("/organizer/c")], ["/event/b"])).toEqual([
      "/event/a",
      "/organizer/c",
    ]);
  });

  test("saved events that are over", () => {
    expect(
      goneOf([kept("/event/a", { over: NOW - 1 }), kept("/event/b", { over: NOW + 1 })], ["/event/a", "/event/b"]),
    ).toEqual(["/event/a"]);
  });

  test("of too many lists the oldest, and never one that is followed", () => {
    const lists = Array.from({ length: MOST_KEPT.list + 2 }, (_, n) => kept(`/?near=${n}`, { keptAt: NOW - n }));
    const last = lists.at(-1)!.address;
    expect(goneOf(lists, [last])).toEqual(
      [lists.at(-3)!.address, lists.at(-2)!.address].sort(
        (a, b) => lists.findIndex((l) => l.address === a) - lists.findIndex((l) => l.address === b),
      ),
    );
  });

  test("frames stay", () => expect(goneOf([kept("/favorites", { keptAt: 0 })])).toEqual([]));

  test("what is saved is fetched anew after half a day, or where the clock was wrong", () => {
    expect([isStale(NOW - HOUR, NOW), isStale(NOW - 13 * HOUR, NOW), isStale(NOW + HOUR, NOW)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
