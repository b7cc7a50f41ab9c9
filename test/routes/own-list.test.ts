import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { settlingDatabase } from "#db/settling";
import cases from "#test/cases/routes/own-list.tsv?raw";
import { aCalendar } from "#test/support/calendar-work";
import { casesOf } from "#test/support/cases";
import { fromNow } from "#test/support/clock";
import { insertEvents } from "#test/support/many-rows";
import { anEvent, anOrganizer, aSeries, eventValues } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { meteredVisit } from "#test/support/visitor";

const EVENTS = 2000;
const IN_SERIES = 500;
const SERIES = 10;

let owner: Record<string, string>;
let calendarId: string;

/** A year of 2,000 events: one in four in one of ten series, one in five a concert. */
beforeAll(async () => {
  const { id: organizer_id, email } = await anOrganizer();
  owner = await signedIn(email);
  await insertEvents(
    Array.from({ length: EVENTS }, (_, n) =>
      eventValues({
        id: `many-${String(n).padStart(4, "0")}`,
        organizer_id,
        title: n % 100 === 7 ? `Julekonsert ${n}` : `Samling ${n}`,
        event_type: n % 5 === 0 ? "concert" : "service",
        description: "Vi samles til sang og kaffe i kirkestua, og alle er velkommen. ".repeat(6),
        start_time: fromNow({ hours: 2 + n * 4 }),
        end_time: fromNow({ hours: 3 + n * 4 }),
      }),
    ),
  );
  for (let at = 0; at < SERIES; at++) {
    const { id } = await aSeries(organizer_id);
    const size = IN_SERIES / SERIES;
    await settlingDatabase(env.DB)
      .prepare("update events set series_id = ? where id >= ? and id < ?")
      .bind(id, `many-${String(at * size).padStart(4, "0")}`, `many-${String((at + 1) * size).padStart(4, "0")}`)
      .run();
  }
  calendarId = (await aCalendar({ organizer_id })).id;
  const source = { google_calendar_sync_id: calendarId, google_event_id: "uid#", import_fingerprint: "x" };
  await anEvent({ organizer_id, title: "Fra kalenderen", ...source });
  await anEvent({ organizer_id, title: "Avlyst tur", state: "cancelled", start_time: fromNow({ days: 3 }) });
});

const titlesIn = (html: string) => [...html.matchAll(/aria-label="Velg ([^"]+?), /g)].map(([, title]) => title!);

async function list(search: string) {
  const visit = await meteredVisit(`/dashboard${search}`, owner);
  expect(visit.status).toBe(200);
  return { ...visit, titles: titlesIn(visit.html), found: /(\d+) dato(?:er)? passer/.exec(visit.html)?.[1] };
}

describe("the dashboard filters by text, type, month, state, source", () => {
  test.each<[search: string, found: number, first: string]>(casesOf(cases, "counted truly"))(
    "%s: %i, counted truly",
    async (search, found, first) => {
      const page = await list(search);
      expect(page.found).toBe(String(found));
      expect(page.titles[0]).toBe(first);
    },
  );

  test("by one calendar", async () => {
    expect((await list(`?source=${calendarId}`)).titles).toEqual(["Fra kalenderen"]);
  });

  test("all together, and what cannot be read counts as missing", async () => {
    expect((await list("?type=dans&month=juni&state=x&source=%20&period=y")).html).toContain("(2002)");
    expect((await list("?type=concert&state=cancelled")).html).toContain("Ingen arrangementer passer med filteret");
  });

  test("keeps what is chosen in the form and in the pages, each row once", async () => {
    const seen: string[] = [];
    for (let search: string | undefined = "?type=concert"; search;) {
      const { html, titles } = await list(search);
      seen.push(...titles);
      expect(html).toMatch(/<option value="concert" selected/);
      search = /href="\/dashboard(\?[^"]+)"[^>]*>Neste side/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    }
    // Each of the ten series is one row.
    expect(seen).toHaveLength(310);
    expect(new Set(seen).size).toBe(310);
  });
});

describe("2,000 events stay quick", () => {
  test.each<[search: string, rowsRead: number]>([
    ["", 1_800],
    ["?type=concert", 6_000],
    ["?q=julekonsert", 5_000],
    ["?month=2026-07", 3_000],
  ])("/dashboard%s", async (search, most) => {
    const { meter, html } = await list(search);
    expect(meter.trips).toBeLessThanOrEqual(3);
    expect(meter.rowsRead).toBeLessThanOrEqual(most);
    expect(html.length).toBeLessThan(430_000);
  });

  test("a step of 200 is one trip more than its form, and reads what it writes", async () => {
    const ids = Array.from({ length: 200 }, (_, n) => `e=many-${String(1000 + n).padStart(4, "0")}.1`).join("&");
    const path = `/dashboard/several?act=type&${ids}`;
    const shown = await meteredVisit(path, owner);
    expect(shown.status).toBe(200);
    expect(shown.meter.trips).toBeLessThanOrEqual(3);
    const body = String(new URLSearchParams({ intent: "do", key: "two-hundred", event_type: "youth" }));
    const headers = { ...owner, "Content-Type": "application/x-www-form-urlencoded" };
    const pressed = await meteredVisit(path, headers, body);
    expect(pressed.status).toBe(303);
    expect(pressed.meter.trips).toBeLessThanOrEqual(5);
    expect(pressed.meter.statements).toBeLessThanOrEqual(20);
    // Most of it compares each event's columns for its history; what was touched is compared with each table derived from it.
    expect(pressed.meter.rowsRead).toBeLessThanOrEqual(95_000);
    expect(pressed.meter.rowsWritten).toBeLessThanOrEqual(3_500);
  });
});
