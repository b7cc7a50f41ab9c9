import { describe, expect, test } from "vitest";
import { type Asked, at } from "#test/support/asked/asked";
import { FIRST, isAsked, judge, type LetGo, type Shown } from "#test/support/asked/judge";
import { sentences } from "#test/support/asked/sentences";

const BERGEN = { lat: 60.3913, lng: 5.3221 };
const VOSS = { lat: 60.6285, lng: 6.414 };
const OS = { lat: 60.19, lng: 5.47 };
const TROMSO = { lat: 69.6492, lng: 18.9553 };

const event = (change: Partial<Shown> = {}): Shown => ({
  title: "Julekonsert",
  description: "De kjente sangene.",
  type: "concert",
  tags: ["jul"],
  organizer: "Nøstebakken menighet",
  city: "Bergen",
  position: BERGEN,
  facts: {},
  starts: new Date("2026-12-12T18:00:00+01:00"),
  ends: null,
  ...change,
});

const letGo = (...whats: LetGo["what"][]): LetGo[] => whats.map((what) => ({ what }));
const lasting = (starts: string, ends: string) => event({ starts: new Date(starts), ends: new Date(ends) });
const verdictOf = (expected: Omit<Asked, "ask">, events: Shown[], said: LetGo[] = []) =>
  judge({ ask: "", ...expected }, events, said).verdict;

describe("an answer", () => {
  const right = event();
  const wrong = event({ title: "Bønnemøte", type: "prayer", tags: [] });
  const asked = { title: /konsert/i };

  test.each([
    ["of what was asked for", [right, right], "answered"],
    ["whose first six have one other", [right, right, right, wrong, right, right], "answered"],
    ["whose first six have two others", [right, wrong, right, wrong, right, right], "wrong"],
    ["whose seventh and eighth are others", [...Array<Shown>(FIRST).fill(right), wrong, wrong], "answered"],
    ["of five that have one other", [right, right, right, right, wrong], "wrong"],
    ["of one other", [wrong], "wrong"],
    ["of nothing", [], "empty"],
  ])("%s", (_what, events, verdict) => expect(verdictOf(asked, events)).toBe(verdict));

  test("says what an event fails", () => {
    const said = judge({ ask: "", ...asked, near: "Tromsø", days: "2026-12-24", hours: at(11) }, [right, wrong]);
    expect(said.wrong).toEqual([
      { title: "Julekonsert", fails: ["near", "days", "hours"] },
      { title: "Bønnemøte", fails: ["near", "days", "hours", "word"] },
    ]);
  });
});

describe("what was let go is not held against an answer", () => {
  test.each<[string, Omit<Asked, "ask">, LetGo["what"]]>([
    ["the place", { near: "Tromsø" }, "place"],
    ["the circle", { near: "Tromsø" }, "circle"],
    ["the days", { days: "2026-12-24" }, "days"],
    ["the weekday", { weekdays: [0] }, "days"],
    ["the hours", { hours: at(11) }, "hours"],
    ["the kind", { types: ["youth"] }, "kind"],
    ["the word", { what: /joik/ }, "word"],
  ])("%s", (_what, asked, what) => {
    expect(verdictOf(asked, [event()])).toBe("wrong");
    expect(verdictOf(asked, [event()], letGo(what))).toBe("answered");
  });

  test("but what else was asked is, and nothing at all stays nothing", () => {
    const asked = { near: "Tromsø", days: "2026-12-24" };
    expect(verdictOf(asked, [event()], letGo("days"))).toBe("wrong");
    expect(verdictOf(asked, [], letGo("days", "circle"))).toBe("empty");
  });

  test("who leaves a town stays around it", () => {
    const inOs = event({ position: OS });
    expect(verdictOf({ near: "Voss" }, [event({ position: BERGEN })], letGo("inside"))).toBe("wrong");
    expect(verdictOf({ near: [[60.39, 5.9]] }, [inOs])).toBe("wrong");
    expect(verdictOf({ near: [[60.39, 5.9]] }, [inOs], letGo("inside"))).toBe("answered");
  });
});

describe("an event is what was asked for", () => {
  const fits = (asked: Omit<Asked, "ask">, shown: Shown) => isAsked({ ask: "", ...asked }, shown);

  test.each<[string, Omit<Asked, "ask">, Shown, boolean]>([
    ["in its town", { near: "Bergen" }, event(), true],
    ["not in another", { near: "Bergen" }, event({ position: VOSS }), false],
    [
      "in one of two places of a name",
      {
        near: [
          [69.6, 18.9],
          [60.4, 5.3],
        ],
      },
      event({ position: TROMSO }),
      true,
    ],
    ["in the town of its organizer, where it says no place", { near: "Bergen" }, event({ position: null }), true],
    ["on the day", { days: "2026-12-12" }, event(), true],
    ["not a day later", { days: "2026-12-13" }, event(), false],
    ["within days", { days: ["2026-12-01", "2026-12-12"] }, event(), true],
    ["on a Saturday", { weekdays: [5] }, event(), true],
    ["in Norway's own day", { days: "2026-12-13" }, event({ starts: new Date("2026-12-12T23:30:00Z") }), true],
    [
      "an evening that ends after midnight is of one day",
      { days: "2026-12-13" },
      lasting("2026-12-12T18:00Z", "2026-12-13T01:00Z"),
      false,
    ],
    ["one of days is on each", { days: "2026-12-13" }, lasting("2026-12-11T17:00Z", "2026-12-14T12:00Z"), true],
    ["half past ten, for eleven", { hours: at(11) }, event({ starts: new Date("2026-12-13T10:30:00+01:00") }), true],
    ["but not noon", { hours: at(11) }, event({ starts: new Date("2026-12-13T12:00:00+01:00") }), false],
    ["of a type", { types: ["service", "concert"] }, event(), true],
    ["a word of its title", { title: /jule/i }, event(), true],
    ["a word of its text is not one of its title", { title: /kjente/i }, event(), false],
    ["a word of its text", { what: /kjente/i }, event(), true],
    ["a word that it may not have", { not: /jul/i }, event(), false],
    ["a fact", { facts: ["wheelchair"] }, event({ facts: { wheelchair: true } }), true],
    ["a fact that it denies", { facts: ["wheelchair"] }, event({ facts: { wheelchair: false } }), false],
    ["its family, as words", { what: /family:bedehus/ }, event({ facts: { family: "bedehus" } }), true],
    ["an age that it is for", { age: 14 }, event({ facts: { age_from: 13, age_to: 18 } }), true],
    ["an age that it is not for", { age: 8 }, event({ facts: { age_from: 13 } }), false],
  ])("%s", (_what, asked, shown, expected) => expect(fits(asked, shown)).toBe(expected));
});

describe("the sentences", () => {
  const SENTENCES = sentences();

  test("are more than 250, each once", () => {
    expect(SENTENCES.length).toBeGreaterThan(250);
    expect(SENTENCES.length).toBe(new Set(SENTENCES.map(({ ask }) => ask)).size);
  });
});
