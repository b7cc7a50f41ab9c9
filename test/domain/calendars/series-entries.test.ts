import { describe, expect, it } from "vitest";
import { readByUs, shownBy } from "#test/support/calendar-readers";
import { caseFile, casesOf } from "#test/support/cases";
import { atLength } from "#test/support/fuzz";
import { plannedDates, randomSeries, type SeriesPlan, writtenSeries } from "#test/support/random-series";
import { type SeriesDate, seriesEntries } from "~/domain/calendars/series-entries";
import { firstDayFrom, type RecurrencePattern, type RepeatRule, repetitionOf } from "~/domain/events/repetition";
import { momentAt, shiftDay, wallClockAt } from "~/domain/time/days-and-moments";

const CASES = caseFile("domain/calendars/series-entries.tsv");

const entriesOf = ({ startDay, ...plan }: SeriesPlan, dates: SeriesDate[]) =>
  seriesEntries({
    uid: "series-s",
    rule: { ...repetitionOf(plan), firstDay: firstDayFrom(plan, startDay) },
    sequence: 0,
    changedAt: new Date(0),
    dates,
  });

/** Near one of the nights that clocks change, or in the hour that they do. */
const isWhereClocksChange = ({ entry, seriesDay }: SeriesDate): boolean =>
  wallClockAt(entry.start).time.startsWith("02:") ||
  [-2, -1, 0, 1, 2].some((days) => {
    const noon = momentAt(shiftDay(seriesDay!, days), "12:00");
    return wallClockAt(new Date(noon.getTime() - 24 * 3_600_000)).time !== "12:00";
  });

