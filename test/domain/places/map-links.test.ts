import { describe, expect, test } from "vitest";
import { directionsLink, mapAppOf, mapLink } from "~/domain/places/maps";

const CHURCH = { lat: 67.2831, lng: 14.3802 };
const ADDRESS = "Kirkegata 4, 8003 Bodø";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
    "geo",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "apple",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "apple",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0", "google"],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
    "google",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "openstreetmap"],
  ["", "openstreetmap"],
] as const)("the map of a device: %s → %s", (userAgent, app) => expect(mapAppOf(userAgent)).toBe(app));

describe("directions", () => {
  test.each([
    ["geo", "geo:67.2831,14.3802?q=67.2831,14.3802(Lillehavn%20kirke)"],
    ["apple", "https://maps.apple.com/?daddr=67.2831%2C14.3802"],
    ["google", "https://www.google.com/maps/dir/?api=1&destination=67.2831%2C14.3802"],
    ["openstreetmap", "https://www.openstreetmap.org/directions?to=67.2831%2C14.3802"],
  ] as const)("to a position by %s: the destination is set", (app, href) => {
    expect(directionsLink(CHURCH, "Lillehavn kirke", app)).toBe(href);
  });

  test.each([
    ["geo", "geo:0,0?q=Kirkegata%204%2C%208003%20Bod%C3%B8"],
    ["apple", "https://maps.apple.com/?daddr=Kirkegata+4%2C+8003+Bod%C3%B8"],
    ["google", "https://www.google.com/maps/dir/?api=1&destination=Kirkegata+4%2C+8003+Bod%C3%B8"],
    ["openstreetmap", "https://www.openstreetmap.org/directions?to=Kirkegata+4%2C+8003+Bod%C3%B8"],
  ] as const)("to an address by %s", (app, href) => expect(directionsLink(ADDRESS, "Lillehavn kirke", app)).toBe(href));

  test("a name's own brackets do not end the pin's name", () => {
    expect(directionsLink(CHURCH, "Kirken (sør) & kafé", "geo")).toBe(
      "geo:67.2831,14.3802?q=67.2831,14.3802(Kirken%20%20s%C3%B8r%20%20%26%20kaf%C3%A9)",
    );
  });
});

test("the place on the public map", () => {
  expect(mapLink(CHURCH)).toBe("https://www.openstreetmap.org/?mlat=67.2831&mlon=14.3802#map=16/67.2831/14.3802");
  expect(mapLink(ADDRESS)).toBe("https://www.openstreetmap.org/search?query=Kirkegata+4%2C+8003+Bod%C3%B8");
});
