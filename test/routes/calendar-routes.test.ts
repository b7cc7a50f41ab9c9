import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { beforeAll, describe, expect, test } from "vitest";
import { events } from "#db/schema";
import { fromNow } from "#test/support/clock";
import { anEvent, anOrganizer, aSeries, setHidden, testDatabase } from "#test/support/rows";
import { pageText, visit } from "#test/support/visitor";

/** Answers a form once: its own test is favorites-calendar.test.ts. */
const NEVER_READ_AGAIN = "/favorites.ics";

/** Every other route that gives a calendar, and the addresses that it is asked by. */
const ASKED: Record<string, string[]> = {
  "/event/:id.ics": ["/event/an-id.ics", "/event/an-id.ics?series=1"],
  "/organizer/:id.ics": ["/organizer/an-id.ics"],
  "/feeds/:file": [
    "/feeds/events.ics",
    "/feeds/events.ics?organizer_id=an-id",
    "/feeds/events.ics?type=concert",
    "/feeds/events.ics?near=Oslo&q=konsert",
  ],
};
const CALENDAR_ROUTES = env.TEST_ROUTES.filter(
  (route) => /\.ics$|^\/feeds\//.test(route) && route !== NEVER_READ_AGAIN,
);

beforeAll(async () => {
  await anOrganizer({ id: "an-id", name: "Bykirken", cover_image_url: "/images/organizers/cover" });
  const { id: series_id } = await aSeries("an-id", { first_day: "2026-06-05", until: "2026-07-03" });
  for (const week of [0, 1, 2, 3, 4])
    await anEvent({
      id: week === 0 ? "an-id" : `date-${week}`,
      organizer_id: "an-id",
      title: "Konsert",
      event_type: "concert",
      start_time: new Date(Date.UTC(2026, 5, 5 + 7 * week, 16)),
      series_id,
      series_day: new Date(Date.UTC(2026, 5, 5 + 7 * week)).toISOString().slice(0, 10),
      location_name: "Bykirken",
      city: "Oslo",
      tags: ["kor"],
    });
});

test("every route of a calendar is asked", () => {
  expect(CALENDAR_ROUTES.sort()).toEqual(Object.keys(ASKED).sort());
});

describe.each(CALENDAR_ROUTES.flatMap((route) => ASKED[route] ?? []))("%s", (path) => {
  test("has in each event STATUS, GEO, URL, CATEGORIES and IMAGE, and how often to look again", async () => {
    const calendar = ICAL.Component.fromString(await pageText(path));
    expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT6H");
    expect(calendar.getFirstPropertyValue("x-published-ttl")).toBe("PT6H");
    const entries = calendar.getAllSubcomponents("vevent");
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      expect(entry.getFirstPropertyValue("status")).toBe("CONFIRMED");
      expect(entry.getFirstPropertyValue("geo")).toEqual([59.91, 10.75]);
      expect(String(entry.getFirstPropertyValue("url"))).toMatch(/^http:\/\/samling\.test\/event\/[\w-]+$/);
      expect(entry.getFirstPropertyValue("categories")).toBe("kor");
      expect(String(entry.getFirstPropertyValue("image"))).toBe("http://samling.test/images/organizers/cover");
    }
  });

  test("is found by no search engine, and is told not to be read again where it is the same", async () => {
    const { status, headers } = await visit(path);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    const [etag, modified] = [headers.get("ETag")!, headers.get("Last-Modified")!];
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/);
    expect(modified).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
    for (const known of [{ "If-None-Match": etag }, { "If-Modified-Since": modified }] as Record<string, string>[]) {
      const same = await visit(path, { headers: known });
      expect(same.status).toBe(304);
      expect([same.headers.get("ETag"), await same.text()]).toEqual([etag, ""]);
    }
    expect((await visit(path, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });
});

describe("a date of a series that is no longer shown is left out, and SEQUENCE says so", () => {
  let asked = 0;
  const seriesNow = async () => {
    // Each spelling has a copy of its own at the edge.
    const spelled = [..."konsert"].map((letter, at) => ((asked >> at) & 1 ? letter.toUpperCase() : letter)).join("");
    asked += 1;
    const text = await pageText(`/feeds/events.ics?organizer_id=an-id&q=${spelled}`);
    const [main] = ICAL.Component.fromString(text).getAllSubcomponents("vevent");
    const leftOut = main!.getAllProperties("exdate").flatMap((property) => property.getValues().map(String));
    return { leftOut, sequence: Number(main!.getFirstPropertyValue("sequence")) };
  };
  const hide = () => setHidden("event", "date-2", true);
  const show = () => setHidden("event", "date-2", false);
  const set = (change: Partial<typeof events.$inferInsert>) =>
    testDatabase().update(events).set(change).where(eq(events.id, "date-2"));

  test.each<[string, () => Promise<unknown>, boolean]>([
    ["hidden by a moderator", hide, true],
    ["shown again", show, false],
    ["merged into another event", () => set({ merged_into: "date-1" }), true],
    ["parted again", () => set({ merged_into: null }), false],
    ["held back", () => set({ public_from: fromNow({ days: 1 }) }), true],
    ["let go", () => set({ public_from: null }), false],
  ])("%s", async (_, change, isLeftOut) => {
    const before = await seriesNow();
    await change();
    const after = await seriesNow();
    expect(after.leftOut).toEqual(isLeftOut ? ["2026-06-19T18:00:00"] : []);
    expect(after.sequence).toBeGreaterThan(before.sequence);
  });

  test("another change of the same rows is none of the series", async () => {
    const before = await seriesNow();
    await set({ merged_into: null, public_from: null });
    expect((await seriesNow()).sequence).toBe(before.sequence);
  });
});
