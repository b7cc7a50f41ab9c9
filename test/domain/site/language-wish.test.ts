import { expect, test } from "vitest";
import { wishedLocale } from "~/domain/site/language-wish";

test.each([
  ["nn", "nn"],
  ["nn-NO", "nn"],
  ["nn-NO,nn;q=0.9,no;q=0.8,nb;q=0.7", "nn"],
  ["nb-NO,nb;q=0.9,no;q=0.8,nn;q=0.7,en-US;q=0.6,en;q=0.5", "nb"],
  ["no", "nb"],
  ["nb;q=0.5, nn;q=0.8", "nn"],
  ["nb ; q=0.5 , NN-no ; Q=0.8", "nn"],
  ["en-US,en;q=0.9,nn;q=0.3", "nn"],
  ["da, sv;q=0.9, no;q=0.1", "nb"],
])("a browser that asks for %j gets %s", (header, locale) => expect(wishedLocale(header)).toBe(locale));

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
