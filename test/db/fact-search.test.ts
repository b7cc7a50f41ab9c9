import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { findEventRecord } from "#db/queries/events/records";
import { events, organizers } from "#db/schema";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { search } from "#test/support/search";
import { actualPublication, expectedPublication } from "#test/support/search-index";
import {
  type ChurchFamily,
  effectiveFacts,
  type FactId,
  FACTS,
  factsIn,
  type FactValues,
  FAMILIES,
  hasFact,
  parseFacts,
  PLACE_FACTS,
} from "~/domain/facts/facts";
import { FACT_LANGUAGES } from "~/domain/facts/languages";
import { factFacets } from "~/domain/search/fact-facets";

/** Every combination of what an organizer can say and what an event can say, of one place fact. */
const SAID_BY_ORGANIZER = [{}, { wheelchair: true }] satisfies FactValues[];
const SAID_BY_EVENT = [{}, { wheelchair: true }, { wheelchair: false }] satisfies FactValues[];

const made: { id: string; event: FactValues; organizer: FactValues }[] = [];

/** Returns all combinations of some lists' values, merged. */
const combined = (...lists: FactValues[][]): FactValues[] =>
  lists.reduce((all, list) => all.flatMap((one) => list.map((other) => ({ ...one, ...other }))), [{}]);

beforeAll(async () => {
  const yesOrNothing = PLACE_FACTS.slice(1).map((id): FactValues[] => [{}, { [id]: true }]);
  const families: FactValues[] = [{}, { family: "catholic" }];
  const ofOrganizers = combined(SAID_BY_ORGANIZER, yesOrNothing[0]!, families);
  const ofEvents = combined(
    SAID_BY_EVENT,
    [{}, { accessible_toilet: true }, { accessible_toilet: false }],
    [
      {},
      { family: "orthodox" },
      { communion: true, language: "en" },
      { sign_language: true, interpretation: "uk", price: "collection", stream_url: "https://a.test/" },
      { price: "ticket", age_from: 6, age_to: 13 },
      { price: "free", age_from: 60, language: "en", interpretation: "no" },
    ],
  );
  for (const organizer of ofOrganizers) {
    const { id: organizer_id } = await anOrganizer({ facts: organizer });
    for (const event of ofEvents) {
      const { id } = await anEvent({ organizer_id, facts: event });
      made.push({ id, event, organizer });
    }
  }
});

const holds = (test: (values: FactValues) => boolean) =>
  made.filter(({ event, organizer }) => test(effectiveFacts(event, organizer))).map(({ id }) => id);

const found = async (facts: Parameters<typeof search>[0]) => {
  const ids = (await search({ ...facts, limit: 500 })).events.map(({ id }) => id);
  return ids.sort();
};

describe("what holds for an event is the same by the rule, by SQL and in the index, for every combination", () => {
  test("by SQL", async () => {
    for (const { id, event, organizer } of made.filter((_, at) => at % 7 === 0)) {
      const record = await findEventRecord(testDatabase(), id);
      expect(parseFacts(record!.facts)).toEqual(effectiveFacts(event, organizer));
    }
  });

  test.each(FACTS)("%s", async (fact) => {
    const expected = holds((values) => hasFact(fact, values));
    expect(await found({ facts: { facts: [fact] } })).toEqual(expected.sort());
  });

  test.each(FAMILIES)("%s", async (family) => {
    expect(await found({ facts: { families: [family] } })).toEqual(holds((values) => values.family === family).sort());
  });

  test.each(FACT_LANGUAGES)("held in or interpreted into %s", async (language) => {
    const isIn = (values: FactValues) => [values.language, values.interpretation].includes(language);
    expect(await found({ facts: { languages: [language] } })).toEqual(holds(isIn).sort());
  });
});

test("all of several facts must hold, and any of several families or languages", async () => {
  const facts: FactId[] = ["wheelchair", "free"];
  const families: ChurchFamily[] = ["catholic", "orthodox"];
  const wanted = { facts, families, languages: ["en", "uk"] as const };
  const expected = holds(
    (values) =>
      facts.every((fact) => hasFact(fact, values)) &&
      families.some((family) => family === values.family) &&
      wanted.languages.some((language) => [values.language, values.interpretation].includes(language)),
  );
  expect(expected).not.toEqual([]);
  expect(await found({ facts: wanted })).toEqual(expected.sort());
});

test("an organizer's new facts hold for its coming events that do not say otherwise, hidden ones aside", async () => {
  const { id: organizer_id } = await anOrganizer();
  const [silent, contrary, hidden] = await Promise.all([
    anEvent({ organizer_id }),
    anEvent({ organizer_id, facts: { parking: false } }),
    anEvent({ organizer_id }),
  ]);
  await setHidden("event", hidden.id, true);
  const byParking = async () => {
    const ids = await found({ facts: { facts: ["parking"] } });
    return [silent, contrary, hidden].filter(({ id }) => ids.includes(id)).map(({ id }) => id);
  };
  expect(await byParking()).toEqual([]);
  const says = async (facts: FactValues) =>
    testDatabase()
      .update(organizers)
      .set({ facts, fact_facets: factFacets(facts) })
      .where(sql`id = ${organizer_id}`);
  await says({ parking: true });
  expect(await byParking()).toEqual([silent.id]);
  expect(await actualPublication()).toEqual(await expectedPublication());
  await says({});
  expect(await byParking()).toEqual([]);
});

test("an organizer's facts follow a name that is spelled otherwise, its own or that of an event's place", async () => {
  const { id: organizer_id } = await anOrganizer({ name: "Salem", facts: { parking: true } });
  const event = await anEvent({ organizer_id, location_name: "Salem", lat: null, lng: null });
  const isFound = async () => (await found({ facts: { facts: ["parking"] } })).includes(event.id);
  expect(await isFound()).toBe(true);
  await testDatabase().update(organizers).set({ name: "SALEM" }).where(eq(organizers.id, organizer_id));
  expect(await isFound()).toBe(false);
  await testDatabase().update(events).set({ location_name: "SALEM" }).where(eq(events.id, event.id));
  expect(await isFound()).toBe(true);
});

test("a hidden organizer's events are found by no fact", async () => {
  const { id: organizer_id } = await anOrganizer({ facts: { parking: true } });
  const { id } = await anEvent({ organizer_id });
  expect(await found({ facts: { facts: ["parking"] } })).toContain(id);
  await setHidden("organizer", organizer_id, true);
  expect(await found({ facts: { facts: ["parking"] } })).not.toContain(id);
});

test("every fact can hold", () => {
  const all = made.map(({ event, organizer }) => effectiveFacts(event, organizer));
  const unmade: FactId[] = ["hearing_loop", "parking", "childrens_church", "church_coffee"];
  const others = FACTS.filter((fact) => !unmade.includes(fact));
  expect([...new Set(all.flatMap(factsIn))].sort()).toEqual([...others].sort());
});
