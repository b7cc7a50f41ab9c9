import { describe, expect, test } from "vitest";
import { TOLD_AT, toldTexts } from "#test/support/told/told";
import { linesOfProgramme } from "~/domain/intake/programme/plain-lines";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import { isSilent, unusedLines } from "~/domain/intake/programme/unused-lines";
import type { KnownBy } from "~/domain/sources/evidence";

const read = (text: string) => readProgramme(text, TOLD_AT, { isToldNow: true });
const unused = (text: string) => unusedLines(text, read(text)).map((one) => one.text);

describe("no line of a pasted text vanishes without a word", () => {
  test.each(toldTexts())("$name", ({ text }) => {
    const { events, notUnderstood } = read(text);
    const listed = [...notUnderstood, ...unusedLines(text, { events, notUnderstood })].map(({ line }) => line);
    const quoted = events.flatMap(({ evidence }) =>
      Object.values(evidence ?? {}).flatMap((known: KnownBy | null) => known?.quotes.map((quote) => quote.line) ?? []),
    );
    const shown = JSON.stringify(events).toLowerCase();
    const lines = linesOfProgramme(text).map((line, index) => ({ line: index + 1, text: line.trim() }));
    const isTold = ({ line, text: own }: { line: number; text: string }) =>
      listed.includes(line) ||
      events.some((event) => event.line === line) ||
      quoted.includes(line) ||
      isSilent(own) ||
      (own.toLowerCase().match(/\p{L}{2,}/gu) ?? []).every((word) => shown.includes(word.normalize("NFC")));
    const heads = /^\s*\*?(?:fra|frå|from|til|to|sendt|sent|dato|date|kopi|cc|emne|subject|vedlegg)\s?:/i;
    expect(lines.filter((one) => !isTold(one) && !heads.test(one.text))).toEqual([]);
  });

  test("what names no time and is of no event is listed", () => {
    const text = [
      "Fredag 15. januar kl 18 Ungdomskveld",
      "Bibelgruppe hos Kari, ring 99 99 99 99",
      "Vi trenger flere frivillige til kirkekaffe",
    ].join("\n");
    expect(unused(text)).toEqual([
      "Bibelgruppe hos Kari, ring 99 99 99 99",
      "Vi trenger flere frivillige til kirkekaffe",
    ]);
  });

  test("greetings, headings and empty lines are not", () => {
    expect(unused("Hei!\n\nProgram for desember 2026\n-----\n13. desember kl. 11 Gudstjeneste\n\nMvh")).toEqual([]);
  });
});

test("a deadline of something else is none of the event above it", () => {
  const { events, notUnderstood } = read(
    "Fredag 15. januar kl 18 Ungdomskveld\nHusk påmelding til leir innen 20. januar",
  );
  expect(events.map(({ title, description }) => [title, description])).toEqual([["Ungdomskveld", null]]);
  expect(notUnderstood.map(({ line, reason }) => [line, reason])).toEqual([[2, "no_event"]]);
  const [own] = read("Fredag 15. januar kl 18 Juletur\nPåmelding til turen innen 10. januar").events;
  expect(own?.description).toBe("Påmelding til turen innen 10. januar");
});
