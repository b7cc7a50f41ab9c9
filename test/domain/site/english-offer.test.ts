import { expect, test } from "vitest";
import { wantsEnglish } from "~/domain/site/english-offer";

test.each<[string[], boolean]>([
  [["en-GB"], true],
  [["en-US", "en", "pl"], true],
  [["en-US", "nb-NO"], false],
  [["en", "sv"], false],
  [["nb-NO", "en"], false],
  [["pl", "en"], false],
  [[], false],
])("a browser that asks for %j is offered English: %s", (languages, isOffered) =>
  expect(wantsEnglish(languages)).toBe(isOffered),
);
