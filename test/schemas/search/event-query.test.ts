import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { eventQuery, eventSearchOf, formatEventCursor } from "~/schemas/search/events";
import { queryFields } from "~/schemas/search/fields";

const CASES = caseFile("schemas/search/event-query.tsv");

const read = (query: string) => eventQuery.safeParse(queryFields(new URLSearchParams(query), ["type"]));
const searchOf = (query: string) => eventSearchOf(read(query).data!);
const wrongFields = (query: string) => [...new Set(read(query).error?.issues.map(({ path }) => path[0]) ?? [])];

describe("the parameters of GET /api/events", () => {
  it("has a default for everything", () => {
    expect(searchOf("")).toEqual({
      query: "",
      types: [],
      facts: { facts: [], families: [], languages: [] },
      circle: null,
      bounds: null,
      organizerId: null,
      start: null,
      end: null,
      sort: "time",
      limit: 24,
      cursor: null,
    });
  });

  it("reads them all", () => {
    const near = "lat=59.91&lng=10.75&radius_km=25&sort=distance";
    expect(searchOf(`q=sang&type=concert,youth&organizer_id=a-1&limit=5&${near}`)).toMatchObject({
      query: "sang",
      types: ["concert", "youth"],
      circle: { lat: 59.91, lng: 10.75, radiusKm: 25 },
      organizerId: "a-1",
      sort: "distance",
      limit: 5,
    });
  });

  it("searches within 50 km of a position where no radius is given", () => {
    expect(searchOf("lat=59.91&lng=10.75").circle?.radiusKm).toBe(50);
  });

  it("lets unknown and empty parameters pass", () => {
    expect(searchOf("utm_source=x&lat=&lng=&cursor=&limit=")).toEqual(searchOf(""));
  });

  it.each<[query: string, start: string | null, end: string | null]>(casesOf(CASES, "means from until"))(
    "%s means from %s until %s",
    (query, start, end) => {
      const search = searchOf(query);
      expect([search.start?.toISOString() ?? null, search.end?.toISOString() ?? null]).toEqual([start, end]);
    },
  );

  it.each<[query: string, wrong: string[]]>(casesOf<[string, string[]]>(CASES, "is refused for"))(
    "%s is refused for %j",
    (query, wrong) => {
      expect(wrongFields(query)).toEqual(wrong);
    },
  );
});

describe("a cursor", () => {
  const query = (text: string) => read(text).data!;
  const next = formatEventCursor({ after: 1_780_000_000_000_042 }, query("q=sang&limit=2"))!;

  it("is taken back by the same search, also for another limit", () => {
    expect(searchOf(`q=sang&limit=50&cursor=${next}`).cursor).toEqual({ after: 1_780_000_000_000_042 });
  });

  it("counts events where they are sorted by distance", () => {
    const near = "lat=59.9&lng=10.7&sort=distance";
    const cursor = formatEventCursor({ skip: 24 }, query(near))!;
    expect(searchOf(`${near}&cursor=${cursor}`).cursor).toEqual({ skip: 24 });
  });

  it.each([
    ["another search", `q=bønn&cursor=${next}`],
    ["a letter less", `q=sang&cursor=${next.slice(0, -1)}`],
    ["a letter more", `q=sang&cursor=${next}A`],
    ["another letter", `q=sang&cursor=${next.slice(0, 20)}${next[20] === "A" ? "B" : "A"}${next.slice(21)}`],
    ["forged content", `q=sang&cursor=${btoa('[1,{"after":1}]')}`],
    ["ten thousand characters", `q=sang&cursor=${"A".repeat(10_000)}`],
  ])("is refused with %s", (_, text) => {
    expect(wrongFields(text)).toEqual(["cursor"]);
  });

  it("is null after the last page", () => {
    expect(formatEventCursor(null, query(""))).toBeNull();
  });
});
