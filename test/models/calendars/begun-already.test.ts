import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { events } from "#db/schema";
import { aCalendar, runCalendar } from "#test/support/calendar-work";
import { fromNow, NOW, stamp } from "#test/support/clock";
import { calendar, event } from "#test/support/ical";
import { testDatabase, rowsWith } from "#test/support/rows";

const OTHERS = [1, 2, 3].map((number) =>
  event(`UID:annet-${number}`, `SUMMARY:Bønn ${number}`, `DTSTART:${stamp(fromNow({ days: 20 + number }))}`),
);
const at = (hours: number, ...more: string[]) =>
  event("UID:konsert", "SUMMARY:Konsert", `DTSTART:${stamp(fromNow({ hours }))}`, ...more);

const rowsOf = async (id: string) =>
  (await testDatabase().select().from(events).where(eq(events.google_calendar_sync_id, id)).orderBy(events.start_time))
    .filter(({ title }) => !title.startsWith("Bønn"))
    .map(({ state, start_time }) => ({ state, hours: (+start_time - +NOW) / 3_600_000 }));

describe("an event that its source has moved to have begun", () => {
  it.each([
    ["an hour ago", 3, 1, { hours: 2 }],
    ["days ago", 72, -72, {}],
  ] as const)("%s is at its new time, and not cancelled", async (_when, before, after, later) => {
    const { id } = await aCalendar();
    await runCalendar(id, calendar(...OTHERS, at(before)));
    const { report } = await runCalendar(id, calendar(...OTHERS, at(after)), { now: fromNow(later) });
    expect(report).toMatchObject({ events_changed: 1, events_removed: 0 });
    expect(await rowsOf(id)).toEqual([{ state: "moved", hours: after }]);
    const again = await runCalendar(id, calendar(...OTHERS, at(after)), { now: fromNow(later) });
    expect(again.report).toMatchObject({ outcome: "unchanged" });
  });

  it("as one of a series is, too", async () => {
    const { id } = await aCalendar();
    const weekly = at(3, "RRULE:FREQ=WEEKLY;COUNT=2");
    await runCalendar(id, calendar(...OTHERS, weekly));
    const moved = at(1, `RECURRENCE-ID:${stamp(fromNow({ hours: 3 }))}`);
    await runCalendar(id, calendar(...OTHERS, weekly, moved), { now: fromNow({ hours: 2 }) });
    expect(await rowsOf(id)).toEqual([
      { state: "moved", hours: 1 },
      { state: "planned", hours: 171 },
    ]);
  });

  it("under words that look private is not shown with them", async () => {
    const { id } = await aCalendar({ holds_private: true });
    await runCalendar(id, calendar(...OTHERS, at(3)));
    const renamed = at(1).map((line) => line.replace("SUMMARY:Konsert", "SUMMARY:Utleie: Hansen"));
    await runCalendar(id, calendar(...OTHERS, renamed), { now: fromNow({ hours: 2 }) });
    const rows = await rowsWith(events, { google_calendar_sync_id: id });
    expect(rows.map(({ title }) => title)).not.toContain("Utleie: Hansen");
  });

  it("that was never here is not taken", async () => {
    const { id } = await aCalendar();
    await runCalendar(id, calendar(...OTHERS, at(-1)));
    expect(await rowsOf(id)).toEqual([]);
  });
});
