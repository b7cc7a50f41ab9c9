import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { events } from "#db/schema";
import { aCalendar, runCalendar } from "#test/support/calendar-work";
import { fromNow, NOW, stamp } from "#test/support/clock";
import { calendar, event } from "#test/support/ical";
import { testDatabase } from "#test/support/rows";

const at = (days: number) => `DTSTART:${stamp(fromNow({ days }))}`;
const mass = (...more: string[]) => event("UID:messe", "SUMMARY:Høymesse", at(5), ...more);
/** What keeps the calendar from being empty. */
const OTHERS = [1, 2, 3].map((number) => event(`UID:annet-${number}`, `SUMMARY:Bønn ${number}`, at(20 + number)));

async function imported(...parts: string[][]) {
  const { id } = await aCalendar();
  await runCalendar(id, calendar(...OTHERS, ...parts));
  return { id, run: (...now: string[][]) => runCalendar(id, calendar(...OTHERS, ...now)) };
}

const rowsOf = async (id: string) =>
  (await testDatabase().select().from(events).where(eq(events.google_calendar_sync_id, id)).orderBy(events.start_time))
    .filter(({ title }) => !title.startsWith("Bønn"))
    .map(({ title, state, start_time }) => ({ title, state, days: Math.round((+start_time - +NOW) / 86_400_000) }));

describe("an event that its source has cancelled", () => {
  it("by STATUS is cancelled, keeps its id, and is on again when a later run says so", async () => {
    const { id, run } = await imported(mass());
    const { report } = await run(mass("STATUS:CANCELLED"));
    expect(report).toMatchObject({ events_changed: 1, events_removed: 0 });
    expect(await rowsOf(id)).toEqual([{ title: "Høymesse", state: "cancelled", days: 5 }]);
    await run(mass());
    expect(await rowsOf(id)).toEqual([{ title: "Høymesse", state: "planned", days: 5 }]);
  });

  it("by STATUS is shown as cancelled although it is new", async () => {
    const { id } = await imported(mass("STATUS:CANCELLED"));
    expect(await rowsOf(id)).toEqual([{ title: "Høymesse", state: "cancelled", days: 5 }]);
  });

  it("by its title loses the word there", async () => {
    const { id, run } = await imported(mass());
    await run(event("UID:messe", "SUMMARY:[AVLYST] Høymesse", at(5)));
    expect(await rowsOf(id)).toEqual([{ title: "Høymesse", state: "cancelled", days: 5 }]);
    await run(mass());
    expect(await rowsOf(id)).toEqual([{ title: "Høymesse", state: "planned", days: 5 }]);
  });

  it("may be one of a series: the others are as planned", async () => {
    const weekly = event("UID:klubb", "SUMMARY:Fredagsklubb", at(1), "RRULE:FREQ=WEEKLY;COUNT=3");
    const second = `RECURRENCE-ID:${stamp(fromNow({ days: 8 }))}`;
    const { id, run } = await imported(weekly);
    await run(weekly, event("UID:klubb", "SUMMARY:Fredagsklubb", second, at(8), "STATUS:CANCELLED"));
    expect(await rowsOf(id)).toEqual([
      { title: "Fredagsklubb", state: "planned", days: 1 },
      { title: "Fredagsklubb", state: "cancelled", days: 8 },
      { title: "Fredagsklubb", state: "planned", days: 15 },
    ]);
  });

  it("costs nothing where nothing has changed since", async () => {
    const { run } = await imported(mass("STATUS:CANCELLED"));
    const { report, meter } = await run(mass("STATUS:CANCELLED"));
    expect(report).toMatchObject({ outcome: "unchanged", events_unchanged: 4 });
    expect(meter.rowsWritten).toBeLessThanOrEqual(5);
  });
});

it("an event that is gone from its source and is near, stays as cancelled until it is found again", async () => {
  const { id, run } = await imported(mass());
  const { report } = await run();
  expect(report).toMatchObject({ outcome: "changed", events_removed: 1 });
  expect(await rowsOf(id)).toEqual([{ title: "Høymesse", state: "cancelled", days: 5 }]);
  const again = await run();
  expect(again.report).toMatchObject({ outcome: "unchanged", events_removed: 0 });
  expect(again.meter.rowsWritten).toBeLessThanOrEqual(5);
  await run(mass());
  expect(await rowsOf(id)).toEqual([{ title: "Høymesse", state: "planned", days: 5 }]);
});
