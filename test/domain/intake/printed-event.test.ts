import { expect, test } from "vitest";
import { printedEvent } from "~/domain/intake/printed-event";
import { readProgramme } from "~/domain/intake/programme/read-programme";

const LINE = "Søndag 9. august kl 19–20.30 Kveldsmøte i Eksempelbygd kirke";
const printed = (text: string) =>
  readProgramme(text, new Date("2026-07-01T10:00:00Z")).events.map((event) => printedEvent(event, "text"));

test("a sure event is printed with Norway's clock and offset", () =>
  expect(printed(LINE)).toEqual([
    {
      title: "Kveldsmøte",
      start: "2026-08-09T19:00:00+02:00",
      end: "2026-08-09T20:30:00+02:00",
      all_day: false,
      place: "Eksempelbygd kirke",
      address: null,
      url: null,
      image: null,
      source: "text",
      sure: true,
      why: [],
      private: false,
    },
  ]));

test("a winter's event has the winter's offset, and a night ends on the next day", () =>
  expect(printed("Lørdag 12. desember kl 21–01 Nattkafé")).toMatchObject([
    { start: "2026-12-12T21:00:00+01:00", end: "2026-12-13T01:00:00+01:00" },
  ]));

test("whole days are days, the last included", () =>
  expect(printed("5.–9. juli 2027 Leir")).toMatchObject([
    { start: "2027-07-05", end: "2027-07-09", all_day: true, sure: true },
  ]));

test("a doubtful event says why, a private one that it is", () =>
  expect(printed("1. september kl 18 Styremøte")).toMatchObject([
    { sure: false, why: ["year_guessed"], private: true },
  ]));
