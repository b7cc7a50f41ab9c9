import { describe, expect, it } from "vitest";
import { isServed, isTile, tileAttribution, tileUrl } from "~/domain/places/maps";

const KARTVERKET = "https://cache.kartverket.no/v1/wmts/1.0.0/topo/default/webmercator/{z}/{y}/{x}.png";
const OPENSTREETMAP = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

describe("tileUrl", () => {
  it("fills Kartverket's pattern, y before x", () => {
    expect(tileUrl(KARTVERKET, { z: 15, x: 17362, y: 9529 })).toBe(
      "https://cache.kartverket.no/v1/wmts/1.0.0/topo/default/webmercator/15/9529/17362.png",
    );
  });
  it("fills OpenStreetMap's pattern, x before y", () => {
    expect(tileUrl(OPENSTREETMAP, { z: 15, x: 17362, y: 9529 })).toBe(
      "https://tile.openstreetmap.org/15/17362/9529.png",
    );
  });
});

describe("tileAttribution", () => {
  it.each([
    [KARTVERKET, "© Kartverket", "https://www.kartverket.no/"],
    [OPENSTREETMAP, "© OpenStreetMap contributors", "https://www.openstreetmap.org/copyright"],
    ["https://tiles.example.org/{z}/{x}/{y}.png", "© tiles.example.org", "https://tiles.example.org"],
    ["https://notkartverket.no/{z}/{x}/{y}.png", "© notkartverket.no", "https://notkartverket.no"],
  ])("names who made %s", (pattern, text, href) => {
    expect(tileAttribution(pattern)).toEqual({ text, href });
  });
});

describe("isTile", () => {
  it.each([
    [{ z: 0, x: 0, y: 0 }, true],
    [{ z: 0, x: 1, y: 0 }, false],
    [{ z: 18, x: 262_143, y: 262_143 }, true],
    [{ z: 18, x: 262_143, y: 262_144 }, false],
    [{ z: 19, x: 0, y: 0 }, false],
  ])("%j: %s", (tile, is) => expect(isTile(tile)).toBe(is));
});

describe("isServed", () => {
  it.each([
    ["the whole world, far out", { z: 6, x: 0, y: 63 }, true],
    ["Oslo, near", { z: 15, x: 17362, y: 9529 }, true],
    ["Longyearbyen", { z: 12, x: 2226, y: 453 }, true],
    ["Jan Mayen", { z: 10, x: 487, y: 226 }, true],
    ["Lindesnes, at the nearest", { z: 18, x: 136205, y: 79600 }, true],
    ["Null Island", { z: 15, x: 16384, y: 16384 }, false],
    ["New York", { z: 12, x: 1205, y: 1539 }, false],
    ["the corner of the map", { z: 18, x: 0, y: 0 }, false],
    ["just beyond the zoom of the world", { z: 7, x: 0, y: 0 }, false],
  ])("%s", (_place, tile, is) => expect(isServed(tile)).toBe(is));
});
