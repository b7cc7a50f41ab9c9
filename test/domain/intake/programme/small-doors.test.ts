import { describe, expect, test } from "vitest";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import { sayEvent } from "./judge";

const NOW = new Date("2026-11-26T08:00:00Z");
const said = (text: string) => readProgramme(text, NOW).events.map(sayEvent);

describe("a clock of four digits beside a day is no postcode and no year:", () => {
  test.each(["30/11 1900 Alpha", "30.11 1900 Alpha", "30.11. 1900 Alpha", "Man 30/11 1900 Alpha"])("%s", (line) =>
    expect(said(line)[0]).toMatch(/^(\? )?2026-11-30 19:00 Alpha/),
  );
});

describe("the night to a day begins in the evening before:", () => {
  test.each([
    ["Natt til 1. januar 2027 kl. 23.30 Midnattsmesse", "2026-12-31 23:30 Midnattsmesse"],
    ["Natta til sundag 6. desember kl. 22 Nattkafé", "2026-12-05 22:00 Nattkafé"],
    ["Bønnevåking natt til lørdag 5. desember kl. 23–06", "2026-12-04 23:00-06:00 –2026-12-05 Bønnevåking"],
    ["Natten til 1. januar 2027: Bønnevåking", "? 2026-12-31 Bønnevåking [no_time]"],
    ["Natt til 1. januar 2027 kl. 00.30 Midnattsmesse", "2027-01-01 00:30 Midnattsmesse"],
  ])("%s", (line, event) => expect(said(line)).toEqual([event]));
});

test.each([
  ["söndag 6 december kl 11 Mässa", "2026-12-06 11:00 Mässa"],
  ["Måndag den 7 december kl. 18 Kör", "2026-12-07 18:00 Kör"],
  ["tisdag 8. desember kl 11 Treff", "2026-12-08 11:00 Treff"],
  ["Lördag 5. december kl. 11 Konsert", "2026-12-05 11:00 Konsert"],
  ["Söndagen den 3 januari kl 11 Mässa", "2027-01-03 11:00 Mässa"],
  ["Lör 5 dec kl 18 Konsert", "2026-12-05 18:00 Konsert"],
  ["Søndag d. 2. maj kl. 10 Marked", "2027-05-02 10:00 Marked"],
  ["Mandag den 1. marts kl. 19 Sangaften", "2027-03-01 19:00 Sangaften"],
])("neighbours' weekdays and months are no part of a title: %s", (line, event) => expect(said(line)).toEqual([event]));

