import { describe, expect, test } from "vitest";
import { saidTime } from "~/domain/intake/page/said-time";

describe("a time of data", () => {
  test.each([
    ["2026-09-06", "2026-09-06", null, null],
    ["2026-09-06T19:00", "2026-09-06", "19:00", null],
    ["2026-09-06 19:00:00", "2026-09-06", "19:00", null],
    ["20260906T190000", "2026-09-06", "19:00", null],
    ["2026-9-6T9:05", "2026-09-06", "09:05", null],
    ["2026-09-06T19:00:00+02:00", "2026-09-06", "19:00", 120],
    ["2026-09-06T19:00:00.000+0200", "2026-09-06", "19:00", 120],
    ["2026-09-06T19:00+2", "2026-09-06", "19:00", 120],
    ["2026-09-06T17:00:00Z", "2026-09-06", "19:00", 0],
    ["2026-12-06T17:00:00Z", "2026-12-06", "18:00", 0],
    ["2026-09-06T13:00:00-04:00", "2026-09-06", "19:00", -240],
    ["2026-09-06T22:30:00Z", "2026-09-07", "00:30", 0],
    ["2026-09-06T24:00:00", "2026-09-07", "00:00", null],
    ["2026-09-06T19:00:00+02:00[Europe/Oslo]", "2026-09-06", "19:00", 120],
    ["06.09.2026 19:00", "2026-09-06", "19:00", null],
    ["6. 9. 2026", "2026-09-06", null, null],
    ["Sun, 06 Sep 2026 19:00:00 +0200", "2026-09-06", "19:00", 120],
  ])("%s", (written, day, time, offset) => {
    const said = saidTime(written);
    expect(said && [said.inNorway.day, said.inNorway.time, said.offset]).toEqual([day, time, offset]);
  });

  test.each([
    "",
    "søndag",
    "1900-01-01",
    "2900-01-01",
    "2026-13-01",
    "2026-02-30",
    "2026-09-06T25:00",
    "2026-09-06T19:60",
    "0000-00-00",
    "2026-09-06T19:00 og",
    "09/06/2026",
    "x".repeat(100_000),
  ])("refuses %.20s", (written) => {
    expect(saidTime(written)).toBeNull();
  });

  describe("with a fault in its tail still says day and clock", () => {
    const tails = [
      ":00:00+02:00",
      ":00:00",
      ":0001:00",
      ":00 02:00",
      ":00+02:00+02:00",
      ":00Z+02:00",
      ":00.000+02:00Z",
    ];
    const more = [":00+02:00 CEST", ":00 Europe/Oslo", ":00 +02:00 (CEST)", ":00&#43;02:00", ":00+02:00:00"];
    test.each([...tails, ...more])("%s", (tail) => {
      for (const begun of ["2026-09-06T19:00", "2026-09-06 19:00", "06.09.2026 19:00", "Sun, 06 Sep 2026 19:00"])
        expect([begun, saidTime(`${begun}${tail}`)]).toMatchObject([
          begun,
          { isFaulty: true, offset: null, inNorway: { day: "2026-09-06", time: "19:00" } },
        ]);
    });
    test.each(["T25:00:00:00", "T19:60:00:00", "T19:00:00:00 i kirka", "T19", "T19:000:00"])("but not %s", (rest) =>
      expect(saidTime(`2026-09-06${rest}`)?.isFaulty ?? false).toBe(false),
    );
  });

  test.each([
    ["6:30 PM", "18:30"],
    ["06:30:00 pm", "18:30"],
    ["12:05 p.m.", "12:05"],
    ["12:05 AM", "00:05"],
    ["11:00am", "11:00"],
    ["19:00 PM", "19:00"],
  ])("%s is of one half of the day", (written, time) => {
    expect(saidTime(`2026-09-06 ${written}`)?.inNorway.time).toBe(time);
  });

  test("counts seconds and milliseconds", () => {
    expect(saidTime(1_788_714_000)).toEqual(saidTime(1_788_714_000_000));
    expect(saidTime(1_788_714_000)?.inNorway).toEqual({ day: "2026-09-06", time: "19:00" });
    expect(saidTime(Number.POSITIVE_INFINITY)).toBeNull();
    expect(saidTime(5)).toBeNull();
  });
});
