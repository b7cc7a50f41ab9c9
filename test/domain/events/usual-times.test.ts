import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { EVENT_TYPES } from "~/domain/events/types";
import { usualTime } from "~/domain/events/usual-times";
import { dayNumber, FRIDAY, SATURDAY, WEDNESDAY, weekdayOf } from "~/domain/time/days-and-moments";

const CASES = caseFile("domain/events/usual-times.tsv");

describe("the usual time of a type", () => {
  it.each(casesOf<[string, string, string]>(CASES, "puts a service on the next Sunday at 11:00, seen from"))(
    "puts a service on the next Sunday at 11:00, seen from %s",
    (_from, now, day) => {
      expect(usualTime("service", new Date(now))).toEqual({ day, startTime: "11:00", endTime: "12:30" });
    },
  );

  it.each([
    ["prayer", WEDNESDAY, "19:00", "20:00"],
    ["concert", SATURDAY, "18:00", "19:30"],
    ["youth", FRIDAY, "19:00", "22:00"],
    ["conference", SATURDAY, "10:00", "16:00"],
  ] as const)("of %s is on weekday %i, %s to %s", (type, weekday, startTime, endTime) => {
    const usual = usualTime(type, new Date("2026-06-04T10:00:00Z"))!;
    expect([weekdayOf(dayNumber(usual.day)), usual.startTime, usual.endTime]).toEqual([weekday, startTime, endTime]);
  });

  it("is not known of what is nothing special", () => {
    expect(usualTime("other", new Date("2026-06-04T10:00:00Z"))).toBeNull();
  });

  it("is never past", () => {
    for (let hour = 0; hour < 24 * 8; hour++) {
      const now = new Date(Date.parse("2026-06-04T00:30:00Z") + hour * 3_600_000);
      for (const type of EVENT_TYPES) {
        const usual = usualTime(type, now);
        if (usual) expect(Date.parse(`${usual.day}T${usual.startTime}:00+02:00`)).toBeGreaterThan(now.getTime());
      }
    }
  });
});
