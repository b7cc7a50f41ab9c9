import { expect, it } from "vitest";
import { fromNow, NOW } from "#test/support/clock";
import { testDatabase } from "#test/support/rows";
import type { Position } from "~/domain/places/position";
import { openGeocodeStore } from "~/gateways/addresses/geocode-store";

const POSITION = { lat: 67.2831, lng: 14.3802 };

type Source = "kartverket" | "gazetteer";

/** A store that is asked for one text at a time. */
function memoryAt(now: Date) {
  const store = openGeocodeStore(testDatabase(), now);
  return {
    save: (text: string, position: Position | null, source: Source) => store.save([{ text, position, source }]),
    find: async (text: string) => [...(await store.find([text])).values()][0],
  };
}

it("knows nothing of what was never asked", async () => {
  expect(await memoryAt(NOW).find("Ukjent 1")).toBeUndefined();
});

it("remembers a found address for a year, however it is written in capitals", async () => {
  await memoryAt(NOW).save("Kirkegata 4, 8003 Bodø", POSITION, "kartverket");
  expect(await memoryAt(fromNow({ days: 365 })).find("KIRKEGATA 4, 8003 BODØ")).toEqual(POSITION);
  expect(await memoryAt(fromNow({ days: 366 })).find("Kirkegata 4, 8003 Bodø")).toBeUndefined();
});

it("remembers for thirty days that an address was not found, and its town", async () => {
  await memoryAt(NOW).save("Ingensteds 1", null, "gazetteer");
  await memoryAt(NOW).save("Nyveien 1, Bodø", POSITION, "gazetteer");
  const later = memoryAt(fromNow({ days: 30 }));
  expect(await later.find("Ingensteds 1")).toBeNull();
  expect(await later.find("Nyveien 1, Bodø")).toEqual(POSITION);
  expect(await memoryAt(fromNow({ days: 31 })).find("Ingensteds 1")).toBeUndefined();
});

it("takes a new answer in the place of the old one", async () => {
  await memoryAt(NOW).save("Nyveien 2", null, "gazetteer");
  await memoryAt(fromNow({ days: 40 })).save("Nyveien 2", POSITION, "kartverket");
  expect(await memoryAt(fromNow({ days: 300 })).find("Nyveien 2")).toEqual(POSITION);
});

it("does not take Bo for Bø", async () => {
  await memoryAt(NOW).save("Bo 1", POSITION, "kartverket");
  expect(await memoryAt(NOW).find("Bø 1")).toBeUndefined();
});

it("is asked about any number of texts at once, and answers what it knows", async () => {
  const store = openGeocodeStore(testDatabase(), NOW);
  await store.save(
    Array.from({ length: 150 }, (_, number) => ({ text: `Mange ${number}`, position: POSITION, source: "kartverket" })),
  );
  const known = await store.find(Array.from({ length: 300 }, (_, number) => `mange ${number}`));
  expect(known.size).toBe(150);
  expect(known.get("mange 149")).toEqual(POSITION);
});
