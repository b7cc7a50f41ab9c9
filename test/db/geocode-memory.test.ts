import { expect, it } from "vitest";
import { fromNow, NOW } from "#test/support/clock";
import { testDatabase } from "#test/support/rows";
import type { Position } from "~/domain/places/position";
import { openGeocodeMemory } from "~/gateways/addresses/geocode-memory";

const POSITION = { lat: 67.2831, lng: 14.3802 };

type Source = "kartverket" | "gazetteer";

/** A store that is asked for one text at a time. */
function memoryAt(now: Date) {
  const memory = openGeocodeMemory(testDatabase(), now);
  return {
    keep: (text: string, position: Position | null, source: Source) => memory.keep([{ text, position, source }]),
    recall: async (text: string) => [...(await memory.recall([text])).values()][0],
  };
}

it("knows nothing of what was never asked", async () => {
  expect(await memoryAt(NOW).recall("Ukjent 1")).toBeUndefined();
});

it("remembers a found address for a year, however it is written in capitals", async () => {
  await memoryAt(NOW).keep("Kirkegata 4, 8003 Bodø", POSITION, "kartverket");
  expect(await memoryAt(fromNow({ days: 365 })).recall("KIRKEGATA 4, 8003 BODØ")).toEqual(POSITION);
  expect(await memoryAt(fromNow({ days: 366 })).recall("Kirkegata 4, 8003 Bodø")).toBeUndefined();
});

it("remembers for thirty days that an address was not found, and its town", async () => {
  await memoryAt(NOW).keep("Ingensteds 1", null, "gazetteer");
  await memoryAt(NOW).keep("Nyveien 1, Bodø", POSITION, "gazetteer");
  const later = memoryAt(fromNow({ days: 30 }));
  expect(await later.recall("Ingensteds 1")).toBeNull();
  expect(await later.recall("Nyveien 1, Bodø")).toEqual(POSITION);
  expect(await memoryAt(fromNow({ days: 31 })).recall("Ingensteds 1")).toBeUndefined();
});

it("takes a new answer in the place of the old one", async () => {
  await memoryAt(NOW).keep("Nyveien 2", null, "gazetteer");
  await memoryAt(fromNow({ days: 40 })).keep("Nyveien 2", POSITION, "kartverket");
  expect(await memoryAt(fromNow({ days: 300 })).recall("Nyveien 2")).toEqual(POSITION);
});

it("does not take Bo for Bø", async () => {
  await memoryAt(NOW).keep("Bo 1", POSITION, "kartverket");
  expect(await memoryAt(NOW).recall("Bø 1")).toBeUndefined();
});

it("is asked about any number of texts at once, and answers what it knows", async () => {
  const memory = openGeocodeMemory(testDatabase(), NOW);
  await memory.keep(
    Array.from({ length: 150 }, (_, number) => ({ text: `Mange ${number}`, position: POSITION, source: "kartverket" })),
  );
  const known = await memory.recall(Array.from({ length: 300 }, (_, number) => `mange ${number}`));
  expect(known.size).toBe(150);
  expect(known.get("mange 149")).toEqual(POSITION);
});
