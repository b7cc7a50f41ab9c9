import { describe, expect, test } from "vitest";
import { partsOfPage, tilesAround } from "~/domain/offline/page-parts";

const html = (event: object, more = "") =>
  `<!DOCTYPE html><html lang="nn" data-theme="dark"><head><title>Song &amp; bønn – Samling</title></head><body>` +
  `<script type="application/ld+json" nonce="n">${JSON.stringify(event)}</script>${more}` +
  `<header><picture data-cover="true"><img src="/images/a/b?w=960&amp;x=1" srcSet="/images/a/b?w=480 480w"/></picture>` +
  `<img src="/images/logo"/></header><h2>Mer</h2><img src="/images/other"/>` +
  `<link href="/assets/app-1.css"/><link href="/assets/root-2.js"/><link href="/assets/root-2.js"/></body></html>`;

describe("what a kept page needs, and what is known of it", () => {
  const begins = { "@type": "Event", startDate: "2026-11-25T08:00:00+01:00" };

  test("its language, title, files, own pictures and place", () => {
    const geo = { latitude: 60.4, longitude: 5.32 };
    expect(partsOfPage(html({ ...begins, location: { geo } }))).toMatchObject({
      language: "nn",
      title: "Song & bønn – Samling",
      assets: ["/assets/app-1.css", "/assets/root-2.js"],
      pictures: ["/images/a/b?w=960&x=1", "/images/logo"],
      position: { lat: 60.4, lng: 5.32 },
    });
  });

  test.each([
    ["at its end", { ...begins, endDate: "2026-11-25T09:30:00+01:00" }, "2026-11-25T08:30:00Z"],
    ["without an end, four hours after it began", begins, "2026-11-25T11:00:00Z"],
    [
      "of whole days, after the last of them",
      { startDate: "2026-11-25", endDate: "2026-11-26" },
      "2026-11-27T06:00:00Z",
    ],
  ])("an event is over %s", (_when, event, over) => {
    expect(new Date(partsOfPage(html(event)).over!).toISOString()).toBe(over.replace("Z", ".000Z"));
  });

  test("a page about no event is never over, and one that is cut off is nothing", () => {
    expect(partsOfPage(html({ "@type": "Organization" }))).toMatchObject({ over: null, position: null });
    expect(partsOfPage("<html")).toEqual({
      language: "",
      title: "",
      assets: [],
      pictures: [],
      position: null,
      over: null,
    });
  });
});

test("nine tiles lie around a place, at the zoom of its map", () => {
  const tiles = tilesAround({ lat: 59.9139, lng: 10.7522 });
  expect(tiles).toHaveLength(9);
  expect(tiles[4]).toEqual({ z: 15, x: 17362, y: 9531 });
});
