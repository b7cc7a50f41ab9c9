import { expect, test } from "vitest";
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

test("a week as text for Word has a tab after each time", () => {
  expect(weekText("plain", WEEK)).toBe(`Denne uken – Bykirken
mandag 1. – søndag 7. juni

Torsdag 4. juni
19:00\tKonsert, Bykirken, Sammen med Koret, Gratis

Søndag 7. juni, 1. søndag i treenighetstiden
11:00\tAVLYST: Høymesse, Bykirken
Hele dagen\tÅpen kirke

Alt og det siste nye: https://samling.test/organizer/bykirken
`);
});

test("a week as text for Facebook has a sign before each day and event", () => {
  expect(weekText("facebook", WEEK)).toBe(`Denne uken – Bykirken
mandag 1. – søndag 7. juni

📅 Torsdag 4. juni
▪️ 19:00 Konsert
Bykirken · Sammen med Koret · Gratis

📅 Søndag 7. juni, 1. søndag i treenighetstiden
▪️ 11:00 AVLYST: Høymesse
Bykirken
▪️ Hele dagen Åpen kirke

Alt og det siste nye: https://samling.test/organizer/bykirken
`);
});

test("a week as text for the parish magazine has short lines", () => {
  expect(weekText("magazine", WEEK)).toBe(`Denne uken – Bykirken
mandag 1. – søndag 7. juni

Torsdag 4. juni
19:00 Konsert
Bykirken

Søndag 7. juni, 1. søndag i treenighetstiden
11:00 AVLYST: Høymesse
Bykirken
Hele dagen Åpen kirke

Alt og det siste nye: https://samling.test/organizer/bykirken
`);
});

test("a week without events says so", () => {
  expect(weekText("plain", { ...WEEK, days: [] })).toBe(`Denne uken – Bykirken
mandag 1. – søndag 7. juni

Ingenting står på planen denne uken.

Alt og det siste nye: https://samling.test/organizer/bykirken
`);
});
