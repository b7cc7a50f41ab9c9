import { describe, expect, test } from "vitest";
import { caseFile, tablesOf } from "#test/support/cases";
import { recognise, type Recognised } from "~/domain/intake/recognise";

const CASES = tablesOf(caseFile("calendars/pasted-addresses.tsv"));

const said = (found: Recognised): string =>
  found.kind === "feed" || found.kind === "table" || found.kind === "page"
    ? `${found.kind} ${found.address}`
    : found.kind === "problem"
      ? `problem ${found.problem}`
      : found.kind;
const GOOGLE = "feed https://calendar.google.com/calendar/ical/abc123%40group.calendar.google.com/public/basic.ics";

describe("a pasted address is recognised:", () => {
  test.each([...CASES["pasted"]!, ["  https://eksempel.no/kalender.ics\n", "feed https://eksempel.no/kalender.ics"]])(
    "%s",
    (pasted, expected) => expect(said(recognise(pasted))).toBe(expected),
  );
});

describe("an address is found in what stands around it:", () => {
  test.each([
    ["Her er kalenderen vår: https://eksempel.no/kalender.\n\nHilsen Kari", "page https://eksempel.no/kalender"],
    ["Hei! Nettsiden er eksempel.no/kalender", "page https://eksempel.no/kalender"],
    ["https://eksempel.no/\nhttps://eksempel.no/kalender.ics", "feed https://eksempel.no/kalender.ics"],
    ["https://eksempel.no/en\nhttps://eksempel.no/to", "page https://eksempel.no/en"],
    [
      '<iframe src="https://calendar.google.com/calendar/embed?src=abc123%40group.calendar.google.com&amp;ctz=Europe%2FOslo" style="border: 0" width="800" height="600"></iframe>',
      GOOGLE,
    ],
    ['<iframe width="1" src="//eksempel.no/embed/kalender"></iframe>', "page https://eksempel.no/embed/kalender"],
    [
      "<iframe src='https://teamup.com/ks73ad7816e7a61b3a'></iframe>",
      "feed https://ics.teamup.com/feed/ks73ad7816e7a61b3a/0.ics",
    ],
    ['<script src="https://eksempel.no/kalender.js"></script>', "page https://eksempel.no/kalender.js"],
  ])("%s", (pasted, expected) => expect(said(recognise(pasted))).toBe(expected));
});

describe("what has days or clocks beside an address is a text:", () => {
  test.each([
    "Søndag 9. august kl. 11 Gudstjeneste. Les mer på https://eksempel.no",
    "Konsert lørdag 15/8, billetter på eksempel.no",
    "Program\nSøndag 9. august Gudstjeneste",
    "Kveldsmøte kl 19 https://eksempel.no/a https://eksempel.no/b",
    '<!doctype html><iframe src="https://eksempel.no/kalender"></iframe>',
    "BEGIN:VCALENDAR\nVERSION:2.0\nURL:https://eksempel.no\nEND:VCALENDAR",
  ])("%s", (pasted) => expect(recognise(pasted)).toEqual({ kind: "text", text: pasted }));

  test("and nothing is nothing", () => expect(recognise(" \n ")).toEqual({ kind: "nothing" }));
});
