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
    // Four portions, each of which settles, and what is read before.
    expect(first.meter.statements).toBeLessThanOrEqual(16);
    expect(first.meter.trips).toBeLessThanOrEqual(7);
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
    // Two portions, and those of the next two weeks, which are shown as cancelled; each settles.
    expect(removed.meter.statements).toBeLessThanOrEqual(14);
  });

  it("is written in portions, between which others read", async () => {
    const portions: number[] = [];
    const d1 = new Proxy(env.DB, {
      get(database, property) {
        const value: unknown = Reflect.get(database, property);
        if (property !== "batch") return typeof value === "function" ? (value.bind(database) as unknown) : value;
        return async (statements: D1PreparedStatement[]) => {
          const results = await database.batch(statements);
          portions.push(results.reduce((sum, { meta }) => sum + meta.rows_written, 0));
          return results;
        };
      },
    });
    const { id } = await aCalendar();
    const { report } = await runCalendar(id, feed(1000, String), { d1 });
    expect(report.events_new).toBe(1000);
    expect(portions.filter((rows) => rows > 1000)).toHaveLength(4);
    // What ends a run comes with the last.
    expect(Math.max(...portions)).toBeLessThanOrEqual(250 * ROWS_AN_EVENT + 20);
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
