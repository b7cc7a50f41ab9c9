import { expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { formatDistance } from "~/i18n/format-number";

const CASES = caseFile("i18n/distances.tsv");

test.each(casesOf<[number, string]>(CASES, "km away is told as one walks or drives it"))(
  "%d km away is told as one walks or drives it: %s",
  (km, said) => {
    expect(formatDistance(km, "nb").replaceAll("\u00A0", " ")).toBe(said);
  },
);

test("in English with its decimal point", () => {
  expect(formatDistance(2.44, "en")).toBe("2.4\u00A0km");
});
