import { expect, it, test } from "vitest";
import { findNearestPlace } from "~/gateways/gazetteer/find-place";

test.each([
  [{ lat: 62.57, lng: 11.38 }, "Røros"],
  [{ lat: 59.91, lng: 10.75 }, "Oslo"],
  [{ lat: 69.66, lng: 18.96 }, "Tromsø"],
])("%j is near %s", (position, name) => expect(findNearestPlace(position)?.name).toBe(name));

it.each([
  { lat: 0, lng: 0 },
  { lat: 59.33, lng: 18.07 },
])("is nothing where no place is near: %j", (position) => {
  expect(findNearestPlace(position)).toBeNull();
});
