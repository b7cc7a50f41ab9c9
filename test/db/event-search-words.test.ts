import { beforeAll, describe, expect, test } from "vitest";
import cases from "#test/cases/db/event-search-words.tsv?raw";
import { casesOf } from "#test/support/cases";
import { anEvent, anOrganizer } from "#test/support/rows";
import { search } from "#test/support/search";

beforeAll(async () => {
  const roros = await anOrganizer({ name: "Røros kirke", city: "Røros", description: "Bergstadens Ziir" });
  const salt = await anOrganizer({ name: "Saltstraumen bedehus", city: "Bodø" });
  const add = (id: string, title: string, more: Parameters<typeof anEvent>[0] = {}) =>
    anEvent({ id, title, organizer_id: salt.id, event_type: "other", ...more });
  await add("concert", "Kirkekonsert i mørketiden", { description: "Musikk av Bach" });
  await add("small", "Små og store", { tags: ["familie", "småbarn"] });
  await add("easter", "PÅSKEVANDRING", { location_name: "Ålesund kirke", location_address: "Kirkegata 4" });
  await add("mass", "Høymesse", { organizer_id: roros.id });
  await add("aas", "Gudstjeneste i Aas");
  await add("odd", 'Spørsmål & svar: "100 % tro" — C++ eller * ?', { tags: ["⛪"] });
  await add("unplaced", "Bønnemøte", { location_name: "Location TBD" });
});

const found = async (query: string) => (await search({ query })).events.map(({ id }) => id).sort();

test.each(casesOf<[string, string, string[]]>(cases, "words find events"))(
  "words find events: %s: %s",
  async (_what, query, ids) => {
    expect(await found(query)).toEqual(ids);
  },
);

const everything = ["aas", "concert", "easter", "mass", "odd", "small", "unplaced"];

const hostile: [query: string, found: string[]][] = [
  ['"', []],
  ['""', []],
  ["'", []],
  ['konsert"', ["concert"]],
  ["AND", ["easter"]],
  ["OR", []],
  ["konsert AND", []],
  ["NOT konsert", []],
  ["NEAR(konsert, 2)", []],
  ["words:konsert", []],
  ["{words} : konsert", []],
  ["%", []],
  ["_", []],
  ["*", []],
  ["konsert*", ["concert"]],
  ["^konsert", ["concert"]],
  ["-konsert", ["concert"]],
  ["(((", []],
  ["\\", []],
  ["'; drop table events; --", []],
  ["kon\u0000sert", ["concert"]],
  ["\u0000", []],
  ["\ud800", []],
  ["🙏🏽👨‍👩‍👧‍👦", []],
  ["乀".repeat(3), []],
  ["a".repeat(10_000), []],
  ["konsert ".repeat(1_250), ["concert"]],
  ["æøå ".repeat(2_500), []],
  ["   ", everything],
  ["\n\t", everything],
];

describe("hostile words give no error", () => {
  const shown = (query: string) => JSON.stringify(query).slice(0, 40);

  test.each(hostile.map(([query, ids]) => ({ shown: shown(query), query, ids })))("$shown", async ({ query, ids }) => {
    expect(await found(query)).toEqual(ids);
    await search({ query, circle: { lat: 59.9, lng: 10.7, radiusKm: 50 }, sort: "distance", types: ["youth"] });
  });
});

describe("a word finds what is written in the other written language, or in English", () => {
  beforeAll(async () => {
    const vik = await anOrganizer({ name: "Vik kyrkjelyd", city: "Vik" });
    await anEvent({
      id: "nynorsk",
      title: "Kyrkjesong og gudsteneste",
      event_type: "other",
      organizer_id: vik.id,
      city: "Vik",
    });
    await anEvent({ id: "choir", title: "Voksenkor øver", event_type: "other", organizer_id: vik.id, city: "Vik" });
  });

  test.each([
    ["gudstjeneste", ["aas", "mass", "nynorsk"]],
    ["church service", ["aas", "mass", "nynorsk"]],
    ["kirkesang", ["nynorsk"]],
    ["choir", ["choir"]],
    ["kirkelyd kor", ["choir"]],
  ])("%s", async (query, ids) => {
    expect(await found(query)).toEqual(ids);
  });
});
