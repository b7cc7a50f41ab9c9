import { describe, expect, test } from "vitest";
import { caseFile, textsOf } from "#test/support/cases";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import { sayEvent } from "./judge";

const read = (text: string) => readProgramme(text, new Date("2026-08-20T10:00:00Z")).events.map(sayEvent);

describe("what congregations send is read without a false date:", () => {
  test.each(textsOf(caseFile("programmes/parish-letters.txt")))("$name", ({ text, expected }) =>
    expect(read(text)).toEqual(expected),
  );
});

describe("numbers that look like a clock and a day", () => {
  const HEAD = "Høsten 2026\n";

  test("are days below a heading of days", () =>
    expect(read("Gudstjenester 2026\nDato\tHva\n06.09\tMesse\n20.09\tTur\n11.10\tFest")).toEqual([
      "? 2026-09-06 Messe [no_time]",
      "? 2026-09-20 Tur [no_time]",
      "? 2026-10-11 Fest [no_time]",
    ]));

  test("are clocks where one beside them can be nothing else", () =>
    expect(read(`${HEAD}10.00\tKaffe\n11.10\tBibeltime\n15.00\tSlutt`)).toEqual([]));

  test("of a sheet with a comma are clocks in a column of clocks", () =>
    expect(read("Dato\tKl\tHva\n2026-09-06\t19,3\tMøte\n2026-09-07\t18,15\tMøte")).toEqual([
      "2026-09-06 19:30 Møte",
      "2026-09-07 18:15 Møte",
    ]));
});

describe("a row that says nothing is on is no event", () => {
  test.each(["Ingen gudstjeneste", "Høstferie", "Sommerferie fra skoleslutt", "Ikke møte"])("%s", (words) =>
    expect(read(`Dato\tKl\tHva\tSted\n6.9.2026\t11\tMesse\tKirken\n13.9.2026\t\t${words}\t`)).toEqual([
      "2026-09-06 11:00 Messe",
    ]),
  );
});

describe("sentences of running text", () => {
  test("each have their own day", () =>
    expect(
      read(
        "Vi tenner julegrana lørdag 28. november kl. 16.00 utenfor kirken. Julekonserten holdes tirsdag 8. desember kl. 19.30. Kollekt ved utgangen.",
      ),
    ).toEqual(["2026-11-28 16:00 Vi tenner julegrana utenfor kirken", "2026-12-08 19:30 Julekonserten"]));

  test("that tell of what has been say nothing", () =>
    expect(read("Forrige søndag (6. september 2026) var det mange på gudstjenesten, og kaffen varte lenge.")).toEqual(
      [],
    ));
});

describe("what stands beside days in a parish's lists is none of them:", () => {
  test.each([
    [
      "days below a heading that ends with its month",
      "Program for Betania bedehus, september 2026\nTirsdag 1.: Bønnemøte kl 19\nSøndag 6.: Møte kl 17",
      ["2026-09-01 19:00 Bønnemøte", "2026-09-06 17:00 Møte"],
    ],
    [
      "a list of days of which some look like clocks",
      "Samlinger høsten 2026: 13.9, 27.9, 11.10, 25.10 og 8.11 kl. 11.00",
      ["2026-09-13", "2026-09-27", "2026-10-11", "2026-10-25", "2026-11-08"].map(
        (day) => `${day} 11:00 Samlinger høsten 2026`,
      ),
    ],
    [
      "stars before days",
      "Julekonserter 2026\n* 6/12 kl 17: Barnas julekonsert\n* 20.12. kl 18: Vi synger julen inn",
      ["2026-12-06 17:00 Barnas julekonsert", "2026-12-20 18:00 Vi synger julen inn"],
    ],
    [
      "Sundays by their names",
      "Gudstenester 2026\n06.09. 15.s.e.treeining Nesbø kyrkje kl 11.00\n13.09. 16. s. e. treeining Ytre kyrkje kl 11.00. v/Vik",
      ["2026-09-06 11:00 Gudsteneste", "2026-09-13 11:00 Gudsteneste"],
    ],
    ["accounts up to a day", "Sak 3/27 Regnskap per 31.12.2026", []],
    ["when a page was edited", "Sist redigert: fredag 7. august 2026 kl. 12:05", []],
    ["minutes of a meeting", "Referat menighetsråd 15. september 2026 kl 18.00", []],
    ["a sermon that was held", "Preken søndag 30. august 2026\nHoldt i Lillevik kirke kl. 11.00", []],
    ["a price until a day", "Tidlig pris til 31.01.2027", []],
    ["a greeting", "Hei alle!\nTorsdag 3. september kl. 19", []],
  ] as [string, string, string[]][])("%s", (_, text, expected) => expect(read(text)).toEqual(expected));
});
