import { expect, test } from "vitest";
import { parseDarkHours } from "~/domain/paper/dark-hours";

test.each([
  ["22-07", { from: 22, to: 7 }],
  ["9-17", { from: 9, to: 17 }],
  ["0-6", { from: 0, to: 6 }],
  ["off", null],
])("%s is understood", (text, hours) => expect(parseDarkHours(text)).toEqual(hours));

test.each(["", "22", "22-24", "22-22", "-1-7", "22:30-07", "alltid"])("%s is not", (text) =>
  expect(parseDarkHours(text)).toBeUndefined(),
);
