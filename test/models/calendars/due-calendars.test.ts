import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { deleteCalendar, findCalendar, updateCalendar } from "#db/queries/calendars/calendars";
import { aCalendar, calendarDeps, importedEvents, runCalendar } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { TWO_VERSIONS } from "#test/support/feed-calendars";
import { plansOf } from "#test/support/recorded-database";
import { anOrganizer, testDatabase } from "#test/support/rows";
import { dueAfterSuccess } from "~/domain/calendars/run";
import { unixSeconds } from "~/domain/time/days-and-moments";
import type { JobMessage } from "~/jobs/queue";
import { addCalendar } from "~/models/calendars/calendar";
import { manageCalendars } from "~/models/calendars/manage";
import { enqueueDueCalendars } from "~/models/calendars/schedule";
import { syncCalendar } from "~/models/calendars/sync";

const FEED = TWO_VERSIONS.before();
/** Returns the runs that the cron queues at a moment, of calendars among `ids`. */
async function queuedAt(now: Date, ids: string[]): Promise<Extract<JobMessage, { type: "sync_calendar" }>[]> {
  const { deps, jobs } = calendarDeps(FEED, { now });
  await enqueueDueCalendars(deps);
  return jobs.filter((job) => job.type === "sync_calendar").filter(({ sync_id }) => ids.includes(sync_id));
}

describe("the cron", () => {
  it("queues each due calendar once, however often and how many at once it runs", async () => {
    const calendars = await Promise.all([
      aCalendar(),
      aCalendar(),
      aCalendar({ due_at: unixSeconds(fromNow({ minutes: 10 })) }),
      aCalendar({ sync_enabled: false }),
    ]);
    const ids = calendars.map(({ id }) => id);
    const runs = (await Promise.all([queuedAt(NOW, ids), queuedAt(NOW, ids), queuedAt(NOW, ids)])).flat();
    expect(runs.map(({ sync_id }) => sync_id).sort()).toEqual(ids.slice(0, 2).sort());
    expect(await queuedAt(fromNow({ minutes: 9 }), ids)).toMatchObject([{ sync_id: ids[2] }]);
  });

  it("queues a run again that got lost", async () => {
    const { id } = await aCalendar();
    expect(await queuedAt(NOW, [id])).toHaveLength(1);
    expect(await queuedAt(fromNow({ minutes: 15 }), [id])).toHaveLength(0);
    expect(await queuedAt(fromNow({ minutes: 30 }), [id])).toHaveLength(1);
  });

  it("reads 5,000 that ask for it every quarter of an hour, though the last is read minutes after the cron", async () => {
    const ids = Array.from({ length: 5000 }, (_, n) => `mange-${n}`);
    const { id: organizer_id } = await anOrganizer();
    const row = (id: string) => ({ id, organizer_id, calendar_name: id, calendar_url: `https://mange.test/${id}.ics` });
    await testDatabase()
      .run(sql`insert into calendar_syncs (id, organizer_id, calendar_name, calendar_url, due_at, created_at)
      select value->>'id', value->>'organizer_id', value->>'calendar_name', value->>'calendar_url', ${unixSeconds(NOW)}, 0
      from json_each(${JSON.stringify(ids.map(row))})`);
    for (let quarter = 0; quarter < 3; quarter++) {
      expect(await queuedAt(fromNow({ minutes: 15 * quarter }), ids)).toHaveLength(5000);
      // As their runs end: each some time after the cron, the last after six minutes.
      await testDatabase().run(sql`update calendar_syncs
        set due_at = ${dueAfterSuccess(fromNow({ minutes: 15 * quarter }), 900)} + rowid % 360 where id like 'mange-%'`);
    }
    await testDatabase().run(sql`delete from calendar_syncs where id like 'mange-%'`);
  });

  it("keeps the time of a feed that wants to be read every quarter of an hour", async () => {
    const { id } = await aCalendar();
    await runCalendar(id, FEED.replace("VERSION:2.0", "VERSION:2.0\r\nREFRESH-INTERVAL:PT15M"), {
      now: fromNow({ minutes: 0.2 }),
    });
    expect(await queuedAt(fromNow({ minutes: 15 }), [id])).toHaveLength(1);
  });

  it("gives calendars back when the queue can't be reached", async () => {
    const { id } = await aCalendar();
    const { deps } = calendarDeps(FEED);
    await expect(
      enqueueDueCalendars({ ...deps, jobs: { enqueue: () => Promise.reject(new Error("no queue")) } }),
    ).rejects.toThrow();
    expect(await queuedAt(NOW, [id])).toHaveLength(1);
  });

  it("finds the due calendars in their index", async () => {
    const plans = await plansOf((db) => enqueueDueCalendars({ ...calendarDeps(FEED).deps, db }));
    expect(plans.flat().join("\n")).toContain("SEARCH calendar_syncs USING INDEX calendar_syncs_due (due_at<?)");
  });
});

