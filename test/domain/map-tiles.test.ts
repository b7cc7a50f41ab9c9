import { describe, expect, it } from "vitest";
import { isTile, tileAttribution, tileUrl } from "~/domain/map-tiles";

const KARTVERKET = "https://cache.kartverket.no/v1/wmts/1.0.0/topo/default/webmercator/{z}/{y}/{x}.png";
const OPENSTREETMAP = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

describe("tileUrl", () => {
  it("fills Kartverket's pattern, y before x", () => {
    expect(tileUrl(KARTVERKET, { z: 15, x: 17362, y: 9529 })).toBe(
      "https://cache.kartverket.no/v1/wmts/1.0.0/topo/default/webmercator/15/9529/17362.png",
    );
  });
  it("fills OpenStreetMap's pattern, x before y", () => {
    expect(tileUrl(OPENSTREETMAP, { z: 15, x: 17362, y: 9529 })).toBe("https://tile.openstreetmap.org/15/17362/9529.png");
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
