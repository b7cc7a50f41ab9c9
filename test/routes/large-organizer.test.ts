import { beforeAll, expect, test } from "vitest";
import cases from "#test/cases/routes/large-organizer.tsv?raw";
import { casesOf } from "#test/support/cases";
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

test.each<[who: "visitor" | "owner", path: string, rowsRead: number]>(casesOf(cases, "rows read"))(
  "an organizer with 20,000 events costs what a small one does: %s: %s",
  async (who, path, rowsRead) => {
    const { status, meter } = await meteredVisit(path, who === "owner" ? owner : {});
    expect(status).toBe(200);
    expect(meter.rowsRead).toBeLessThanOrEqual(rowsRead);
  },
);

test("a narrowed list of many looks at the nearest, says so, and finds the others by their month", async () => {
  const look = async (path: string) => (await meteredVisit(path, owner)).html;
  const near = await look("/dashboard?q=konsert");
  expect(near).toContain("0 av de 2500 nærmeste datoene passer");
  expect(near).not.toContain("Nyttårskonsert</");
  expect(await look("/dashboard?q=konsert&month=2026-09")).toContain("Nyttårskonsert</");
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
