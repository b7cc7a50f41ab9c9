import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findCalendar } from "#db/queries/calendars/calendars";
import { listRuns } from "#db/queries/calendars/runs";
import { events } from "#db/schema";
import {
  aCalendar,
  body,
  calendarDeps,
  importedEvents,
  runCalendar,
  type Served,
  titlesOf,
} from "#test/support/calendar-work";
import { calendarText } from "#test/support/feed-calendars";
import { testDatabase } from "#test/support/rows";
import type { FeedAnswer, FeedCopy } from "~/gateways/feeds/feed-fetcher";
import { editCalendar } from "~/models/calendars/calendar";
import { manageCalendars } from "~/models/calendars/manage";
import { syncCalendar } from "~/models/calendars/sync";
import { reviewNewCalendar } from "~/models/intake/bring-in";
import type { CalendarEditForm } from "~/schemas/calendars/forms";

const text = (uid: (day: number) => string, days = 6, location = "Fjellkirken") =>
  calendarText(
    Array.from({ length: days }, (_, index) => ({
      uid: uid(index),
      summary: `Møte ${index}`,
      inDays: index + 1,
      ...(location && { location }),
    })),
  );
const OLD = text((day) => `gammel-${day}`);
const FRESH = text((day) => `ny-${day}`);
const NEW_LINK = "https://kalender.example/ny/basic.ics";

async function anImportedCalendar(served = OLD) {
  const calendar = await aCalendar();
  await runCalendar(calendar.id, served);
  return calendar;
}

function edit(calendar: Awaited<ReturnType<typeof aCalendar>>, form: Partial<CalendarEditForm>, served: Served = OLD) {
  const work = calendarDeps(served);
  const whole = {
    calendar_name: calendar.calendar_name,
    calendar_url: calendar.calendar_url,
    default_event_type: null,
    default_place: null,
    holds_private: true,
    version: 1,
    ...form,
  };
  return {
    ...work,
    outcome: editCalendar({ organizerId: calendar.organizer_id, syncId: calendar.id }, whole, work.deps),
  };
}

const idsOf = async (id: string) => (await importedEvents(id)).map((row) => row.id);

