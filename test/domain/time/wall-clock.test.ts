import { afterEach, describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import {
  dayOf,
  momentAt,
  momentsOfDays,
  shiftDay,
  startOfNorwegianDay,
  wallClockAt,
} from "~/domain/time/days-and-moments";

const CASES = caseFile("time/wall-clock.tsv");

const machineZone = process.env.TZ;
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

const clocks: [what: string, day: string, time: string, moment: string][] = casesOf(CASES, "clocks");

describe("a Norwegian clock", () => {
  describe.each(["UTC", "Europe/Oslo", "America/New_York", "Pacific/Auckland"])("on a machine in %s", (zone) => {
    it.each(clocks)("tells %s", (_, day, time, moment) => {
      process.env.TZ = zone;
      expect(momentAt(day, time).toISOString()).toBe(moment);
    });
  });

  it.each([
    ["2027-03-28T00:59:00Z", "2027-03-28", "01:59"],
    ["2027-03-28T01:00:00Z", "2027-03-28", "03:00"],
    ["2026-10-25T00:30:00Z", "2026-10-25", "02:30"],
    ["2026-10-25T01:30:00Z", "2026-10-25", "02:30"],
    ["2026-12-31T23:00:00Z", "2027-01-01", "00:00"],
  ])("shows at %s: %s %s", (moment, day, time) => {
    expect(wallClockAt(new Date(moment))).toEqual({ day, time });
    expect(dayOf(new Date(moment))).toBe(day);
  });
});

describe("days in Norway", () => {
  it.each([
    ["2027-03-28", 1, "2027-03-29"],
    ["2026-10-25", -1, "2026-10-24"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-02-28", 1, "2027-03-01"],
    ["2026-12-31", 7, "2027-01-07"],
  ])("%s and %i days is %s", (day, days, moved) => {
    expect(shiftDay(day, days)).toBe(moved);
  });

  it("are 23 and 25 hours long when the clock changes", () => {
    const hoursOf = (day: string) =>
      (startOfNorwegianDay(shiftDay(day, 1)).getTime() - startOfNorwegianDay(day).getTime()) / 3_600_000;
    expect(["2027-03-28", "2026-10-25", "2026-06-04"].map(hoursOf)).toEqual([23, 25, 24]);
  });

  it("end even where the calendar has no more digits", () => {
    expect(momentsOfDays({ to: "9999-12-31" }).end?.getTime()).toBe(Date.UTC(9999, 11, 31, 23));
  });
});
