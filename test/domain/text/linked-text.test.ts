import { describe, expect, test } from "vitest";
import { linkedText, type TextPart } from "~/domain/text/links";

/** One line's parts as text, links in angle brackets with their address. */
const written = (text: string) =>
  linkedText(text).map((lines) =>
    lines.map((parts) => parts.map((part) => (part.href ? `<${part.text}|${part.href}>` : part.text)).join("")),
  );

describe("web addresses in a text become links", () => {
  test.each([
    ["Se https://kirken.no.", "Se <https://kirken.no|https://kirken.no/>."],
    ["www.kirken.no", "<www.kirken.no|https://www.kirken.no/>"],
    ["(www.kirken.no)", "(<www.kirken.no|https://www.kirken.no/>)"],
    ["https://kirken.no/a_(b)!", "<https://kirken.no/a_(b)|https://kirken.no/a_(b)>!"],
    ["https://a.no og https://b.no, takk", "<https://a.no|https://a.no/> og <https://b.no|https://b.no/>, takk"],
    ["Ring 12 34 56 78", "Ring 12 34 56 78"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["https://kirken.no@andre.no/", "https://kirken.no@andre.no/"],
    ["https://", "https://"],
    ["<b>fet</b>", "<b>fet</b>"],
  ])("%s", (text, expected) => {
    expect(written(text)).toEqual([[expected]]);
  });
});

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
