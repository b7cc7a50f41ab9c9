import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { events } from "#db/schema";
import { fromNow } from "#test/support/clock";
import { anEvent, testDatabase } from "#test/support/rows";
import { done, lasting, rowOf, rowsOf, three, undone } from "#test/support/several-step";
import type { SeveralChange } from "~/models/events/several-changes";

const db = testDatabase();

const inPlace = (location_name: string): SeveralChange => ({
  act: "place",
  place: { location_name, location_address: null, city: null, country: "Norge", lat: null, lng: null },
});

describe("several events that get another place in one step are moved", () => {
  const NEAR = { start_time: fromNow({ days: 3 }), end_time: null, location_name: "Kirken" };
  const AS_PLANNED = { state: "planned", previous_location: null };

  test("each says where it was, its sequence rises by each step, and the first place counts until it is back", async () => {
    const { organizer_id, rows } = await three(NEAR);
    await done(organizer_id, inPlace("Bedehuset"), { rows });
    const moved = await rowsOf(rows);
    for (const row of moved)
      expect(row).toMatchObject({ state: "moved", previous_location: "Kirken", previous_start_time: null });
    const again = await done(organizer_id, inPlace("Hallen"), { rows: moved.map((row) => row!) });
    const twice = await rowsOf(rows);
    for (const row of twice) expect(row).toMatchObject({ state: "moved", previous_location: "Kirken" });
    for (const [at, row] of twice.entries())
      expect(row!.updated_at!.getTime()).toBeGreaterThan(moved[at]!.updated_at!.getTime());
    await undone(again);
    expect((await rowsOf(rows)).map(lasting)).toEqual(moved.map(lasting));
    await done(organizer_id, inPlace("Kirken"), { rows: (await rowsOf(rows)).map((row) => row!) });
    for (const row of await rowsOf(rows)) expect(row).toMatchObject(AS_PLANNED);
  });

  test("not where nobody has seen it, where it is weeks away, or over; one that is shown as moved stays true", async () => {
    const { organizer_id, rows } = await three(NEAR);
    const day = (days: number) => ({ start_time: fromNow({ days }) });
    await db
      .update(events)
      .set({ public_from: fromNow({ days: 1 }) })
      .where(eq(events.id, rows[0]!.id));
    await db.update(events).set(day(40)).where(eq(events.id, rows[1]!.id));
    await db.update(events).set(day(-2)).where(eq(events.id, rows[2]!.id));
    const far = await anEvent({ ...NEAR, ...day(40), organizer_id, state: "moved", previous_location: "Hallen" });
    await done(organizer_id, inPlace("Bedehuset"), { rows: [...rows, far] });
    for (const row of await rowsOf(rows)) expect(row).toMatchObject(AS_PLANNED);
    expect(await rowOf(far.id)).toMatchObject({ state: "moved", previous_location: "Hallen" });
    await done(organizer_id, inPlace("Hallen"), { rows: [(await rowOf(far.id))!] });
    expect(await rowOf(far.id)).toMatchObject(AS_PLANNED);
  });
});
