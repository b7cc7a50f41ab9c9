import { expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { wishedLocale } from "~/domain/site/language-wish";

const CASES = caseFile("domain/site/language-wish.tsv");

test.each(casesOf<[string, string]>(CASES, "a browser that asks for gets"))(
  "a browser that asks for %j gets %s",
  (header, locale) => expect(wishedLocale(header)).toBe(locale),
);

test.each([
  null,
  "",
  "*",
  "en-US,en;q=0.9",
  "de",
  "nn;q=0",
  "nn;q=x",
  "nn;q=2",
  ",;,;q=,-",
  "xx-".repeat(2000),
  `${"de,".repeat(400)}nn`,
])("a browser that asks for %j has no wish of ours", (header) => expect(wishedLocale(header)).toBeNull());
