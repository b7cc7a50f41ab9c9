import { expect, it } from "vitest";
import { openGeocodeMemory } from "~/gateways/addresses/geocode-memory";
import { fromNow, NOW } from "#test/support/clock";
import { testDatabase } from "#test/support/rows";

const POSITION = { lat: 67.2831, lng: 14.3802 };
const memoryAt = (now: Date) => openGeocodeMemory(testDatabase(), now);

it("knows nothing of what was never asked", async () => {
  expect(await memoryAt(NOW).recall("Ukjent 1")).toBeNull();
});

it("remembers a found address for a year, however it is written in capitals", async () => {
  await memoryAt(NOW).keep("Kirkegata 4, 8003 Bodø", POSITION, "kartverket");
  expect(await memoryAt(fromNow({ days: 365 })).recall("KIRKEGATA 4, 8003 BODØ")).toEqual({ position: POSITION });
  expect(await memoryAt(fromNow({ days: 366 })).recall("Kirkegata 4, 8003 Bodø")).toBeNull();
});

it("remembers for thirty days that an address was not found, and its town", async () => {
  await memoryAt(NOW).keep("Ingensteds 1", null, "gazetteer");
  await memoryAt(NOW).keep("Nyveien 1, Bodø", POSITION, "gazetteer");
  const later = memoryAt(fromNow({ days: 30 }));
  expect(await later.recall("Ingensteds 1")).toEqual({ position: null });
  expect(await later.recall("Nyveien 1, Bodø")).toEqual({ position: POSITION });
  expect(await memoryAt(fromNow({ days: 31 })).recall("Ingensteds 1")).toBeNull();
});

it("takes a new answer in the place of the old one", async () => {
  await memoryAt(NOW).keep("Nyveien 2", null, "gazetteer");
  await memoryAt(fromNow({ days: 40 })).keep("Nyveien 2", POSITION, "kartverket");
  expect(await memoryAt(fromNow({ days: 300 })).recall("Nyveien 2")).toEqual({ position: POSITION });
});

it("does not take Bo for Bø", async () => {
  await memoryAt(NOW).keep("Bo 1", POSITION, "kartverket");
  expect(await memoryAt(NOW).recall("Bø 1")).toBeNull();
});
