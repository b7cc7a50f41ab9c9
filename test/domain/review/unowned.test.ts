import { describe, expect, test } from "vitest";
import { caseFile, groupsOf } from "#test/support/cases";
import { fromNow } from "#test/support/clock";
import { someRows } from "#test/support/reviews";
import type { ImportedEvent, StoredImportedEvent } from "~/domain/calendars/imported-event";
import { saidYesTo } from "~/domain/review/said-yes";
import { unownedEvents } from "~/domain/review/unowned";

const CASES = groupsOf(caseFile("review/unowned.tsv"));

const OWN = { name: "Solvik menighet", address: "Kirkeveien 4, 4610 Solvik", city: "Solvik" };

const event = (title: string, given: Partial<ImportedEvent> = {}): ImportedEvent => ({
  key: `${title}@${given.location ?? ""}#1`,
  uid: title,
  title,
  description: "",
  type: "other",
  start: fromNow({ days: 3 }),
  end: null,
  allDay: false,
  location: null,
  geo: null,
  url: null,
  tags: [],
  state: "planned",
  ...given,
});

const stored = ({ key, title, start, location }: ImportedEvent): StoredImportedEvent => ({
  id: key,
  key,
  title,
  start,
  location,
  standing: "there",
  fingerprint: "x",
  isPublic: true,
});

/** Of a source that nobody at the congregation has said yes to. */
function judge(all: ImportedEvent[], given: Partial<Parameters<typeof unownedEvents>[1]> = {}) {
  const said = { stored: [], decisions: [], own: OWN, hosts: ["solvik.example"], isElsewhere: false, isComplete: true };
  const { events, left, whole } = unownedEvents(
    { events: all, left: [] },
    { ...said, unreadable: new Set(), ...given },
  );
  return { events, waiting: left.filter(({ standing }) => standing === "awaits-yes"), whole };
}

const PLAIN = CASES["plain"]!;

const NOT_PLAIN = CASES["not plain"]!;

const ELSEWHERE = [
  "Hos Kari Nordmann",
  "Kari Nordmanns hage",
  "Storgata 9",
  "Rom 12",
  "Sykehjemmet, rom 12",
  "Fjernvik kirke, 9990 Fjernvik",
  "Fjernvik kirke",
  "https://annen.example/mote",
];

const OWN_PLACES = [
  null,
  "Solvik kirke",
  "Kirken",
  "Kirkeveien 4, 4610 Solvik",
  "Peisestua",
  "Nordre kapell, 4610 Solvik",
];

describe("what a source brings that nobody at the congregation vouches for", () => {
  test.each(PLAIN)("is shown where it is of the plainest kinds: %s", (title) => {
    expect(judge([event(title)]).events.map((one) => one.title)).toEqual([title]);
  });

  test.each(NOT_PLAIN)("waits for a yes otherwise: %s", (title) => {
    const { events, waiting, whole } = judge([event(title)]);
    expect([events, waiting.length, whole]).toEqual([[], 1, null]);
  });

  test.each(OWN_PLACES)("at its own place or in its town: %s", (location) => {
    expect(judge([event("Gudstjeneste", { location })]).waiting).toEqual([]);
  });

  test.each(ELSEWHERE)("and waits at others': %s", (location) => {
    expect(judge([event("Gudstjeneste", { location })]).events).toEqual([]);
  });

  test("never brings a description, a telephone number, an address of others, tags or a position", () => {
    const told = {
      description: "Ring 912 34 567",
      tags: ["Soknebud"],
      geo: { lat: 1, lng: 1 },
      url: "https://annen.example/",
      location: "Solvik kirke, tlf. +47 912 34 567, post@annen.example",
    };
    const said = event("Konsert med Kari, 91234567", told);
    const [row] = someRows([{ key: said.key, title: said.title, place: told.location }]);
    const decisions = saidYesTo([{ ...row!, isTicked: true }]);
    expect(judge([said], { decisions }).events).toMatchObject([
      { title: "Konsert med Kari", description: "", location: "Solvik kirke", tags: [], geo: null, url: null },
    ]);
    const own = judge([event("Konsert", { url: "https://www.solvik.example/konsert" })]).events;
    expect(own[0]!.url, "its own stays").toBe("https://www.solvik.example/konsert");
  });

  test("a yes is to these words at this place: the same event with others waits, and stands as it was", () => {
    const before = event("Kveld med gjester", { key: "a#1", location: "Solvik kirke" });
    const known = { stored: [stored(before)] };
    expect(judge([before], known).events).toHaveLength(1);
    for (const change of [{ title: "Kveld med Kari Nordmann" }, { location: "Hos Kari Nordmann" }]) {
      const judged = judge([{ ...before, ...change }], known);
      expect([judged.events, judged.waiting.length, judged.whole]).toEqual([[], 1, null]);
    }
  });

  const weekly = (weeks: number, from = 0) =>
    Array.from({ length: weeks }, (_, at) =>
      event("Gudstjeneste", { key: `g#${from + at}`, start: fromNow({ days: 7 * (from + at) + 1 }) }),
    );

  test("no more than a week's usual number is new at a time", () => {
    const known = { stored: weekly(8).map(stored) };
    expect(judge(weekly(9), known)).toMatchObject({ waiting: [], whole: null });
    const { events, waiting, whole } = judge(weekly(11), known);
    expect([events.length, waiting.length, whole]).toEqual([9, 2, null]);
  });

  test("more than a handful, another site, or most of the old gone: the whole run waits", () => {
    const known = { stored: weekly(8).map(stored) };
    expect(judge(weekly(14), known).whole).toBe("many_new");
    expect(judge([...weekly(8), ...NOT_PLAIN.slice(0, 6).map((title) => event(title))], known).whole).toBe("many_new");
    expect(judge(weekly(8), { ...known, isElsewhere: true }).whole).toBe("elsewhere");
    expect(judge(weekly(3), known).whole).toBe("replaced");
    expect(judge([], known).whole).toBe("replaced");
    expect(judge(weekly(5), known).whole).toBe(null);
    expect(judge([], { ...known, isComplete: false }).whole, "an excerpt").toBe(null);
    const renamed = weekly(8).map((one) => ({ ...one, key: `${one.key}-ny` }));
    expect(judge(renamed, known), "new ids are no new events").toMatchObject({ waiting: [], whole: null });
  });
});