describe("seriesEntries", () => {
  it.each<[RecurrencePattern, startDay: string, rule: string]>(casesOf(CASES, "writes from as"))(
    "writes %s from %s as %s",
    (pattern, startDay, rule) => {
      const plan = { pattern, startDay, until: "2026-12-20", startTime: "18:00", endTime: null };
      const rules = writtenSeries(plan, plannedDates(plan)).match(/^RRULE:FREQ=(?!YEARLY).*$/gm)!;
      expect(rules).toHaveLength(1);
      expect(rules[0].replace(/;UNTIL=\d{8}T\d{6}Z/, "").trim()).toBe(`RRULE:${rule}`);
    },
  );

  it.each<[RepeatRule, startDay: string, rule: string]>([
    [{ pattern: "weekdays", every: 1, weekdays: [1, 3] }, "2026-09-01", "FREQ=WEEKLY;BYDAY=TU,TH"],
    [{ pattern: "weekdays", every: 3, weekdays: [0, 6] }, "2026-09-01", "FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,SU;WKST=MO"],
    [{ pattern: "yearly" }, "2026-12-23", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=23"],
  ])("writes %o from %s as %s", (repeat, startDay, rule) => {
    const plan = { ...repeat, startDay, until: "2028-12-23", startTime: "18:00", endTime: null };
    const dates = plannedDates({ ...plan, until: repeat.pattern === "yearly" ? plan.until : "2026-12-20" });
    const text = writtenSeries(plan, dates);
    expect(text).toContain(`RRULE:${rule};UNTIL=`);
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  });

  it("29 February stands by itself in years that have none, and days picked by hand each by itself", () => {
    const leap = {
      pattern: "yearly",
      startDay: "2028-02-29",
      until: "2033-12-31",
      startTime: "18:00",
      endTime: null,
    } as const;
    const text = writtenSeries(leap, plannedDates(leap));
    expect(text).toContain("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;UNTIL=20320229T170000Z");
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(5);
    const days = ["2026-09-01", "2026-09-20", "2026-11-08"];
    const picked = {
      pattern: "picked",
      days,
      startDay: days[0]!,
      until: days[2]!,
      startTime: "18:00",
      endTime: null,
    } as const;
    const alone = writtenSeries(picked, plannedDates(picked));
    expect(alone.match(/^BEGIN:VEVENT/gm)).toHaveLength(3);
    expect(alone).not.toMatch(/^R(RULE:FREQ=WEEKLY|DATE)/m);
  });

  const fridays = {
    pattern: "weekly",
    startDay: "2026-09-04",
    until: "2026-10-30",
    startTime: "18:00",
    endTime: null,
  } as const;

  describe.each(["02:00", "02:30", "02:59"])("a series at %s", (startTime) => {
    const weekly = (startDay: string, until: string) => {
      const plan = { pattern: "weekly", startDay, until, startTime, endTime: null } as const;
      const dates = plannedDates(plan);
      return { text: writtenSeries(plan, dates), dates };
    };
    const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

    it.each([0, 1, 2, 3, 4, 5, 6])(
      "has its usual hour for a rule, and the night without it apart: weekday %i",
      (day) => {
        const startDay = shiftDay("2027-01-03", day);
        const { text, dates } = weekly(startDay, "2027-08-31");
        const start = `${startDay.replaceAll("-", "")}T${startTime.replace(":", "")}00`;
        expect(text).toContain(`DTSTART;TZID=Europe/Oslo:${start}`);
        expect(countOf(text, /^RECURRENCE-ID/gm)).toBe(day === 0 ? 1 : 0);
        expect(readByUs(text)).toEqual(shownBy(dates));
      },
    );

    it("has no rule where a night has the hour twice", () => {
      const { text, dates } = weekly("2027-01-03", "2027-10-31");
      expect(countOf(text, /^RRULE:FREQ=WEEKLY/gm)).toBe(0);
      expect(readByUs(text)).toEqual(shownBy(dates));
    });
  });

  it("names left-out days, and a changed date by the day that it had", () => {
    const dates = plannedDates(fridays).filter(({ seriesDay }) => seriesDay !== "2026-09-18");
    dates[1]!.entry.status = "CANCELLED";
    const lines = writtenSeries(fridays, dates).split("\r\n");
    expect(lines).toContain("EXDATE;TZID=Europe/Oslo:20260918T180000");
    expect(lines).toContain("RECURRENCE-ID;TZID=Europe/Oslo:20260911T180000");
    expect(lines.filter((line) => line === "UID:series-s@samling.test")).toHaveLength(2);
    expect(lines.filter((line) => line === "SEQUENCE:3")).toHaveLength(2);
  });

  const uidsOf = (text: string) => [...text.matchAll(/^UID:(.+?)\r$/gm)].map(([, uid]) => uid);

  it("keeps the UID of the last date that is left, and of the next one where that is cancelled or moved", () => {
    const last = plannedDates(fridays).slice(-1);
    expect(uidsOf(writtenSeries(fridays, last))).toEqual(["series-s@samling.test"]);
    expect(readByUs(writtenSeries(fridays, last))).toEqual(shownBy(last));
    const cancelled = plannedDates(fridays);
    cancelled[0]!.entry.status = "CANCELLED";
    const moved = plannedDates(fridays).slice(-1);
    moved[0]!.entry.start = new Date("2026-10-31T18:00:00Z");
    for (const dates of [cancelled, moved]) {
      const text = writtenSeries(fridays, dates);
      expect(uidsOf(text)).toEqual(["series-s@samling.test", "series-s@samling.test"]);
      expect(readByUs(text)).toEqual(shownBy(dates));
    }
  });

  it("never changes a date's UID while dates pass, whatever is changed", () => {
    for (let seed = 0; seed < atLength(30, 150); seed++) {
      const { plan, dates } = randomSeries(seed);
      if (plan.startTime?.startsWith("02:")) continue;
      const ordinary = new Set(dates.filter((date) => !isWhereClocksChange(date)).map(({ entry }) => entry.url));
      const known = new Map<string, string>();
      const half = Math.floor(dates.length / 2);
      for (const first of new Set([0, 1, 2, half, ...[-3, -2, -1].map((at) => Math.max(0, dates.length + at))]))
        for (const { url, uid } of entriesOf(plan, dates.slice(first))) {
          if (!ordinary.has(url)) continue;
          expect(uid, `series ${seed} from ${first}: ${url}`).toBe(known.get(url) ?? uid);
          known.set(url, uid);
        }
    }
  });

  it("lets the dates stand alone where the rule is not known", () => {
    const dates = plannedDates(fridays);
    const alone = seriesEntries({ uid: "series-s", rule: null, sequence: 0, changedAt: new Date(0), dates });
    expect(alone).toEqual(dates.map(({ entry }) => entry));
  });
});
