import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findCalendar } from "#db/queries/calendars/calendars";
import { claimDueCalendars } from "#db/queries/calendars/due";
import { calendarSyncs } from "#db/schema";
import { body, calendarDeps, runCalendar } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { change, feed, imported, OURS, rowOf } from "#test/support/local-changes";
import { testDatabase } from "#test/support/rows";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { syncCalendar } from "~/models/calendars/sync";

const db = testDatabase();

describe("what is set here of an imported event while a run is under way", () => {
  test("stands although a run is under way while it is saved, and so does what the run brings", async () => {
    const { sync, id } = await imported();
    const { deps } = calendarDeps(feed({ summary: "Høymesse kl. 11" }));
    let isSaved = false;
    const feeds = {
      fetchFeed: async () => {
        if (!isSaved) expect(await change(id, { values: OURS })).toMatchObject({ ok: true });
        isSaved = true;
        return body(feed({ summary: "Høymesse kl. 11" }));
      },
    };
    const run = await syncCalendar({ syncId: sync, trigger: "manual" }, { ...deps, feeds });
    expect(run).toMatchObject({ ok: true, value: { events_changed: 1 } });
    expect(await rowOf(id)).toMatchObject({ ...OURS, title: "Høymesse kl. 11" });
  });

  test("stands although it is saved between what a run reads and what it writes, and the run is done again", async () => {
    const { sync, id } = await imported();
    const { deps } = calendarDeps(feed({ summary: "Høymesse kl. 11", location: "Dalkirken" }));
    const saved: string[] = [];
    const addresses = {
      geocodeAll: async (texts: string[]) => {
        const description = `Lagret ${saved.length + 1}`;
        if (saved.length < 2) expect(await change(id, { values: { description } })).toMatchObject({ ok: true });
        if (saved.length < 2) saved.push(description);
        return deps.addresses.geocodeAll(texts);
      },
    };
    const run = await syncCalendar({ syncId: sync, trigger: "manual" }, { ...deps, addresses });
    expect(run, "twice disturbed, and done").toMatchObject({ ok: true, value: { events_changed: 1 } });
    expect(await rowOf(id)).toMatchObject({ description: "Lagret 2", title: "Høymesse kl. 11" });
    expect(await findCalendar(db, sync), "one run, not three").toMatchObject({ runs: 2 });
  });

  test("that is saved without end keeps a queued run from writing, which is due again when its time is over", async () => {
    const { sync, id } = await imported();
    const lease = unixSeconds(NOW) + 1800;
    await db.update(calendarSyncs).set({ due_at: lease }).where(eq(calendarSyncs.id, sync));
    const { deps } = calendarDeps(feed({ summary: "Høymesse kl. 11", location: "Dalkirken" }));
    let saved = 0;
    const addresses = {
      geocodeAll: async (texts: string[]) => {
        await change(id, { values: { description: `Lagret ${++saved}` } });
        return deps.addresses.geocodeAll(texts);
      },
    };
    const run = await syncCalendar({ syncId: sync, trigger: "cron", lease }, { ...deps, addresses });
    expect(run).toEqual({ ok: false, problem: { kind: "busy" } });
    expect(await rowOf(id)).toMatchObject({ description: `Lagret ${saved}`, title: "Høymesse" });
    expect(await findCalendar(db, sync)).toMatchObject({ runs: 1, due_at: lease, failures: 0 });
    expect(await claimDueCalendars(db, { due: fromNow({ minutes: 30 }), until: lease + 1800, limit: 100 })).toContain(
      sync,
    );
    await runCalendar(sync, feed({ summary: "Høymesse kl. 11", location: "Dalkirken" }));
    expect(await rowOf(id)).toMatchObject({ description: `Lagret ${saved}`, title: "Høymesse kl. 11" });
  });
});
