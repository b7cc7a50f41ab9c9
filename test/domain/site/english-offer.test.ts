import { expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { wantsEnglish } from "~/domain/site/english-offer";

const CASES = caseFile("domain/site/english-offer.tsv");

test.each<[string[], boolean]>(casesOf(CASES, "a browser that asks for is offered English"))(
  "a browser that asks for %j is offered English: %s",
  (languages, isOffered) => expect(wantsEnglish(languages)).toBe(isOffered),
);
