import { describe, expect, test } from "vitest";
import { caseFile, linesOf, textsOf } from "#test/support/cases";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import { judge, sayEvent } from "./judge";

const NOW = new Date("2026-07-01T10:00:00Z");
const read = (text: string) => readProgramme(text, NOW);
const NOT_EVENTS = linesOf(caseFile("programmes/not-events.txt"));
const NOTHING_WRONG = { falseSure: [], noise: [], missed: [], timid: [] };

describe("a programme is read as it is meant:", () => {
  describe.each([
    ["tricky", "2026-07-01"],
    ["houses-and-seasons", "2026-07-01"],
    ["realistic", "2026-07-01"],
    ["announcements", "2026-07-01"],
    ["more", "2026-07-01"],
    ["more-ways", "2026-11-22"],
  ])("%s on %s", (set, day) => {
    test.each(textsOf(caseFile(`programmes/${set}.txt`)))("$name", ({ text, expected }) =>
      expect(judge(readProgramme(text, new Date(`${day}T10:00:00Z`)).events, expected)).toEqual(NOTHING_WRONG),
    );
  });

  test("with each kind of newline", () => {
    const lines = ["Høsten 2026", "6. september kl 11 Møte", "", "13. september kl 11 Messe"];
    for (const newline of ["\n", "\r\n", "\r", "\u2028"])
      expect(read(lines.join(newline)).events.map(sayEvent)).toEqual([
        "2026-09-06 11:00 Møte",
        "2026-09-13 11:00 Messe",
      ]);
  });
});

describe("what is no event is none:", () => {
  test.each(NOT_EVENTS)("%s", (line) => expect(read(line).events.map(sayEvent)).toEqual([]));

  test("not all of them together either", () =>
    expect(
      read(NOT_EVENTS.filter((line) => !/^(?:Program|September|Uke)/.test(line)).join("\n\n"))
        .events.filter(({ doubts }) => doubts.length === 0)
        .map(sayEvent),
    ).toEqual([]));
});

describe("a line that says a time and is no event is listed with its reason:", () => {
  test.each([
    ["Torsdag kl 19 Bibeltime", "no_date"],
    ["Mandag 9. august 2026 kl 19 Møte", "weekday_differs"],
    ["Lørdag 31. september kl 12 Tur", "no_such_day"],
    ["9. august 2035 kl 11 Gudstjeneste", "too_far_away"],
    ["I morgen kl 19 Møte", "relative"],
    ["AVLYST: Konsert fredag 4. september kl 19", "cancelled"],
    ["Konserten 5. september kl 19 er utsatt på ubestemt tid", "moved"],
    ["Onsdag 25. november 2026 kl. 19 Bibeltime – utsatt til over nyttår", "moved"],
    ["Påmeldingsfrist: 15. august 2026", "no_event"],
    ["Søndag 9. august kl 11", "no_title"],
  ])("%s", (text, reason) => {
    const { events, notUnderstood } = read(`Eksempelbygd menighet\n\n${text}`);
    expect(events).toEqual([]);
    expect(notUnderstood.map(({ line, reason: said }) => [line, said])).toEqual([[3, reason]]);
  });

  test("a line longer than is read", () => {
    const { notUnderstood } = read(`Søndag 9. august kl 11 Gudstjeneste ${"og kaffe ".repeat(400)}`);
    expect(notUnderstood.map(({ reason }) => reason)).toEqual(["too_long"]);
  });
});

describe("doubts say why", () => {
  test.each([
    ["9. august kl. 19 Møte", ["year_guessed"]],
    ["Lørdag 12. september: Dugnad", ["no_time"]],
    ["Søndag 9. august kl 7 Bønn", ["morning_or_evening"]],
    ["Søndag 9. august ca. kl 20 Bål", ["about"]],
    ["Torsdag 3. september kl 19 Møte (med forbehold)", ["reserved"]],
    ["Nytt tidspunkt: torsdag 3. september kl 19 Møte", ["moved"]],
    ["12.09 kl 18 Møte", ["year_guessed"]],
    ["4.–6. september 2026 kl 19: Bibelhelg", ["daily_or_throughout"]],
    ["Søndag 28. mars 2027 kl 02.30 Våking", ["clock_change"]],
    ["Søndag 25. oktober 2026 kl 02.30 Våking", ["clock_change"]],
    ["Torsdag 3. september kl 19–18 Møte", ["end_before_start"]],
    ["2026-08-16T19:00:00Z Konsert", ["zone_claimed"]],
    ["Søndag 9. august kl 11 Gudstjeneste\nkl 19 Kveldsmøte", [], ["day_from_above"]],
    ["Fredag 4. desember 2026\n20.00 Konsert\n00.00 Nattbønn", [], ["past_midnight"]],
    ["Onsdager kl 18 fra 30. september 2026: Kor", ["repeats_without_end"]],
    ["Onsdager kl 18 fra 9. til 16. september 2026, ikke i høstferien: Kor", ["repeats_with_exceptions"]],
    ["Basar lørdag 5. september kl 12 og auksjon søndag 6. september kl 18 med kaffe", ["several_times"]],
  ] as [string, ...string[][]][])("%s", (text, ...doubts) => {
    const found = read(text).events.map((event) => event.doubts);
    expect(found.slice(0, doubts.length)).toEqual(doubts);
  });
});

