import { describe, expect, it } from "vitest";
import { clashOn, takenDays } from "~/domain/events/clashes";
import { COUNTIES, type County } from "~/domain/places/counties";
import { dayNumber, dayText } from "~/domain/time/days-and-moments";
import { schoolHolidayOn } from "~/domain/time/school-holidays";

const both = (county: County | null) => ({ holidays: true, county });

describe("a day clashes", () => {
  it.each([
    ["2026-04-02", "maundyThursday"],
    ["2026-04-06", "easterMonday"],
    ["2026-05-01", "labourDay"],
    ["2026-05-17", "constitutionDay"],
    ["2026-05-14", "ascension"],
    ["2027-01-01", "newYearsDay"],
    ["2026-12-25", "christmasDay"],
  ] as const)("with the public holiday on %s", (day, name) => {
    expect(clashOn(day, both(null))).toEqual({ kind: "holiday", name });
    expect(clashOn(day, { holidays: false, county: null })).toBeNull();
  });

  it.each([
    ["03", "2026-09-28", "autumn"],
    ["03", "2026-10-05", null],
    ["11", "2026-09-28", null],
    ["11", "2026-10-05", "autumn"],
    ["46", "2026-10-09", "autumn"],
    ["03", "2026-02-16", "winter"],
    ["11", "2026-02-16", null],
    ["46", "2026-02-23", "winter"],
    ["55", "2026-03-02", "winter"],
    ["03", "2026-03-30", "easter"],
    ["03", "2026-04-01", "easter"],
    ["03", "2026-04-07", null],
    ["03", "2026-12-22", "christmas"],
    ["03", "2027-01-02", "christmas"],
    ["03", "2026-06-20", "summer"],
    ["03", "2026-08-15", "summer"],
    ["03", "2026-08-16", null],
  ] as const)("in county %s on %s by its usual school holidays: %s", (county, day, name) => {
    expect(schoolHolidayOn(day, county)).toBe(name);
  });

  it("in the same weeks of any year, for every county, also where the year has 53", () => {
    for (const county of COUNTIES) {
      for (const year of [2026, 2027, 2028, 2032]) {
        const days = Array.from({ length: 365 }, (_, n) => dayText(dayNumber(`${year}-01-01`) + n));
        const count = (name: string) => days.filter((day) => schoolHolidayOn(day, county) === name).length;
        expect([count("autumn"), count("winter"), count("summer")], `${county} ${year}`).toEqual([7, 7, 57]);
      }
    }
  });
});

describe("the days of a series that keeps free", () => {
  const days = ["2026-03-26", "2026-04-02", "2026-04-09", "2026-05-14"];
  const avoids = both(null);

  it("are all of them where it keeps free of nothing", () => {
    expect(takenDays(days, { seen: [] })).toEqual({ ok: true, value: days });
  });

  it("leave out clashes that were looked over, but those that are kept", () => {
    const seen = ["2026-04-02", "2026-05-14"];
    expect(takenDays(days, { avoids, seen, kept: ["2026-05-14"] })).toEqual({
      ok: true,
      value: ["2026-03-26", "2026-04-09", "2026-05-14"],
    });
  });

  it("are refused while a clash has not been looked over; one that is left out anyway needs no look", () => {
    const unseen = { ok: false, problem: { field: "kept_days", problem: "clashesUnseen" } };
    expect(takenDays(days, { avoids, seen: ["2026-04-02"] })).toEqual(unseen);
    expect(takenDays(days, { avoids, seen: ["2026-04-02"], leftOut: ["2026-05-14"] })).toEqual({
      ok: true,
      value: ["2026-03-26", "2026-04-09"],
    });
  });

  it("need nobody's look where the cron makes them", () => {
    expect(takenDays(days, { avoids })).toEqual({ ok: true, value: ["2026-03-26", "2026-04-09"] });
  });
});
