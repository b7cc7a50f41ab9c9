import { expect, test } from "vitest";
import { mapAttribution } from "~/domain/map-attribution";

test.each([
  ["https://cache.kartverket.no/v1/wmts/{z}/{y}/{x}.png", { text: "© Kartverket", href: "https://www.kartverket.no/" }],
  ["https://tile.openstreetmap.org/{z}/{x}/{y}.png", { text: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" }],
  ["http://tiles.test:81/{z}/{x}/{y}.png", { text: "tiles.test:81", href: "http://tiles.test:81" }],
  ["https://notkartverket.no/{z}/{x}/{y}.png", { text: "notkartverket.no", href: "https://notkartverket.no" }],
])("the map of %s is owed to", (tileUrl, expected) => {
  expect(mapAttribution(tileUrl)).toEqual(expected);
});