describe("a calendar that is changed", () => {
  it("takes a new link and keeps its events, also where that makes up new UIDs", async () => {
    const calendar = await anImportedCalendar();
    const before = await idsOf(calendar.id);
    expect(await edit(calendar, { calendar_url: NEW_LINK }, FRESH).outcome).toEqual({ ok: true, value: null });
    expect(await idsOf(calendar.id)).toEqual(before);
    expect((await importedEvents(calendar.id)).map(({ google_event_id }) => google_event_id)).toContain("ny-0#");
    expect(await findCalendar(testDatabase(), calendar.id)).toMatchObject({ calendar_url: NEW_LINK, problem: null });
  });

  it("fetches its new link once for looking at it and importing it", async () => {
    const calendar = await anImportedCalendar();
    const { deps, asked } = calendarDeps(FRESH);
    const form = {
      calendar_name: "Ny",
      calendar_url: NEW_LINK,
      default_event_type: null,
      default_place: null,
      holds_private: true,
      version: 1,
    };
    const outcome = await manageCalendars(
      { intent: "edit", sync_id: calendar.id, form },
      { organizerId: calendar.organizer_id, userId: "noen" },
      { ...deps, waitUntil: () => undefined },
    );
    expect(outcome).toEqual({ ok: true, value: { kind: "edited", syncId: calendar.id } });
    expect(asked).toEqual([null]);
  });

  it("fetches nothing for a new name", async () => {
    const calendar = await anImportedCalendar();
    const { outcome, asked } = edit(calendar, { calendar_name: "Kirkerommet" });
    expect(await outcome).toEqual({ ok: true, value: null });
    expect(asked).toEqual([]);
    expect(await findCalendar(testDatabase(), calendar.id)).toMatchObject({ calendar_name: "Kirkerommet", version: 2 });
  });

  it("keeps its old link where the new one leads to no calendar", async () => {
    const calendar = await anImportedCalendar();
    expect(await edit(calendar, { calendar_url: NEW_LINK }, "hei").outcome).toMatchObject({
      ok: false,
      problem: { kind: "unreadable", feed: "not_a_calendar" },
    });
    expect(await findCalendar(testDatabase(), calendar.id)).toMatchObject({
      calendar_url: calendar.calendar_url,
      version: 1,
    });
  });

  it("can't take the link of another calendar of its organizer", async () => {
    const calendar = await anImportedCalendar();
    const other = await aCalendar({ organizer_id: calendar.organizer_id });
    expect(await edit(calendar, { calendar_url: other.calendar_url }, FRESH).outcome).toEqual({
      ok: false,
      problem: { kind: "exists" },
    });
    expect(await findCalendar(testDatabase(), calendar.id)).toMatchObject({ calendar_url: calendar.calendar_url });
  });

  it("gives its type to events whose words tell none, and its place to those that name none", async () => {
    const served = calendarText([
      { uid: "a", summary: "Søndag kl. 11", inDays: 1 },
      { uid: "b", summary: "Kveldskonsert", inDays: 2, location: "Fjellkirken" },
    ]);
    const calendar = await anImportedCalendar(served);
    const work = calendarDeps(served, { places: { "Nes kirke, Nesbyen": { lat: 60.57, lng: 9.12 } } });
    const form = {
      calendar_name: "K",
      calendar_url: calendar.calendar_url,
      default_event_type: "service" as const,
      default_place: "Nes kirke, Nesbyen",
      holds_private: true,
      version: 1,
    };
    await editCalendar({ organizerId: calendar.organizer_id, syncId: calendar.id }, form, work.deps);
    expect(await importedEvents(calendar.id)).toMatchObject([
      { event_type: "service", location_name: "Nes kirke, Nesbyen", lat: 60.57 },
      { event_type: "concert", location_name: "Fjellkirken" },
    ]);
    const { report } = await runCalendar(calendar.id, served);
    expect(report).toMatchObject({ outcome: "unchanged", events_unchanged: 2 });
  });

  it("holds what looks private, shows it when the rule is turned off, and takes it away when that is on again", async () => {
    const served = calendarText([
      { uid: "a", summary: "Gudstjeneste", inDays: 1 },
      { uid: "b", summary: "Styremøte", inDays: 2 },
    ]);
    const calendar = await anImportedCalendar(served);
    expect(await titlesOf(calendar.id)).toEqual(["Gudstjeneste"]);
    const unchanged: FeedAnswer = { kind: "unchanged" };
    const answer = (known: FeedCopy | null) => (known ? unchanged : body(served));
    expect(await edit(calendar, { holds_private: false }, answer).outcome).toEqual({ ok: true, value: null });
    expect(await titlesOf(calendar.id), "the next run looks at everything again").toEqual([
      "Gudstjeneste",
      "Styremøte",
    ]);
    await edit(calendar, { holds_private: true, version: 2 }, answer).outcome;
    expect(await titlesOf(calendar.id)).toEqual(["Gudstjeneste"]);
    const [run] = await listRuns(testDatabase(), calendar.id);
    expect(run).toMatchObject({
      events_removed: 1,
      skipped: [{ reason: "looks-private", count: 1, examples: ["Styremøte"] }],
    });
  });

  it("says of its events where the new link is served", async () => {
    const calendar = await anImportedCalendar();
    await edit(
      calendar,
      { calendar_url: "https://calendar.google.com/calendar/ical/gruppe%40group.calendar.google.com/public/basic.ics" },
      OLD,
    ).outcome;
    expect(new Set((await importedEvents(calendar.id)).map(({ google_calendar_id }) => google_calendar_id))).toEqual(
      new Set(["gruppe@group.calendar.google.com"]),
    );
  });

  it("is not fetched while it is paused", async () => {
    const calendar = await aCalendar({ sync_enabled: false });
    const { outcome, asked } = edit(calendar, { default_event_type: "service" });
    expect(await outcome).toEqual({ ok: true, value: null });
    expect(asked).toEqual([]);
  });

  it("makes a run that was under way with the old link come to nothing", async () => {
    const calendar = await anImportedCalendar();
    const { deps } = calendarDeps(OLD);
    let changed: Promise<unknown> | null = null;
    deps.feeds = {
      fetchFeed: async () => {
        changed ??= edit(calendar, { calendar_url: NEW_LINK }, FRESH).outcome;
        await changed;
        return body(calendarText([]));
      },
    };
    expect(await syncCalendar({ syncId: calendar.id, trigger: "cron" }, deps)).toEqual({
      ok: false,
      problem: { kind: "busy" },
    });
    expect(await importedEvents(calendar.id)).toHaveLength(6);
  });

  it("that somebody else has changed meanwhile is left as it is, and shown", async () => {
    const calendar = await anImportedCalendar();
    await edit(calendar, { calendar_name: "Den andres navn" }).outcome;
    const { outcome, asked } = edit(calendar, { calendar_name: "Mitt navn", default_event_type: "service" });
    expect(await outcome).toMatchObject({
      ok: false,
      problem: { kind: "changedMeanwhile", stored: { calendar_name: "Den andres navn", version: 2 } },
    });
    expect(asked).toEqual([]);
    expect(await findCalendar(testDatabase(), calendar.id)).toMatchObject({
      calendar_name: "Den andres navn",
      default_event_type: null,
    });
    expect(await edit(calendar, { calendar_name: "Mitt navn", version: 2 }).outcome).toEqual({ ok: true, value: null });
  });
});

