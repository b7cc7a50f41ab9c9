import { expect, test } from "vitest";
import { formatDistance } from "~/i18n/format-number";

test.each([
  [0, "100 m"],
  [0.04, "100 m"],
  [0.55, "600 m"],
  [0.949, "900 m"],
  [0.951, "1 km"],
  [1, "1 km"],
  [2.44, "2,4 km"],
  [9.96, "10 km"],
  [12.3, "12 km"],
])("%d km away is told as one walks or drives it: %s", (km, said) => {
  expect(formatDistance(km, "nb").replaceAll("\u00A0", " ")).toBe(said);
});

test("in English with its decimal point", () => {
  expect(formatDistance(2.44, "en")).toBe("2.4\u00A0km");
});
