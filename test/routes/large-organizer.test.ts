import { beforeAll, describe, expect, test } from "vitest";
import { fromNow } from "#test/support/clock";
import { insertEvents } from "#test/support/many-rows";
import { anOrganizer, eventValues } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { meteredVisit } from "#test/support/visitor";

let owner: Record<string, string>;

/** In 90 days, after some 7,000 others. */
const RARE = 6_390;

/** 20,000 events of one organizer, of which a quarter is in one month. */
const EVENTS = Array.from({ length: 20_000 }, (_, n) => {
  const when = { days: n % 4 ? n % 700 : n % 25, minutes: (n % 96) * 15 };
  const [start_time, end_time] = [fromNow(when), fromNow({ ...when, minutes: when.minutes + 60 })];
  return {
    id: `e${n}`,
    title: n === RARE ? "Nyttårskonsert" : `Samling ${n % 7}`,
    organizer_id: "large",
    start_time,
    end_time,
  };
});

beforeAll(async () => {
  await anOrganizer({ id: "large", name: "Storkirken" });
  await insertEvents(EVENTS.map((event) => eventValues(event)));
  await onTeam("large", "eier@stor.test", "admin");
  owner = await signedIn("eier@stor.test", { cookies: ["samling_organizer=large"] });
}, 120_000);

describe("an organizer with 20,000 events costs what a small one does", () => {
  test.each<[who: "visitor" | "owner", path: string, rowsRead: number]>([
    ["visitor", "/", 200],
    ["visitor", "/organizer/large", 60],
    ["visitor", "/organizer/large.ics", 600],
    ["visitor", "/feeds/events.ics?organizer=large", 1_100],
    ["visitor", "/api/events?organizer=large", 100],
    ["visitor", "/?view=month", 1_000],
    ["visitor", "/?view=month&month=2026-06&day=2026-06-15", 1_100],
    ["owner", "/dashboard", 1_700],
    ["owner", "/dashboard?period=past", 1_700],
    ["owner", "/dashboard?q=samling", 7_500],
    ["owner", "/dashboard?type=concert&state=waiting", 7_500],
    ["owner", "/dashboard?month=2026-06", 7_500],
    ["owner", "/dashboard/statistics", 1_100],
    ["owner", "/dashboard/event/new", 300],
  ])("%s: %s", async (who, path, rowsRead) => {
    const { status, meter } = await meteredVisit(path, who === "owner" ? owner : {});
    expect(status).toBe(200);
    expect(meter.rowsRead).toBeLessThanOrEqual(rowsRead);
  });
});

test("what few of many events are is found some pages on, and back from there, each with few rows", async () => {
  const look = async (path: string) => {
    const { html, meter } = await meteredVisit(path, owner);
    expect(meter.rowsRead).toBeLessThanOrEqual(12_500);
    const link = (name: string) =>
      new RegExp(`href="(/dashboard\\?[^"]*${name}=\\d+)"`).exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    return {
      after: link("after"),
      before: link("before"),
      said: html.includes("0 av de 1000 nærmeste datoene passer"),
      isThere: html.includes("Nyttårskonsert</"),
    };
  };
  const ways: string[] = [];
  let page = await look("/dashboard?q=konsert");
  for (; !page.isThere && page.after !== ""; page = await look(page.after)) {
    expect(page.said).toBe(true);
    ways.push(page.after);
  }
  expect([page.isThere, ways.length]).toEqual([true, 6]);
  const next = await look(page.after);
  expect([next.isThere, (await look(next.before)).isThere]).toEqual([false, true]);
});

test("five hundred favourites cost a dozen rows each", async () => {
  const event_ids = EVENTS.slice(0, 500).map(({ id }) => id);
  const json = { "Content-Type": "application/json" };
  const listed = await meteredVisit("/api/favorite-events", json, JSON.stringify({ event_ids }));
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const body = String(new URLSearchParams({ event_ids: event_ids.join() }));
  const calendar = await meteredVisit("/favorites.ics", form, body);
  for (const { status, meter } of [listed, calendar])
    expect([status, meter.rowsRead <= 12 * event_ids.length]).toEqual([200, true]);
});
