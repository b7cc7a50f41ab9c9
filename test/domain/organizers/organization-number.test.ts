import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { parseOrganizationNumber, spacedNumber } from "~/domain/organizers/contact";

const CASES = caseFile("organizers/organization-number.tsv");

/** The register's rule, written independently: weights from the left, and the expected check digit. */
function checkDigit(eight: string): number {
  const remainder = [3, 2, 7, 6, 5, 4, 3, 2].reduce((sum, weight, at) => sum + weight * Number(eight[at]), 0) % 11;
  return remainder === 0 ? 0 : 11 - remainder;
}

/** Remainder 1: the check digit would have to be 10. */
const WITHOUT_CHECK_DIGIT = "97103209";

describe("a number of the register of organisations", () => {
  it.each(casesOf<[string, string, string]>(CASES, "a number of the register of organisations"))(
    "%s: %s",
    (_what, typed, digits) => {
      expect(parseOrganizationNumber(typed)).toBe(digits);
    },
  );

  it.each(casesOf<[string, string]>(CASES, "is not"))("is not %s: %s", (_what, typed) => {
    expect(parseOrganizationNumber(typed)).toBeNull();
  });

  it("has no check digit at all where the remainder is 1", () => {
    expect(checkDigit(WITHOUT_CHECK_DIGIT)).toBe(10);
    for (let last = 0; last < 10; last++) expect(parseOrganizationNumber(`${WITHOUT_CHECK_DIGIT}${last}`)).toBeNull();
  });

  it("has exactly the one check digit that modulus 11 gives, for every remainder", () => {
    const remainders = new Set<number>();
    for (let eight = 97_000_000; eight < 97_000_200; eight++) {
      const right = checkDigit(String(eight));
      remainders.add(right);
      const taken = Array.from({ length: 10 }, (_, last) => last).filter(
        (last) => parseOrganizationNumber(`${eight}${last}`) !== null,
      );
      expect(taken, String(eight)).toEqual(right === 10 ? [] : [right]);
    }
    expect(remainders.size).toBe(11);
  });

  it("is shown in groups of three", () => {
    expect(spacedNumber("974760673")).toBe("974 760 673");
  });
});