describe("the fresh link of a calendar that is there", () => {
  async function paste(
    served: string,
    calendar: Awaited<ReturnType<typeof aCalendar>>,
    intent: "preview" | "add" = "add",
    calendar_url = NEW_LINK,
  ) {
    const { deps, asked } = calendarDeps(served);
    const bringer = { organizerId: calendar.organizer_id, userId: `noen-${calendar.id}` };
    const form = { calendar_name: "En til", calendar_url };
    const outcome = await (intent === "preview"
      ? reviewNewCalendar({ intent, ...form }, bringer, { ...deps, pages: deps.feeds })
      : manageCalendars({ intent, isAnother: false, ...form }, bringer, { ...deps, waitUntil: () => undefined }));
    return { outcome, asked };
  }

  it.each(["preview", "add"] as const)("is known by its events, at %s, and nothing is doubled", async (intent) => {
    const calendar = await anImportedCalendar();
    const { outcome } = await paste(OLD, calendar, intent);
    expect(outcome).toEqual({
      ok: false,
      problem: {
        kind: "sameCalendar",
        calendar: { id: calendar.id, name: calendar.calendar_name },
        name: "En til",
        address: NEW_LINK,
      },
    });
    expect(await testDatabase().$count(events, eq(events.organizer_id, calendar.organizer_id))).toBe(6);
  });

  it("is known by Google's id, also while nothing of it is imported", async () => {
    const google = (secret: string) =>
      `https://calendar.google.com/calendar/ical/gruppe%40group.calendar.google.com/${secret}/basic.ics`;
    const calendar = await aCalendar({ calendar_url: google("public") });
    expect((await paste(OLD, calendar, "add", google("private-abc"))).outcome).toMatchObject({
      problem: { kind: "sameCalendar", calendar: { id: calendar.id } },
    });
  });

  it("can be put in the old one's place", async () => {
    const calendar = await anImportedCalendar();
    const before = await idsOf(calendar.id);
    const { deps, asked } = calendarDeps(OLD);
    const wish = { intent: "relink" as const, sync_id: calendar.id, calendar_url: NEW_LINK };
    expect(
      await manageCalendars(
        wish,
        { organizerId: calendar.organizer_id, userId: "noen" },
        { ...deps, waitUntil: () => undefined },
      ),
    ).toMatchObject({ ok: true, value: { kind: "edited" } });
    expect(asked).toEqual([null]);
    expect(await idsOf(calendar.id)).toEqual(before);
    expect(await findCalendar(testDatabase(), calendar.id)).toMatchObject({
      calendar_url: NEW_LINK,
      calendar_name: calendar.calendar_name,
    });
  });

  it("is no other calendar's, nor that of a part of it", async () => {
    const calendar = await anImportedCalendar();
    expect((await paste(FRESH, calendar)).outcome).toMatchObject({ ok: true, value: { kind: "added" } });
    const whole = await anImportedCalendar();
    expect(
      (
        await paste(
          text((day) => `gammel-${day}`, 2),
          whole,
        )
      ).outcome,
    ).toMatchObject({ ok: true, value: { kind: "added" } });
  });

  it("that is added is fetched once", async () => {
    const calendar = await aCalendar();
    expect((await paste(FRESH, calendar)).asked).toEqual([null]);
  });
});
