import { expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { isAnotherStreet } from "~/domain/places/addresses";

const CASES = caseFile("domain/places/street.tsv");

test.each(casesOf<[string, string, boolean]>(CASES, "typed over another, it is another street"))(
  "typed over «%s», «%s» is another street: %s",
  (former, typed, isAnother) => {
    expect(isAnotherStreet(former, typed)).toBe(isAnother);
  },
);
