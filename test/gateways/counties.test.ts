import { expect, test } from "vitest";
import { countyAt } from "~/gateways/gazetteer/counties";
import { PLACES } from "~/gateways/gazetteer/places";

test("every place of the gazetteer lies in a county, but for an island in the Arctic Ocean", () => {
  const unknown = PLACES.filter(({ position: { lat, lng } }) => lng > 0 && countyAt({ lat, lng }) === null);
  expect([...new Set(unknown.map(({ name, municipality }) => `${name} / ${municipality}`))]).toEqual([]);
});

test.each([
  ["Oslo", 59.913, 10.746, "03"],
  ["Asker", 59.833, 10.437, "32"],
  ["Bodø", 67.28, 14.4, "18"],
  ["Kautokeino", 69.01, 23.04, "56"],
  ["Herøy on Sunnmøre", 62.32, 5.66, "15"],
  ["Herøy in Nordland", 65.97, 12.28, "18"],
  ["Våler in Østfold", 59.48, 10.87, "31"],
  ["Våler in Solør", 60.67, 11.83, "34"],
])("%s", (_name, lat, lng, county) => {
  expect(countyAt({ lat, lng })).toBe(county);
});

test("a position at sea or abroad is in none", () => {
  expect(countyAt({ lat: 57, lng: 3 })).toBeNull();
});
