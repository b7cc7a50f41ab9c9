import { expect, test } from "vitest";
import { weekAt } from "~/domain/time/week";

const at = (time: string) => new Date(time);

test.each([
  ["this", "2026-06-04T10:00:00Z", { from: "2026-06-01", to: "2026-06-07", number: 23 }],
  ["next", "2026-06-04T10:00:00Z", { from: "2026-06-08", to: "2026-06-14", number: 24 }],
  ["this", "2026-06-07T21:59:00Z", { from: "2026-06-01", to: "2026-06-07", number: 23 }],
  // Norway's Monday has begun.
  ["this", "2026-06-07T22:00:00Z", { from: "2026-06-08", to: "2026-06-14", number: 24 }],
  ["2026-12-31", "2026-06-04T10:00:00Z", { from: "2026-12-28", to: "2027-01-03", number: 53 }],
  ["next", "2026-12-24T10:00:00Z", { from: "2026-12-28", to: "2027-01-03", number: 53 }],
])("%s at %s", (which, now, week) => expect(weekAt(which, at(now))).toEqual(week));
