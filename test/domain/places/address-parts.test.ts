import { expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { addressParts } from "~/domain/places/addresses";

const CASES = caseFile("domain/places/address-parts.tsv");

test.each(casesOf<[string | null, string | null, (string | null)[] | null[]]>(CASES, "an address in its parts"))(
  "an address in its parts: %s (%s)",
  (address, city, [street, postcode, town]) => {
    expect(addressParts(address, city)).toEqual({ street, postcode, town });
  },
);
