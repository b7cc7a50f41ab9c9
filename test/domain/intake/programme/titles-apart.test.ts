import { describe, expect, test } from "vitest";
import { isNoTitle } from "~/domain/intake/no-title";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import { sayEvent } from "./judge";

const NOW = new Date("2026-11-26T08:00:00Z");
const said = (text: string) => readProgramme(text, NOW).events.map(sayEvent);

const TITLES = ["Julekonsert", "Songkveld", "Velkommen til adventsfest!", "Carols by candlelight"];
const NAMED = ["Julekonsert", "Songkveld", "Adventsfest", "Carols by candlelight"];
const DAYS = [
  "Fredag 4. desember kl. 18.00",
  "Når: fredag 4. desember 2026 kl. 18.00",
  "Dato: 4. desember 2026\nTid: kl. 18.00",
];
const BELOW = [
  "",
  "Kaffe og vaffel, 40 kroner.",
  "Kor og orkester",
  "Alle er velkomne",
  "Inngang 150 kr",
  "Nesset kirke",
];

describe("a title and its date are of one announcement:", () => {
  test.each(["\n", "\n\n", "\n\n\n", "\n \n"])("whatever stands below, with %j between", (between) => {
    for (const [index, title] of TITLES.entries())
      for (const day of DAYS)
        for (const below of BELOW) {
          const text = `${title}${between}${day}\n${below}`;
          expect(said(text), text).toEqual([`2026-12-04 18:00 ${NAMED[index]}`]);
        }
  });

  test("several of them, each with its own words", () => {
    for (const below of BELOW.slice(1)) {
      const text = `Julekonsert\n\nFredag 4. desember kl. 18.00\n${below}\n\nNyttårsfest\n\nFredag 8. januar 2027 kl. 19\n${below}`;
      expect(said(text), text).toEqual(["2026-12-04 18:00 Julekonsert", "2027-01-08 19:00 Nyttårsfest"]);
    }
  });

  test("of lines that stand above each day and below each, neither is sure, and a plan's name is none", () => {
    const days = ["Sø 6. desember kl. 11", "On 9. desember kl. 19", "To 17. desember kl. 18"];
    const titles = ["Samtale ved bordet", "Strikk og prat", "Grøt og glede"];
    const below = (heading: string) => [heading, ...days.flatMap((day, nth) => [day, titles[nth]])].join("\n");
    for (const line of said(below("Sjung ut"))) expect(line).toContain("[title_apart]");
    for (const plan of ["Program", "Arrangementer", "Termine", "Hva skjer"])
      expect(said(below(plan)).map((line) => line.replace(/^\? | \[.*/g, ""))).toEqual([
        "2026-12-06 11:00 Samtale ved bordet",
        "2026-12-09 19:00 Strikk og prat",
        "2026-12-17 18:00 Grøt og glede",
      ]);
  });

  test.each([
    ["Strikkekafé\n\nHver mandag kl. 12–14 fra 11. januar til 18. januar 2027.\nKaffe, 40 kroner.", "Strikkekafé"],
    ["Sundagsskule\n\nKvar måndag kl. 12–14 frå 11. januar til 18. januar 2027.\nAlle barn", "Sundagsskule"],
  ])("a rhythm too: %j", (text, title) =>
    expect(said(text)).toEqual([`2027-01-11 12:00-14:00 ${title}`, `2027-01-18 12:00-14:00 ${title}`]),
  );
});

describe("a title that may be of something else is in doubt:", () => {
  test.each([
    ["below the date", "Fredag 4. desember kl. 18.00\nJulekonsert"],
    ["below the date and an empty line", "Fredag 4. desember kl. 18.00\nNesset kirke\n\nJulekonsert"],
    [
      "with words between",
      "Julekonsert\n\nKor og orkester, allsang og gløgg for alle som vil komme.\n\nFredag 4. desember kl. 18.00",
    ],
    ["with a second line", "Julekonsert\nmed Nesset mannskor\n\nFredag 4. desember kl. 18.00"],
    ["below whose programme it is", "Nesset menighet\n\nFredag 4. desember kl. 18.00\nJulekonsert"],
  ])("%s", (_, text) => expect(said(text)).toEqual(["? 2026-12-04 18:00 Julekonsert [title_apart]"]));

  test("days that come first keep their own titles", () => {
    const text =
      "Fredag 4. desember kl. 18\nNesset kirke\n\nJulekonsert\n\nLørdag 5. desember kl. 10\nVik kirke\n\nBasar";
    expect(said(text)).toEqual([
      "? 2026-12-04 18:00 Julekonsert [title_apart]",
      "? 2026-12-05 10:00 Basar [title_apart]",
    ]);
  });
});

describe("words of time, links of calendars and glue are no title:", () => {
  test.each([
    "Pm",
    "Am",
    "When:",
    "To",
    "And Time",
    "Google Calendar ICS",
    "Legg til i kalender",
    "Mandag",
    "Når",
    "Kl.",
    "Uke 49",
  ])("%s", (line) => {
    expect(isNoTitle(line)).toBe(true);
    expect(said(`${line}\nFredag 4. desember kl. 18.00`)).toEqual([]);
    expect(said(`Fredag 4. desember kl. 18.00\n${line}`)).toEqual([]);
  });

  test.each(["Julekonsert", "Tid for bønn", "Søndagsmøte", "Kalenderkonsert", "Start i koret", "2027"])(
    "but %s may be",
    (line) => expect(isNoTitle(line)).toBe(false),
  );
});

describe("a name of somebody alone is no sure title", () => {
  const DAY = "6. desember 2026 kl. 11";
  const NAMES = [
    "Hansen",
    "Olsen",
    "Johannessen",
    "Andreassen",
    "Jørgensen",
    "Kari Hansen",
    "Anne-Lise B. Kristiansen",
  ];
  test.each(NAMES)("%s", (name) => {
    expect(said(`Søndag ${DAY} ${name}`)).toEqual([`? 2026-12-06 11:00 ${name} [title_apart]`]);
    expect(said(`Søndag ${DAY}\n${name}`)[0]).toMatch(/^\? .*\[title_apart\]$/);
  });

  test.each(["Julemessen", "Dansen", "Hansens minne", "Gudstjeneste", "Sansen", "Konsert Hansen"])(
    "but for %s",
    (title) => expect(said(`Søndag ${DAY} ${title}`)).toEqual([`2026-12-06 11:00 ${title}`]),
  );
});

test.each([1, 39, 40, 41, 60])("of %s sentences in a line none is lost", (count) => {
  const sentences = Array.from({ length: count }, (_, index) => `Vers${"a".repeat(index % 7)}${index} her.`);
  const days = ["Konsert fredag 4.", "Kor lørdag 5."].map((day) => `${day} desember 2026 kl. 18.`).join(" ");
  const line = `${days} ${sentences.join(" ")} Messe søndag 6. desember 2026 kl. 11.`;
  expect(readProgramme(line, NOW).events).toHaveLength(3);
});
