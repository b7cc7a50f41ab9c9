import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { events } from "#db/schema";
import { eventDeps } from "#test/support/event-forms";
import { fiveTuesdays, ownEvent, rowsOf, seriesRowsOf } from "#test/support/published-series";
import { anEvent, testDatabase } from "#test/support/rows";
import type { SeriesScope } from "~/domain/events/repetition";
import { deleteEvent } from "~/models/events/delete";

const remove = async (id: string, scope: SeriesScope = "this", includeExceptions = false) =>
  deleteEvent(await ownEvent(id), { scope, includeExceptions, version: null, userId: "somebody" }, eventDeps());

const daysOf = async (organizerId: string) => (await rowsOf(organizerId)).map(({ series_day }) => series_day?.slice(5));

describe("deleting", () => {
  test("an event by itself", async () => {
    const { id, organizer_id } = await anEvent();
    expect(await remove(id)).toMatchObject({ ok: true, value: { count: 1 } });
    expect(await rowsOf(organizer_id)).toEqual([]);
  });

  const cases: [scope: SeriesScope, left: string[], until: string[]][] = [
    ["this", ["06-09", "06-16", "06-30", "07-07"], ["2026-07-07"]],
    ["following", ["06-09", "06-16"], ["2026-06-16"]],
    ["all", [], []],
  ];
  test.each(cases)(
    "'%s' of a series leaves the rest, and a series that says when it ends",
    async (scope, left, until) => {
      const { organizerId, ids } = await fiveTuesdays();
      expect(await remove(ids[2]!, scope)).toMatchObject({ ok: true, value: { count: 5 - left.length } });
      expect(await daysOf(organizerId)).toEqual(left);
      expect((await seriesRowsOf(organizerId)).map((series) => series.until)).toEqual(until);
    },
  );

  test("keeps what was changed by hand, unless that is meant too", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    await testDatabase().update(events).set({ is_exception: true }).where(eq(events.id, ids[4]!));
    await remove(ids[2]!, "following");
    expect(await daysOf(organizerId)).toEqual(["06-09", "06-16", "07-07"]);
    await remove(ids[0]!, "all", true);
    expect(await rowsOf(organizerId)).toEqual([]);
    expect(await seriesRowsOf(organizerId)).toEqual([]);
  });

  test("does not reach an imported event", async () => {
    const { id } = await anEvent({ google_calendar_id: "kalender" });
    expect(await remove(id)).toEqual({ ok: false, problem: { kind: "imported" } });
    expect((await ownEvent(id)).event.id).toBe(id);
  });

  test("is stopped where somebody else has changed it since it was asked about, and hands back what stands", async () => {
    const { id } = await anEvent();
    const own = await ownEvent(id);
    await testDatabase().update(events).set({ title: "Endret", version: 2 }).where(eq(events.id, id));
    const asked = { scope: "this" as const, includeExceptions: false, version: 1, userId: "somebody" };
    expect(await deleteEvent(own, asked, eventDeps())).toMatchObject({
      ok: false,
      problem: { kind: "changedMeanwhile", stored: { event: { title: "Endret" } } },
    });
    expect(await deleteEvent(own, { ...asked, version: 2 }, eventDeps())).toMatchObject({ ok: true });
    await testDatabase().delete(events).where(eq(events.id, id));
  });
});