describe("a queued run", () => {
  it("is dropped when its calendar was run, paused or queued anew since", async () => {
    const { id } = await aCalendar();
    const [job] = await queuedAt(NOW, [id]);
    const run = async () => {
      const { deps, asked } = calendarDeps(FEED);
      const result = await syncCalendar({ syncId: id, trigger: "cron", lease: job!.lease }, deps);
      return { result, fetched: asked.length };
    };
    const { organizer_id } = (await findCalendar(testDatabase(), id))!;
    await updateCalendar(testDatabase(), organizer_id, id, { sync_enabled: false });
    expect(await run()).toEqual({ result: { ok: false, problem: { kind: "busy" } }, fetched: 0 });
    await updateCalendar(testDatabase(), organizer_id, id, { sync_enabled: true });
    expect(await run()).toMatchObject({ result: { ok: true }, fetched: 1 });
    expect(await run()).toEqual({ result: { ok: false, problem: { kind: "busy" } }, fetched: 0 });
  });

  it("of two at once only one counts, and nothing is doubled", async () => {
    const { id } = await aCalendar();
    const runs = await Promise.all(
      [1, 2, 3].map(() => syncCalendar({ syncId: id, trigger: "cron" }, calendarDeps(FEED).deps)),
    );
    expect(runs.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await importedEvents(id)).toHaveLength(3);
    expect(await findCalendar(testDatabase(), id)).toMatchObject({ runs: 1 });
  });

  it("comes to nothing when the calendar is removed meanwhile", async () => {
    const { id, organizer_id } = await aCalendar();
    const { deps } = calendarDeps(FEED);
    const fetchFeed: typeof deps.feeds.fetchFeed = async (...args) => {
      await deleteCalendar(testDatabase(), organizer_id, id, NOW);
      return calendarDeps(FEED).deps.feeds.fetchFeed(...args);
    };
    expect(await syncCalendar({ syncId: id, trigger: "cron" }, { ...deps, feeds: { fetchFeed } })).toEqual({
      ok: false,
      problem: { kind: "busy" },
    });
    expect(await importedEvents(id)).toEqual([]);
    expect(await syncCalendar({ syncId: id, trigger: "cron" }, deps)).toEqual({ ok: false, problem: { kind: "gone" } });
  });
});

const manage = (organizerId: string, request: Parameters<typeof manageCalendars>[0], work: { now?: Date } = {}) =>
  manageCalendars(
    request,
    { organizerId, userId: "noen" },
    { ...calendarDeps(FEED, work).deps, waitUntil: () => undefined },
  );

const done = (kind: string, syncId: string) => ({ ok: true, value: { kind, syncId } });

describe("a calendar's organizer", () => {
  it("adds it with its events", async () => {
    const { organizer_id } = await aCalendar();
    const address = "https://kirken.example/1.ics";
    const added = await addCalendar({ organizerId: organizer_id, name: "Kirken", address }, calendarDeps(FEED).deps);
    expect(added).toMatchObject({ ok: true, value: { report: { events_new: 3 } } });
    expect(await importedEvents(added.ok ? added.value.id : "")).toHaveLength(3);
  });

  it("keeps a calendar whose first import fails, to be tried again", async () => {
    const { organizer_id } = await aCalendar();
    const { deps } = calendarDeps({ kind: "failed", problem: "timed_out", detail: "" });
    const added = await addCalendar(
      { organizerId: organizer_id, name: "Kirken", address: "https://kirken.example/treg.ics" },
      deps,
    );
    expect(added).toMatchObject({ ok: true, value: { report: { outcome: "failed", problem: "timed_out" } } });
  });

  it("pauses it, and lets it go on at once", async () => {
    const { id, organizer_id } = await aCalendar({ due_at: unixSeconds(fromNow({ hours: 5 })) });
    expect(await manage(organizer_id, { intent: "toggle", sync_id: id, sync_enabled: false })).toEqual(
      done("paused", id),
    );
    expect(await queuedAt(fromNow({ days: 2 }), [id])).toEqual([]);
    const later = { now: fromNow({ days: 2 }) };
    expect(await manage(organizer_id, { intent: "toggle", sync_id: id, sync_enabled: true }, later)).toEqual(
      done("enabled", id),
    );
    expect(await queuedAt(fromNow({ days: 2 }), [id])).toHaveLength(1);
  });

  it("removes it with all its events, and nobody else can", async () => {
    const { id, organizer_id } = await aCalendar();
    await runCalendar(id, FEED);
    const removal = { intent: "remove" as const, sync_id: id };
    expect(await manage("somebody-else", removal)).toEqual({ ok: false, problem: { kind: "gone" } });
    expect(await importedEvents(id)).toHaveLength(3);
    expect(await manage(organizer_id, removal)).toEqual(done("removed", id));
    expect(await importedEvents(id)).toEqual([]);
    expect(await findCalendar(testDatabase(), id)).toBeNull();
  });
});
