import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { NOW } from "#test/support/clock";
import { formatMoment } from "~/i18n/format";
import { formatDaySpan, formatEventDays, formatEventHours, formatSharedDate } from "~/i18n/format-event-time";
import { formatNumber } from "~/i18n/format-number";

const CASES = caseFile("i18n/format-event-time.tsv");

const times = (start: string, end: string | null = null, isAllDay = false) => ({
  start: new Date(start),
  end: end === null ? null : new Date(end),
  isAllDay,
});

const EVENING = times("2026-06-05T18:00+02:00", "2026-06-05T19:30+02:00");
const NO_END = times("2026-06-07T11:00+02:00");
const OVER_MIDNIGHT = times("2026-12-31T22:00+01:00", "2027-01-01T01:30+01:00");
const SLEEPOVER = times("2026-06-05T20:00+02:00", "2026-06-06T10:00+02:00");
const WEEKEND = times("2026-12-04T18:00+01:00", "2026-12-06T15:00+01:00");
const TWO_MONTHS = times("2026-11-30T10:00+01:00", "2026-12-02T15:00+01:00");
const TWO_YEARS = times("2026-12-30T10:00+01:00", "2027-01-02T15:00+01:00");
const NEXT_YEAR = times("2027-03-05T10:00+01:00", "2027-03-07T15:00+01:00");
const WHOLE_DAY = times("2026-06-05T00:00+02:00", null, true);
const WHOLE_DAYS = times("2026-06-05T00:00+02:00", "2026-06-08T00:00+02:00", true);

test.each([
  ["an evening", EVENING, "fredag 5. juni", "Friday 5 June"],
  ["over midnight", OVER_MIDNIGHT, "torsdag 31. desember", "Thursday 31 December"],
  ["several days", WEEKEND, "fredag 4. – søndag 6. desember", "Friday 4 – Sunday 6 December"],
  [
    "days in two months",
    TWO_MONTHS,
    "mandag 30. november – onsdag 2. desember",
    "Monday 30 November – Wednesday 2 December",
  ],
  [
    "days in two years",
    TWO_YEARS,
    "onsdag 30. desember 2026 – lørdag 2. januar 2027",
    "Wednesday 30 December 2026 – Saturday 2 January 2027",
  ],
  ["days of another year", NEXT_YEAR, "fredag 5. – søndag 7. mars 2027", "Friday 5 – Sunday 7 March 2027"],
  ["a whole day", WHOLE_DAY, "fredag 5. juni", "Friday 5 June"],
  ["whole days", WHOLE_DAYS, "fredag 5. – søndag 7. juni", "Friday 5 – Sunday 7 June"],
])("the days of an event: %s", (_, given, nb, en) => {
  expect(formatEventDays(given, NOW, "nb")).toBe(nb);
  expect(formatEventDays(given, NOW, "en")).toBe(en);
});

test.each([
  ["in one month", WEEKEND, "4.–6. desember", "4–6 December"],
  ["in two months", TWO_MONTHS, "30. november–2. desember", "30 November–2 December"],
  ["in two years", TWO_YEARS, "30. desember 2026–2. januar 2027", "30 December 2026–2 January 2027"],
  ["of another year", NEXT_YEAR, "5.–7. mars 2027", "5–7 March 2027"],
])("the days of an event of several, in few letters: %s", (_, { start, end }, nb, en) => {
  expect(formatDaySpan(start, end!, NOW, "nb")).toBe(nb);
  expect(formatDaySpan(start, end!, NOW, "en")).toBe(en);
});

test.each([
  ["an evening", EVENING, "kl. 18:00 – 19:30", "18:00 – 19:30", "kl. 6:00 PM – 7:30 PM"],
  ["without an end", NO_END, "kl. 11:00", "11:00", "kl. 11:00 AM"],
  ["over midnight", OVER_MIDNIGHT, "kl. 22:00 – 01:30", "22:00 – 01:30", "kl. 10:00 PM – 1:30 AM"],
  [
    "until the next morning",
    SLEEPOVER,
    "fre kl. 20:00 – lør kl. 10:00",
    "Fri 20:00 – Sat 10:00",
    "fre kl. 8:00 PM – lør kl. 10:00 AM",
  ],
  [
    "several days",
    WEEKEND,
    "fre kl. 18:00 – søn kl. 15:00",
    "Fri 18:00 – Sun 15:00",
    "fre kl. 6:00 PM – søn kl. 3:00 PM",
  ],
  ["a whole day", WHOLE_DAY, "Hele dagen", "All day", "Hele dagen"],
  ["whole days", WHOLE_DAYS, null, null, null],
  [
    "an end at the start",
    times("2026-06-05T18:00+02:00", "2026-06-05T18:00+02:00"),
    "kl. 18:00",
    "18:00",
    "kl. 6:00 PM",
  ],
])("the hours of an event: %s", (_, given, nb, en, nb12) => {
  expect(formatEventHours(given, { locale: "nb", timeFormat: "24h" })).toBe(nb);
  expect(formatEventHours(given, { locale: "en", timeFormat: "24h" })).toBe(en);
  expect(formatEventHours(given, { locale: "nb", timeFormat: "12h" })).toBe(nb12);
});

test("the date in a share text is d. MMMM yyyy kl. HH:mm, on the Norwegian clock", () => {
  expect(formatSharedDate(times("2026-11-20T17:00Z"), { locale: "nb", timeFormat: "24h" })).toBe(
    "20. november 2026 kl. 18:00",
  );
  expect(formatSharedDate(times("2026-11-20T17:00Z"), { locale: "en", timeFormat: "12h" })).toBe(
    "20 November 2026 at 6:00 PM",
  );
  expect(formatSharedDate(WHOLE_DAY, { locale: "nb", timeFormat: "24h" })).toBe("5. juni 2026");
});

describe("in Nynorsk, whose days neither date-fns nor Chromium need to know", () => {
  test.each(casesOf<[string, string, string]>(CASES, "is written whole and short"))(
    "%s is written whole and short",
    (day, short, date) => {
      const moment = new Date(`${date}T12:00Z`);
      expect([formatMoment(moment, "EEEE", "nn"), formatMoment(moment, "EEE", "nn")]).toEqual([day, short]);
      expect(formatMoment(moment, "EEEEEE", "nn")).toBe(day.slice(0, 2));
    },
  );

  test("days, hours and shared dates are as in Bokmål otherwise", () => {
    expect(formatEventDays(TWO_YEARS, NOW, "nn")).toBe("onsdag 30. desember 2026 – laurdag 2. januar 2027");
    expect(formatEventHours(SLEEPOVER, { locale: "nn", timeFormat: "24h" })).toBe("fre kl. 20:00 – lau kl. 10:00");
    expect(formatEventHours(WHOLE_DAY, { locale: "nn", timeFormat: "24h" })).toBe("Heile dagen");
    expect(formatSharedDate(NO_END, { locale: "nn", timeFormat: "24h" })).toBe("7. juni 2026 kl. 11:00");
    expect(formatNumber(12_345.6, "nn")).toBe(formatNumber(12_345.6, "nb"));
  });
});
