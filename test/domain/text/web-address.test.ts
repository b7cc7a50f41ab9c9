import { expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { hostOf, safeWebAddress } from "~/domain/text/links";

const CASES = caseFile("domain/text/web-address.tsv");

test.each(casesOf<[string | null, string | null]>(CASES, "leads to"))("%s leads to %s", (typed, expected) => {
  expect(safeWebAddress(typed)).toBe(expected);
});

test("a host is told without www", () => {
  expect(hostOf("https://www.kirken.no/om-oss")).toBe("kirken.no");
});
