import { expect, test } from "vitest";
import { caseFile, textsOf } from "#test/support/cases";
import { weekText } from "~/domain/paper/week-text";

const WEEK = {
  heading: "Denne uken – Bykirken\nmandag 1. – søndag 7. juni",
  days: [
    {
      heading: "Torsdag 4. juni",
      events: [
        { mark: null, title: "Konsert", time: "19:00", place: "Bykirken", more: ["Sammen med Koret", "Gratis"] },
      ],
    },
    {
      heading: "Søndag 7. juni, 1. søndag i treenighetstiden",
      events: [
        { mark: "Avlyst", title: "Høymesse", time: "11:00", place: "Bykirken", more: [] },
        { mark: null, title: "Åpen kirke", time: "Hele dagen", place: null, more: [] },
      ],
    },
  ],
  none: "Ingenting står på planen denne uken.",
  end: "Alt og det siste nye: https://samling.test/organizer/bykirken",
};

const TEXTS = new Map(textsOf(caseFile("paper/week-text.txt")).map(({ name, text }) => [name, `${text}\n`]));

test.each([
  ["for Word has a tab after each time", "plain"],
  ["for Facebook has a sign before each day and event", "facebook"],
  ["for the parish magazine has short lines", "magazine"],
] as const)("a week as text %s", (_, form) => expect(weekText(form, WEEK)).toBe(TEXTS.get(form)));

test("a week without events says so", () => {
  expect(weekText("plain", { ...WEEK, days: [] })).toBe(TEXTS.get("nothing"));
});
