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

  test("counts seconds and milliseconds", () => {
    expect(saidTime(1_788_714_000)).toEqual(saidTime(1_788_714_000_000));
    expect(saidTime(1_788_714_000)?.inNorway).toEqual({ day: "2026-09-06", time: "19:00" });
    expect(saidTime(Number.POSITIVE_INFINITY)).toBeNull();
    expect(saidTime(5)).toBeNull();
  });
});
