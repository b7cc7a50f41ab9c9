import { describe, expect, it } from "vitest";
import { dateFromUnix, firstUnixSecondFrom, unixSeconds } from "~/domain/time/days-and-moments";

describe("a moment in unix seconds", () => {
  it.each([
    ["2026-06-04T10:00:00.000Z", 1_780_567_200, 1_780_567_200],
    ["2026-06-04T10:00:00.001Z", 1_780_567_200, 1_780_567_201],
    ["2026-06-04T10:00:00.999Z", 1_780_567_200, 1_780_567_201],
    ["1969-12-31T23:59:58.500Z", -2, -1],
  ])("%s lies in one second and begins no later than the next", (text, within, from) => {
    expect(unixSeconds(new Date(text))).toBe(within);
    expect(firstUnixSecondFrom(new Date(text))).toBe(from);
  });

  it("comes back as it went", () => {
    const moment = new Date("2026-06-04T10:00:00Z");
    expect(dateFromUnix(unixSeconds(moment))).toEqual(moment);
  });
});
