import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { aCalendar, runCalendar } from "#test/support/calendar-work";
import { calendarText } from "#test/support/feed-calendars";
import { searchText } from "~/domain/search/words";

/** Rows written per event: its row with indices (one of them of its series), the search index, the weeks and the log of changes. */
const ROWS_AN_EVENT = 15;

const feed = (count: number, change: (number: number) => string) =>
  calendarText(
    Array.from({ length: count }, (_, number) => ({
      uid: `uid-${number}@kalender.example`,
      summary: `Familiegudstjeneste ${change(number)}`,
      inDays: 1 + (number % 350),
      location: `Fjellkirken ${number % 7}`,
      description: "Velkommen til oss, store og små! Nattverd, kirkekaffe og søndagsskole. ".repeat(5),
    })),
  );

describe("what importing 1,000 events costs", () => {
  it("is at most 40 statements in a handful of batches, and next to nothing where little or nothing changed", async () => {
    // A word that nobody has said before costs rows of its own, once.
    await env.DB.prepare("insert into search_texts (text) select value from json_each(?)")
      .bind(JSON.stringify(Array.from({ length: 1000 }, (_, number) => searchText(String(number)))))
      .run();
    const { id } = await aCalendar();
    const first = await runCalendar(id, feed(1000, String));
    expect(first.report.events_new).toBe(1000);
    expect(first.meter.statements).toBeLessThanOrEqual(12);
    expect(first.meter.trips).toBeLessThanOrEqual(4);
    expect(first.meter.rowsWritten).toBeLessThanOrEqual(1000 * ROWS_AN_EVENT);

    const unchanged = await runCalendar(id, feed(1000, String));
    expect(unchanged.report).toMatchObject({ outcome: "unchanged", events_unchanged: 1000 });
    expect(unchanged.meter).toMatchObject({ statements: 6, trips: 3 });
    expect(unchanged.meter.rowsWritten).toBeLessThanOrEqual(5);

    const hundredth = await runCalendar(
      id,
      feed(1000, (number) => (number % 100 === 0 ? `${number}, ny tid` : String(number))),
    );
    expect(hundredth.report).toMatchObject({ events_changed: 10, events_unchanged: 990 });
    expect(hundredth.meter.statements).toBeLessThanOrEqual(8);
    expect(hundredth.meter.rowsWritten).toBeLessThanOrEqual(10 * ROWS_AN_EVENT + 10);

    const removed = await runCalendar(id, feed(500, String));
    expect(removed.report).toMatchObject({ events_removed: 500 });
    // One more than before: those of the next two weeks are shown as cancelled; and one that settles.
    expect(removed.meter.statements).toBeLessThanOrEqual(11);
  });

  it("of one series is rows by its length, and not by its square", async () => {
    const rowsOf = async (count: number) => {
      const { id } = await aCalendar();
      const { report, meter } = await runCalendar(
        id,
        calendarText([
          { uid: `weekly-${count}`, summary: "Fredagsklubb", inDays: 1, rrule: `FREQ=WEEKLY;COUNT=${count}` },
        ]),
      );
      expect(report.events_new).toBe(count);
      return meter.rowsRead;
    };
    const half = await rowsOf(26);
    expect(await rowsOf(52)).toBeLessThan(2.1 * half);
  });
});
