import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findCalendar } from "#db/queries/calendars/calendars";
import { listRuns } from "#db/queries/calendars/runs";
import { organizers } from "#db/schema";
import { aCalendar, body, calendarDeps, importedEvents, runCalendar, titlesOf } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { TWO_VERSIONS } from "#test/support/feed-calendars";
import { calendar, event } from "#test/support/ical";
import { anOrganizer, testDatabase } from "#test/support/rows";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { syncCalendar } from "~/models/calendars/sync";

const SUNDAYS = event(
  "UID:weekly",
  "SUMMARY:Gudstjeneste",
  "DTSTART;TZID=Europe/Oslo:20190106T110000",
  "RRULE:FREQ=WEEKLY",
);

describe("a first run", () => {
  it("brings what is to come, and leaves what has been", async () => {
    const { id } = await aCalendar();
    const { report } = await runCalendar(id, TWO_VERSIONS.before());
    expect(report).toMatchObject({
      outcome: "changed",
      events_new: 3,
      events_removed: 0,
      total_events: 4,
      past_skipped: 1,
      problem: null,
    });
    expect(await titlesOf(id)).toEqual(["Gudstjeneste med dåp", "Kveldskonsert", "Morgenbønn"]);
  });

  it("brings a weekly service that began years ago, for twelve months", async () => {
    const { id } = await aCalendar();
    await runCalendar(id, calendar(SUNDAYS));
    const events = await importedEvents(id);
    expect(events).toHaveLength(52);
    expect(events[0]!.start_time).toBe(Date.parse("2026-06-07T09:00:00Z") / 1000);
    expect(events.at(-1)!.start_time).toBe(Date.parse("2027-05-30T09:00:00Z") / 1000);
  });

  it("stores what the calendar says, and where it comes from", async () => {
    const { id } = await aCalendar({
      calendar_url: "https://calendar.google.com/calendar/ical/kirke%40kalender.example/public/basic.ics",
    });
    const rich = event(
      "UID:rich",
      "SUMMARY:Lovsangskveld",
      "DESCRIPTION:<p>Velkommen&nbsp;<b>alle</b></p>",
      "DTSTART;TZID=Europe/Oslo:20260704T190000",
      "DTEND;TZID=Europe/Oslo:20260704T210000",
      "LOCATION:Bedehuset",
      "GEO:60.39;5.32",
      "URL:https://menighet.example/lovsang",
      "CATEGORIES:Lovsang,Musikk",
    );
    const day = event(
      "UID:day",
      "SUMMARY:Sommerleir for ungdom",
      "DTSTART;VALUE=DATE:20260801",
      "DTEND;VALUE=DATE:20260804",
    );
    await runCalendar(id, calendar(rich, day));
    expect(await importedEvents(id)).toMatchObject([
      {
        title: "Lovsangskveld",
        description: "Velkommen alle",
        start_time: Date.parse("2026-07-04T17:00:00Z") / 1000,
        end_time: Date.parse("2026-07-04T19:00:00Z") / 1000,
        all_day: 0,
        location_name: "Bedehuset",
        lat: 60.39,
        lng: 5.32,
        external_url: "https://menighet.example/lovsang",
        tags: '["Lovsang","Musikk"]',
        google_calendar_id: "kirke@kalender.example",
        google_event_id: "rich#",
      },
      {
        event_type: "youth",
        start_time: Date.parse("2026-07-31T22:00:00Z") / 1000,
        end_time: Date.parse("2026-08-03T22:00:00Z") / 1000,
        all_day: 1,
        location_name: "Location TBD",
      },
    ]);
  });

  it("takes the good events of a calendar and lists the bad", async () => {
    const { id } = await aCalendar();
    const bad = [
      event("UID:1", "SUMMARY:Når som helst", "DTSTART:en dag"),
      event("UID:2", "SUMMARY:", "DTSTART:20260701T100000Z"),
      event("UID:3", "SUMMARY:Sekunder", "DTSTART:20200101T000000Z", "RRULE:FREQ=SECONDLY"),
      event("UID:4", "SUMMARY:Aldri", "DTSTART:20200101T000000Z", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"),
      event("UID:5", "SUMMARY:Farlig lenke", "DTSTART:20260701T100000Z", "URL:javascript:alert(1)"),
    ];
    const { report } = await runCalendar(id, calendar(...bad, SUNDAYS));
    expect(report.events_new).toBe(53);
    expect(report.skipped).toEqual(
      expect.arrayContaining([
        { reason: "bad-date", count: 1, examples: ["Når som helst"] },
        { reason: "no-title", count: 1, examples: ["2026-07-01T10:00:00.000Z"] },
        { reason: "too-many", count: 1, examples: ["Sekunder"] },
        { reason: "never-happens", count: 1, examples: ["Aldri"] },
      ]),
    );
    const dangerous = (await importedEvents(id)).find(({ title }) => title === "Farlig lenke");
    expect(dangerous).toMatchObject({ external_url: null });
  });
});

describe("a further run", () => {
  it("changes, adds and removes what the calendar did, and leaves the rest", async () => {
    const { id } = await aCalendar();
    await runCalendar(id, TWO_VERSIONS.before());
    const before = await importedEvents(id);
    const { report } = await runCalendar(id, TWO_VERSIONS.after());
    expect(report).toMatchObject({
      outcome: "changed",
      events_new: 1,
      events_changed: 1,
      events_removed: 1,
      events_unchanged: 1,
    });
    const after = await importedEvents(id);
    expect(after.map(({ title }) => title)).toEqual(["Gudstjeneste med dåp", "Kveldskonsert med koret", "Ungdomsleir"]);
    expect(after.slice(0, 2).map((one) => one.id)).toEqual(before.slice(0, 2).map((one) => one.id));
  });

  it("writes nothing but its record where nothing but the order and the time of writing changed", async () => {
    const { id } = await aCalendar();
    const lines = (stamp: string) => [
      event("UID:a", "DTSTART:20260701T100000Z", `DTSTAMP:${stamp}`),
      event("UID:b", "DTSTART:20260702T100000Z", `DTSTAMP:${stamp}`),
    ];
    await runCalendar(id, calendar(...lines("20260601T000000Z")));
    const { report, meter } = await runCalendar(id, calendar(...lines("20260604T000000Z").reverse()));
    expect(report).toMatchObject({ outcome: "unchanged", events_unchanged: 2, events_changed: 0 });
    expect(meter).toMatchObject({ trips: 3, statements: 6 });
    expect(meter.rowsWritten).toBeLessThanOrEqual(5);
  });

  it("lets the horizon roll on", async () => {
    const { id } = await aCalendar();
    await runCalendar(id, calendar(SUNDAYS));
    const { report } = await runCalendar(id, calendar(SUNDAYS), { now: fromNow({ days: 14 }) });
    expect(report).toMatchObject({ events_new: 2, events_removed: 0, events_unchanged: 50 });
    expect(await importedEvents(id)).toHaveLength(54);
  });

  it("moves an event that has been to its new time", async () => {
    const { id } = await aCalendar();
    await runCalendar(id, calendar(event("UID:a", "DTSTART:20260605T100000Z")));
    const [before] = await importedEvents(id);
    await runCalendar(id, calendar(event("UID:a", "DTSTART:20260710T100000Z")), { now: fromNow({ days: 3 }) });
    const after = await importedEvents(id);
    expect(after).toMatchObject([{ id: before!.id, start_time: Date.parse("2026-07-10T10:00:00Z") / 1000 }]);
  });
});

describe("a server that says nothing has changed", () => {
  const copy = { etag: '"v1"', last_modified: null };

  it("is believed, and asked with what it said of its last copy", async () => {
    const { id } = await aCalendar();
    await runCalendar(id, body(TWO_VERSIONS.before(), copy));
    const { report, meter } = await runCalendar(id, (known) =>
      known?.etag === '"v1"' ? { kind: "unchanged" } : body("BEGIN:VCALENDAR"),
    );
    expect(report).toMatchObject({ outcome: "unchanged", events_unchanged: 3, total_events: 4, past_skipped: 1 });
    expect(meter.rowsWritten).toBeLessThanOrEqual(5);
  });

  it("is asked for all of it again once something else comes over the horizon", async () => {
    const { id } = await aCalendar();
    await runCalendar(id, body(calendar(SUNDAYS), copy));
    const askedAt = async (now: Date) => {
      const { deps, asked } = calendarDeps({ kind: "unchanged" }, { now });
      await syncCalendar({ syncId: id, trigger: "cron" }, deps);
      return asked[0];
    };
    expect(await askedAt(fromNow({ days: 1 }))).toEqual(copy);
    expect(await askedAt(fromNow({ days: 2 }))).toBeNull();
  });

  it("is not believed after a failure", async () => {
    const { id } = await aCalendar();
    await runCalendar(id, body(calendar(SUNDAYS), copy));
    await runCalendar(id, { kind: "failed", problem: "timed_out", detail: "" });
    const { deps, asked } = calendarDeps(calendar(SUNDAYS));
    await syncCalendar({ syncId: id, trigger: "cron" }, deps);
    expect(asked).toEqual([null]);
  });
});

describe("where an imported event is", () => {
  const at = (location: string, uid = location) =>
    event(`UID:${uid}`, "DTSTART:20260701T100000Z", ...(location ? [`LOCATION:${location}`] : []));
  const FJELLKIRKEN = { lat: 62.5, lng: 11.4 };

  it("is where its place was found, without a place where the organizer is, else nowhere", async () => {
    const organizer = await anOrganizer({ lat: 63.4, lng: 10.4 });
    const [placed, homeless] = [await aCalendar({ organizer_id: organizer.id }), await aCalendar()];
    for (const { id } of [placed, homeless])
      await runCalendar(id, calendar(at("Fjellkirken"), at("Ukjent sted"), at("", "c")), {
        places: { Fjellkirken: FJELLKIRKEN },
      });
    const positions = async ({ id }: { id: string }) =>
      Object.fromEntries(
        (await importedEvents(id)).map(({ google_event_id, lat, lng }) => [google_event_id, [lat, lng]]),
      );
    expect(await positions(placed)).toEqual({
      "Fjellkirken#": [62.5, 11.4],
      "Ukjent sted#": [null, null],
      "c#": [63.4, 10.4],
    });
    expect(await positions(homeless)).toEqual({
      "Fjellkirken#": [62.5, 11.4],
      "Ukjent sted#": [null, null],
      "c#": [null, null],
    });
  });

  it("is asked once for each text, and not at all for what has not changed or is online", async () => {
    const { id } = await aCalendar();
    const feed = calendar(
      at("Fjellkirken", "a"),
      at("Fjellkirken", "b"),
      at("https://zoom.us/j/1", "c"),
      at("Zoom", "d"),
    );
    expect((await runCalendar(id, feed)).located).toEqual(["Fjellkirken"]);
    expect((await runCalendar(id, feed)).located).toEqual([]);
  });

  it("is settled by a later run where it could not be looked up at once", async () => {
    const { id } = await aCalendar();
    const feed = calendar(at("Fjellkirken"));
    const served = body(feed, { etag: '"v1"', last_modified: null });
    await runCalendar(id, served, { unsettled: true });
    expect((await runCalendar(id, served, { unsettled: true })).report).toMatchObject({ outcome: "unchanged" });
    expect((await findCalendar(testDatabase(), id))!.etag, "so all of it is asked for again").toBeNull();
    expect((await runCalendar(id, feed, { places: { Fjellkirken: FJELLKIRKEN } })).report).toMatchObject({
      outcome: "unchanged",
      events_changed: 0,
    });
    expect(await importedEvents(id)).toMatchObject([FJELLKIRKEN]);
    expect((await runCalendar(id, feed)).located).toEqual([]);
  });

  it("follows the organizer that moves", async () => {
    const organizer = await anOrganizer({ lat: 63.4, lng: 10.4 });
    const { id } = await aCalendar({ organizer_id: organizer.id });
    await runCalendar(id, calendar(at("", "a")));
    await testDatabase().update(organizers).set({ lat: 59.9, lng: 10.7 }).where(eq(organizers.id, organizer.id));
    await runCalendar(id, calendar(at("", "a")));
    expect(await importedEvents(id)).toMatchObject([{ lat: 59.9, lng: 10.7 }]);
  });
});

describe("the record of a calendar", () => {
  it("holds its last twenty runs", async () => {
    const { id } = await aCalendar();
    for (let run = 0; run < 25; run++)
      await runCalendar(id, calendar(SUNDAYS), {
        now: fromNow({ minutes: run }),
        trigger: run === 0 ? "first" : "cron",
      });
    const runs = await listRuns(testDatabase(), id);
    expect(runs.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => 25 - at));
    expect(runs[0]).toMatchObject({
      trigger: "cron",
      outcome: "unchanged",
      started_at: fromNow({ minutes: 24 }),
      events_unchanged: 52,
      skipped: [],
    });
  });

  it("says when it last went well and when it is due, as the feed wishes", async () => {
    const dueAfter = async (...head: string[]) => {
      const { id } = await aCalendar();
      await runCalendar(id, calendar(...head, SUNDAYS));
      const { last_sync, last_attempt_at, due_at } = (await findCalendar(testDatabase(), id))!;
      expect([last_sync, last_attempt_at]).toEqual([NOW, NOW]);
      return (due_at - unixSeconds(NOW)) / 60;
    };
    expect(await dueAfter()).toBe(60);
    expect(await dueAfter("REFRESH-INTERVAL;VALUE=DURATION:PT6H")).toBe(360);
    expect(await dueAfter("X-PUBLISHED-TTL:PT1M")).toBe(15);
    expect(await dueAfter("X-PUBLISHED-TTL:P1W")).toBe(1440);
  });
});