describe("the year", () => {
  const day = (text: string, now: string) => readProgramme(text, new Date(now)).events.map(sayEvent);

  test("is the one that a weekday fits", () => {
    expect(day("Fredag 8. januar kl 19 Møte", "2026-11-22T12:00:00Z")).toEqual(["2027-01-08 19:00 Møte"]);
    expect(day("Søndag 25. oktober kl 11 Messe", "2026-11-22T12:00:00Z")).toEqual(["2026-10-25 11:00 Messe"]);
  });

  test("is not the one of a weekday that is wrong, though other lines fit", () => {
    const lines = ["Søndag 6. september", "Søndag 13. september", "Mandag 20. september", "Søndag 27. september"];
    const text = lines.map((line) => `${line} kl 11 Gudstjeneste`).join("\n");
    const { events, notUnderstood } = readProgramme(text, new Date("2026-11-22T12:00:00Z"));
    expect(events.map((event) => event.day)).toEqual(["2026-09-06", "2026-09-13", "2026-09-27"]);
    expect(notUnderstood.map(({ line }) => line)).toEqual([3]);
  });

  test("of a heading holds until the next", () =>
    expect(day("Vår 2027\n7. mars kl 11 Messe\n\nHøst 2027\n5. september kl 11 Messe", "2026-11-22T12:00:00Z")).toEqual(
      ["2027-03-07 11:00 Messe", "2027-09-05 11:00 Messe"],
    ));

  test("of a copyright, a strategy or an anniversary is none", () => {
    for (const line of ["© 2027 Eksempelbygd menighet", "Strategi 2027", "Vi feirer 100 år i 2027", "Årsmelding 2027"])
      expect(day(`${line}\n\n5. september kl 11 Messe`, "2026-07-01T12:00:00Z")).toEqual([
        "? 2026-09-05 11:00 Messe [year_guessed]",
      ]);
  });
});

describe("places, details and links", () => {
  test.each([
    ["Søndag 9. august kl 11 Gudstjeneste i Eksempelbygd kirke", "Gudstjeneste", "Eksempelbygd kirke"],
    ["Søndag 9. august kl 11 Gudstjeneste, Eksempelbygd kirke", "Gudstjeneste", "Eksempelbygd kirke"],
    ["Søndag 9. august kl 11 Møte på Betania", "Møte", "Betania"],
    ["Søndag 9. august kl 11 Møte. Sted: Storsalen, Eksempelgata 2", "Møte", "Storsalen"],
    ["Søndag 9. august kl 11 Konsert @ Kulturhuset", "Konsert", "Kulturhuset"],
    [
      "Søndag 9. august kl 11 Konsert i Eksempelbygd gamle kirke med Eksempelkoret",
      "Konsert i Eksempelbygd gamle kirke med Eksempelkoret",
      "Eksempelbygd gamle kirke",
    ],
    ["Søndag 9. august kl 11 Kirkekaffe", "Kirkekaffe", null],
  ])("%s", (text, title, place) => expect(read(text).events).toMatchObject([{ title, place }]));

  test.each([
    ["Bygda kirke, Kirkeveien 12, 1900 Fetsund", "Bygda kirke", "Kirkeveien 12, 1900 Fetsund"],
    ["Storsalen, Eksempelgata 2", "Storsalen", "Eksempelgata 2"],
    ["Bygda kirke Kirkeveien 1, Bygda", "Bygda kirke", "Kirkeveien 1, Bygda"],
    ["Salem, Stord", "Salem, Stord", null],
  ])("a street behind a house is its address: %s", (where, place, address) =>
    expect(read(`Søndag 9. august kl 11 Møte\nSted: ${where}`).events).toMatchObject([{ place, address }]),
  );

  test("a table may have columns for its houses and one for what the Sunday is called", () =>
    expect(
      read("Dato\tKirkedag\tÅs kirke\tNordby kirke\n6.9.2026\t15. s. i treenighet\t11.00 Høymesse\t17.00 Kveldsmesse")
        .events,
    ).toMatchObject([
      { title: "Høymesse", place: "Ås kirke", time: "11:00" },
      { title: "Kveldsmesse", place: "Nordby kirke", time: "17:00" },
    ]));

  test("a house above its list is the place of each", () =>
    expect(
      read(
        "Eksempelbygd kirke\nSøndag 9. august kl 11 Gudstjeneste\nSøndag 16. august kl 11 Messe i Fjellgrend kapell",
      ).events.map(({ place }) => place),
    ).toEqual(["Eksempelbygd kirke", "Fjellgrend kapell"]));

  test("what follows the first sentence, and lines below, are the description", () =>
    expect(read("Søndag 9. august kl 11 Familiemøte. Tale: Ola Nordmann\nEnkel servering").events).toMatchObject([
      { title: "Familiemøte", description: "Tale: Ola Nordmann\nEnkel servering" },
    ]));

  test("a link is kept, and is no title", () =>
    expect(read("Søndag 9. august kl 11 Konsert https://eksempel.example/konsert").events).toMatchObject([
      { title: "Konsert", url: "https://eksempel.example/konsert" },
    ]));

  test("what looks private is marked", () =>
    expect(
      read("Tirsdag 1. september kl 18 Styremøte\nTirsdag 1. september kl 19 Bønnemøte").events.map(
        ({ isPrivate }) => isPrivate,
      ),
    ).toEqual([true, false]));
});