describe("days that a school's calendar leaves out are in doubt", () => {
  const DATES = "hver tirsdag kl. 18 fra 12. januar til 2. mars 2027";
  test.each([
    `Barnekor ${DATES} (ikke i skolens ferier)`,
    `Barnekor ${DATES}, unntatt skoleferier`,
    `Barnekor ${DATES} i skoleåret`,
    `${DATES}, ikke i skolens ferier: Barnekor`,
    `Barnekor ${DATES}. Følger skoleruta.`,
    `Barnekor ${DATES}\nIkke i skolens ferier.`,
    `Barnekor (ikke i skolens ferier)\n${DATES}`,
    "Barnekor kvar tysdag kl. 18 frå 12. januar til 2. mars 2027, ikkje i skuleferiane",
    `Hver tirsdag fra 12. januar til 2. mars 2027 | 18.00 | Barnekor | ikke i skolens ferier`,
  ])("%s", (text) => {
    const events = said(text);
    expect(events.length).toBeGreaterThan(4);
    for (const event of events) expect(event).toMatch(/^\? 2027-\d\d-\d\d 18:00 Barnekor \[.*repeats_with_exceptions/);
  });
});

describe("a bracket with a clock of its own stays in the title:", () => {
  test.each([
    ["Onsdag 2. desember kl. 18.00 Speiderkveld (Tweens 17.30)", "2026-12-02 18:00 Speiderkveld (Tweens 17.30)"],
    ["Onsdag 2.12. | 18.00 | Speiderkveld (Tweens 17.30)", "2026-12-02 18:00 Speiderkveld (Tweens 17.30)"],
    ["Onsdag 2. desember kl. 11 Messe (kirkekaffe kl. 12.30)", "2026-12-02 11:00 Messe (kirkekaffe kl. 12.30)"],
    ["Onsdag 2. desember Speiderkveld (Tweens 17.30)", "? 2026-12-02 Speiderkveld (Tweens 17.30) [no_time]"],
    ["Onsdag 2. desember Speiderkveld (kl. 17.30)", "2026-12-02 17:30 Speiderkveld"],
    ["Onsdag 2. desember kl. 18 Speiderkveld (slutt kl. 20)", "2026-12-02 18:00-20:00 Speiderkveld"],
  ])("%s", (line, event) => expect(said(line)).toEqual([event]));
});

test.each([
  ["Mandag 6. desember 2026 kl. 11 Gudstjeneste", "2026-12-06"],
  ["Fredag 6.12.2026 kl. 11 Gudstjeneste", "2026-12-06"],
  ["Mandag 6. desember kl. 11 Gudstjeneste", "2026-12-06"],
  ["Desember 2026\nMandag 6. kl. 11 Gudstjeneste", "2026-12-06"],
])("a weekday that is not its date's is told, with the day: %s", (text, day) => {
  const { events, notUnderstood } = readProgramme(text, NOW);
  expect(events).toEqual([]);
  expect(notUnderstood).toMatchObject([{ reason: "weekday_differs", day }]);
});

describe("a house whose programme it is, is the place of what stands below, without the word of the programme:", () => {
  test.each([
    "Program for Nes bedehus",
    "Møteprogram for Nes bedehus",
    "Møteplan for Nes bedehus:",
    "Aktivitetskalender for Nes bedehus",
    "Program: Nes bedehus",
    "Nes bedehus – program",
    "Nes bedehus: møteplan",
    "Nes bedehus",
  ])("%s", (heading) => {
    const { events } = readProgramme(`${heading}\nDesember 2026\nSøndag 6. desember kl. 11 Familiemøte`, NOW);
    expect(events.map(({ title, place }) => [title, place])).toEqual([["Familiemøte", "Nes bedehus"]]);
  });
});

describe("the next meeting is called so, whatever is said before it:", () => {
  test.each([
    ["Komiteen takker for innsatsen. Neste møte mandag 14. desember kl. 19", "2026-12-14 19:00 Neste møte"],
    ["Takk for sist! Neste møte er tirsdag 8. desember kl. 18.30.", "2026-12-08 18:30 Neste møte"],
    ["Kaffe etterpå. Neste samling: onsdag 9. desember kl. 12", "2026-12-09 12:00 Neste samling"],
    [
      "Takk for innsatsen på basaren. Neste møte tirsdag 12. januar 2027 kl. 19 i Nes kirke",
      "2027-01-12 19:00 Neste møte",
    ],
    ["Vi hadde en fin tur. Neste tur lørdag 12. desember kl. 10", "2026-12-12 10:00 Neste tur"],
    ["Neste møte mandag 7. desember kl. 19", "2026-12-07 19:00 Neste møte"],
    ["Julekonsert. Nes kor synger torsdag 10. desember kl. 18", "2026-12-10 18:00 Julekonsert"],
  ])("%s", (line, event) => expect(said(line)).toEqual([event]));
});

describe("a series goes on to the end of a month that is named:", () => {
  test.each([
    ["Hver torsdag 11–12.30 babysang i menighetssalen ut mai", "2026-11-26 11:00-12:30 Babysang", "2027-05-27", 27],
    ["Kvar sundag kl 11 gudsteneste ut januar", "2026-11-29 11:00 Gudsteneste", "2027-01-31", 10],
    ["Bønn hver onsdag kl 19 ut hele februar", "2026-12-02 19:00 Bønn", "2027-02-24", 13],
    ["Bønn hver onsdag kl 19 ut året", "2026-12-02 19:00 Bønn", "2026-12-30", 5],
  ])("%s", (line, first, last, count) => {
    const { events } = readProgramme(line, NOW);
    expect(sayEvent(events[0]!)).toContain(first);
    expect(events.at(-1)!.day).toBe(last);
    expect(events).toHaveLength(count);
  });
});

test.each(["hver tredje uke på tirsdager", "annenhver uke på tirsdager", "kvar veke på tysdagar"])(
  "no part of a title is left of '%s'",
  (rhythm) => expect(readProgramme(`Strikkekafé ${rhythm} kl 12`, NOW).events[0]!.title).toBe("Strikkekafé"),
);

test("a house with a name that is a kind of house too keeps both", () => {
  const [event] = readProgramme("Søndag 6. desember kl 11 Gudstjeneste i Betel bedehus", NOW).events;
  expect(event).toMatchObject({ title: "Gudstjeneste", place: "Betel bedehus" });
});
