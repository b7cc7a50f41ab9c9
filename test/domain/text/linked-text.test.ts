import { expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { linkedText, type TextPart } from "~/domain/text/links";

const CASES = caseFile("domain/text/linked-text.tsv");

/** One line's parts as text, links in angle brackets with their address. */
const written = (text: string) =>
  linkedText(text).map((lines) =>
    lines.map((parts) => parts.map((part) => (part.href ? `<${part.text}|${part.href}>` : part.text)).join("")),
  );

test.each(casesOf<[string, string]>(CASES, "web addresses in a text become links"))(
  "web addresses in a text become links: %s",
  (text, expected) => {
    expect(written(text)).toEqual([[expected]]);
  },
);

test("addresses of our own site are links wherever it is, and only those", () => {
  const [[ours], [others]] = linkedText(
    "http://localhost:8787/a?b=c\n\nhttp://localhost:87871/",
    "http://localhost:8787",
  ) as [TextPart[][], TextPart[][]];
  expect([ours![0]!.href, others![0]!.href]).toEqual(["http://localhost:8787/a?b=c", undefined]);
});

test.each([
  ["", []],
  ["  \n \n", []],
  ["en\nto", [["en", "to"]]],
  ["en\r\n\r\nto", [["en"], ["to"]]],
  ["en\n\n  \n\nto\n", [["en"], ["to"]]],
])("paragraphs and lines of %j are kept", (text, expected) => {
  expect(written(text)).toEqual(expected);
});

test("a very long run of punctuation is read in no time", () => {
  expect(written(`https://a.no/${".".repeat(100_000)}x ${"!".repeat(100_000)}`)).toHaveLength(1);
});
