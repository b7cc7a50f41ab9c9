import { describe, expect, test } from "vitest";
import { TOLD_AT } from "#test/support/told/told";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import { dayNumber, weekdayOf } from "~/domain/time/days-and-moments";

const NAMES = ["Mandag", "Tirsdag", "Onsdag", "Torsdag", "Fredag", "Lørdag", "Søndag"];

const read = (...lines: string[]) =>
  readProgramme(lines.join("\n"), TOLD_AT).events.map(({ day, time, title, doubts }) =>
    [doubts.length > 0 ? "?" : "", day, time, title].filter(Boolean).join(" "),
  );

describe.each(NAMES.map((name, weekday) => [name, 11 + weekday] as const))("%s", (name, date) => {
  const day = `2027-01-${date}`;

  test("below its week, by its number, is sure", () => {
    expect(read("Uke 2", `${name} ${date}. kl. 11.00: Babysang`)).toEqual([`${day} 11:00 Babysang`]);
    expect(read("Uke 2", `${name.toUpperCase()} ${date}.`, "18.00 Kor")).toEqual([`${day} 18:00 Kor`]);
    expect(read("Uke 2", `${name} ${date + 1}. kl. 11.00: Babysang`)).toEqual([]);
  });

  test("what says more of it is no title", () => {
    for (const more of ["med Trio Nova", "Kontakt: kontoret", "Tale: presten"])
      expect(read("Tangokveld", more, `${name} ${date}. januar 2027 kl. 20`)).toEqual([`${day} 20:00 Tangokveld`]);
  });

  test("what is cancelled or changed below the list is not sure as it was", () => {
    const list = [`${name} ${date}. januar 2027 kl. 18 Barnekor`, `${name} ${date + 7}. januar 2027 kl. 18 Barnekor`];
    const [kept] = read(list[0]!);
    expect(read(...list, `OBS: Barnekoret ${date + 7}. januar er avlyst.`)).toEqual([kept]);
    expect(read(...list, `Endring: ${date + 7}. januar begynner barnekoret kl. 17.`)).toEqual([
      kept,
      `? 2027-01-${date + 7} 17:00 Barnekor`,
    ]);
  });

  test("is meant where a letter of it is missing before its date", () => {
    expect(read(`${name.slice(0, -2)}g ${date}/1 2027 kl. 18 Kor`)).toEqual([`${day} 18:00 Kor`]);
  });

  test("above blocks apart by empty lines is the day of each", () => {
    const blocks = [
      "Språkkafé",
      "kl. 17.00",
      "",
      "Konsert",
      "kl. 20.00",
      "",
      `${name} ${date + 7}. januar 2027`,
      "",
      "Kor",
    ];
    expect(read(`${name} ${date}. januar 2027`, "", ...blocks).slice(0, 2)).toEqual([
      `${day} 17:00 Språkkafé`,
      `${day} 20:00 Konsert`,
    ]);
  });

  test("with an hour alone is the next where it is told now, and none on a page", () => {
    const line = `${name} kl. 19: Bibeltime`;
    const [event] = readProgramme(line, TOLD_AT, { isToldNow: true }).events;
    expect(event).toMatchObject({ time: "19:00", title: "Bibeltime", doubts: ["from_today"] });
    expect(weekdayOf(dayNumber(event!.day))).toBe(date - 11);
    expect(readProgramme(line, TOLD_AT).events).toEqual([]);
  });

  test("alone in a row of a table is the day of the rows below it", () => {
    const rows = [`${name} ${date}. januar 2027;;`, ";18.00;Kor", ";20.00;Bønn"];
    expect(read("Dato;Tid;Hva", ...rows)).toEqual([`${day} 18:00 Kor`, `${day} 20:00 Bønn`]);
  });

  test("stands before its number or behind it, short or long, below its month", () => {
    const short = name.slice(0, 3);
    for (const said of [`${short} ${date}.`, `${short}. d. ${date}.`, `${date} ${short}.`, `${date}. ${name}`])
      expect(read("Januar 2027", `${said} kl. 18 Kor`)).toEqual([`${day} 18:00 Kor`]);
  });

  test("above rows that begin with their hours, in four digits or not, is the day of each", () => {
    expect(read(`${name} ${date}. januar 2027`, "1700 Middag", "18-1930 Kor", "kl 20 Bønn")).toEqual([
      `${day} 17:00 Middag`,
      `${day} 18:00 Kor`,
      `${day} 20:00 Bønn`,
    ]);
  });

  test("of a message is counted from the day of its stamp, and asked about", () => {
    const [event] = readProgramme(`[01.12.2026, 09:00] Kari: Kor på ${name.toLowerCase()} kl 18`, TOLD_AT).events;
    expect(event).toMatchObject({ time: "18:00", title: "Kor", doubts: ["from_today"] });
    expect(weekdayOf(dayNumber(event!.day))).toBe(date - 11);
    expect(dayNumber(event!.day) - dayNumber("2026-12-01")).toBeGreaterThan(0);
    expect(dayNumber(event!.day) - dayNumber("2026-12-01")).toBeLessThan(8);
  });

  test("is that of its own column, whichever column ends first", () => {
    const columns = [`${name} ${date}. januar 2027\t${name} ${date + 7}. januar 2027`, "18.00 Kor\t17.00 Klubb"];
    const [kor, club] = [`${day} 18:00 Kor`, `2027-01-${date + 7} 17:00 Klubb`];
    expect(read(...columns, "\t19.00 Bønn")).toEqual([kor, club, `2027-01-${date + 7} 19:00 Bønn`]);
    expect(read(...columns, "19.00 Bønn\t")).toEqual([kor, `${day} 19:00 Bønn`, club]);
  });

  test("has the clock that a line says for all, above or below", () => {
    const days = [`${name} ${date}. januar 2027 – Knuter`, `${name} ${date + 7}. januar 2027 – Førstehjelp`];
    const timed = [`${day} 18:00 Knuter`, `2027-01-${date + 7} 18:00 Førstehjelp`];
    expect(read("Alle samlinger er kl. 18.00.", ...days)).toEqual(timed);
    expect(read(...days, "", "Vi møtes kl. 18 hver gang.")).toEqual(timed);
  });
});

test.each(["Gudstjeneste for alle", "Alle barna synger", "Kaffe. Alle er velkommen", "Møte om kirken"])(
  "«%s» below its day is an event, and no clock of the others",
  (title) => {
    const read = readProgramme(`Søndag 6. desember\nkl. 11 ${title}\nSøndag 13. desember\nLysmesse`, TOLD_AT).events;
    expect(read.map(({ day, time }) => [day, time])).toEqual([
      ["2026-12-06", "11:00"],
      ["2026-12-13", null],
    ]);
  },
);

describe.each(["\t", " | ", "   "])("a week as columns apart by «%s»", (between) => {
  const row = (...cells: string[]) => cells.join(between);
  const events = [
    "2027-01-11 11:00 Babysang",
    "2027-01-12 18:00 Kor",
    "2027-01-13 16:30 Middag",
    "2027-01-14 19:30 Bibelgruppe",
  ];
  const cells = row("11.00 Babysang", "18.00 Kor", "kl. 16.30: Middag", "Bibelgruppe 19.30");

  test("below its week, its dates or neither", () => {
    expect(read("Uke 2 2027", row("Ma", "Ti", "On", "To"), cells)).toEqual(events);
    expect(read(row("Mandag", "Tirsdag", "Onsdag", "Torsdag"), row("11.1", "12.1", "13.1", "14.1"), cells)).toEqual(
      events,
    );
    expect(read(row("Man 11/1", "Tir 12/1", "Ons 13/1", "Tor 14/1"), cells)).toEqual(events);
    const weekly = read(row("Monday", "Tuesday", "Wednesday", "Thursday"), cells);
    expect(weekly.slice(0, 2)).toEqual(["? 2026-11-30 11:00 Babysang", "? 2026-12-07 11:00 Babysang"]);
  });
});

test.each([
  ["I morgen kl. 11 er det dugnad.", "2026-11-29"],
  ["Dugnad i dag kl. 11", "2026-11-28"],
  ["På onsdag kl. 11 er det dugnad.", "2026-12-02"],
  ["Torsdag neste uke kl. 11 er det dugnad.", "2026-12-03"],
  ["Dugnad på laurdag kl. 11", "2026-12-05"],
])("«%s» is asked about where it is told now, and no day on a page that is read again", (line, day) => {
  const told = readProgramme(`Hei!\n${line}`, TOLD_AT, { isToldNow: true });
  expect(told.events).toMatchObject([{ day, time: "11:00", title: "Dugnad", doubts: ["from_today"] }]);
  expect(told.events[0]!.evidence!.day.quotes).toEqual([{ line: 2, words: line }]);
  expect(readProgramme(`Hei!\n${line}`, TOLD_AT).events).toEqual([]);
});

test("what was yesterday is no event", () => {
  const lines = "I går hadde vi basar kl. 17. Takk til alle!\nPå lørdag var det dugnad kl. 10.";
  expect(readProgramme(lines, TOLD_AT, { isToldNow: true }).events).toEqual([]);
});

test.each([
  ["17. mai-gudstjeneste kl. 11", "? 2027-05-17 11:00 17. mai-gudstjeneste"],
  ["Fre 8.1 Klubb 19-23 for alle", "2027-01-08 19:00 Klubb for alle"],
  ["Lør 9.1 Ball 20-01, 100 kr", "2027-01-09 20:00 Ball"],
  ["Søn 10.1 kl. 17 Møte, Kåre Prøvesen", "2027-01-10 17:00 Møte"],
  ["På nyåret, lørdag den 9. januar, har vi dugnad fra kl. 10.", "2027-01-09 10:00 Dugnad"],
  ["Søndag 10. januar kl. 11 synger vi på gudstjenesten.", "? 2027-01-10 11:00 Vi synger på gudstjenesten"],
  ["Onsdager i advent kl. 19: Messe", "? 2026-12-02 19:00 Messe"],
  ["Middag for unge voksne 15. januar 2027 kl. 18", "2027-01-15 18:00 Middag for unge voksne"],
  ["Kor for voksne 18.30 torsdag 14. januar", "2027-01-14 18:30 Kor for voksne"],
  ["Konsert søndag 10. januar. Voksne 200 kr, barn 50 kr. Kl. 18.00 i Nes kirke", "2027-01-10 18:00 Konsert"],
  ["Gospelkveld med Bill Testesen 15. januar 2027 kl. 19", "2027-01-15 19:00 Gospelkveld med Bill Testesen"],
  ["Mandal 16/1 kl. 19 Gospelkonsert", "? 2027-01-16 19:00 Mandal Gospelkonsert"],
  ["Fridag 9/1 kl. 10 Tur for barna", "? 2027-01-09 10:00 Fridag Tur for barna"],
])("«%s» is read whole", (line, event) => {
  expect(read(line)[0]).toBe(event);
});

test("where only houses stand in a list, what is there stands above it, and is asked", () => {
  const rows = ["Fre 8. jan\t19.30\tTestnes kyrkje", "Lau 9. jan\t17.00\tÅs kyrkje", "Sun 10. jan\t16.00\tVik kyrkje"];
  expect(read("Mannskoret på turné", "", ...rows)[1]).toBe("? 2027-01-09 17:00 Mannskoret på turné");
  expect(read(...rows).filter((event) => !event.startsWith("?"))).toEqual([]);
});

test("parts of an event, and helpers' hours, are no events", () => {
  expect(read("Vårbasar", "Lørdag 13. mars 2027", "kl 12–16", "Loddsalg kl 14 · Trekning kl 15.30")).toEqual([
    "2027-03-13 12:00 Vårbasar",
  ]);
  expect(read("Lørdag 12. desember: Konsert i Ås kirke. Koret møter kl. 16.00, konserten starter kl. 18.00.")).toEqual([
    "2026-12-12 18:00 Konsert",
  ]);
});

test("what has begun is running, and the year's past days do not come again", () => {
  expect(read("Utstilling 20. november – 13. desember")).toEqual(["? 2026-11-20 Utstilling"]);
  expect(read("18.10 kl 11 Gudstjeneste", "1.11 kl 11 Gudstjeneste", "29.11 kl 11 Gudstjeneste")).toEqual([
    "? 2026-10-18 11:00 Gudstjeneste",
    "? 2026-11-01 11:00 Gudstjeneste",
    "? 2026-11-29 11:00 Gudstjeneste",
  ]);
});

test("an answer is read without the mail that it quotes", () => {
  expect(
    read(
      "Møte mandag 7. desember kl. 19",
      "",
      "> Den 24. november 2026 kl. 21:14 skrev Ola:",
      "> Kan vi tirsdag 8. desember kl. 19?",
    ),
  ).toEqual(["2026-12-07 19:00 Møte"]);
});

describe.each(["Årsmøte", "Basar", "Julekonsert med koret"])("%s", (title) => {
  const said = title.charAt(0).toLowerCase() + title.slice(1);

  test.each(["er det", "blir det", "vert det også", "har vi", "arrangerer vi", "inviterer vi dessuten til"])(
    "in a sentence, behind «%s», is the title, also below a heading",
    (verb) => {
      const sentence = `Søndag 14. februar kl. 18 ${verb} ${said}.`;
      expect(read(sentence)).toEqual([`2027-02-14 18:00 ${title}`]);
      expect(read("VÅREN I BYGDA", "", sentence)).toEqual([`2027-02-14 18:00 ${title}`]);
    },
  );
});

test.each([
  "Vi møtes på samme sted",
  "Har du gevinster",
  "Kroken kirke",
  "Vi åpner dørene på stua med suppe og hjemmebakt brød",
])("«%s» is no sure title", (title) => {
  for (const event of read(`Lørdag 16. januar 2027 kl. 12: ${title}`)) expect(event).toMatch(/^\? /);
});

test.each([
  ["VINTERLEIR 12.–14. februar 2027"],
  ["VINTERLEIR", "12.–14. februar 2027"],
  ["Familieweekend på Solbu leirsted", "12.–14. februar 2027 for store og små"],
  ["Helgetur til fjells", "Fredag 12. februar 2027 kl. 17 – søndag 14. februar 2027 kl. 15"],
])("a camp is one event from its first day to its last, above its programme: %s %s", (...heading) => {
  const lines = [...heading.filter(Boolean), "", "Fredag", "18.00 Innsjekk", "", "Lørdag", "10.00 Bibeltime"];
  const [camp, ...parts] = readProgramme(lines.join("\n"), TOLD_AT).events;
  expect(camp).toMatchObject({ day: "2027-02-12", endDay: "2027-02-14", doubts: [] });
  expect(camp!.title.toLowerCase()).toContain(heading[0].split(" ")[0]!.toLowerCase());
  expect(parts.map(({ day, time, doubts }) => [day, time, doubts])).toEqual([
    ["2027-02-12", "18:00", ["part_of_longer"]],
    ["2027-02-13", "10:00", ["part_of_longer"]],
  ]);
});

test("the programme of a camp is asked about as a part of it, that of a convention is not", () => {
  const programme = ["Fredag", "18.00 Åpningsmøte", "Lørdag", "10.00 Bibeltime"];
  const doubts = (heading: string) =>
    readProgramme([heading, ...programme].join("\n"), TOLD_AT).events.map((event) => event.doubts);
  expect(doubts("VINTERLEIR 12.–14. februar 2027")).toEqual([[], ["part_of_longer"], ["part_of_longer"]]);
  expect(doubts("STEVNE 12.–14. februar 2027")).toEqual([[], []]);
  const dated = ["Stevne 12.–14. februar 2027 på Nes bedehus", "Lørdag 13. februar 2027 kl. 11 Bibeltime"];
  expect(readProgramme(dated.join("\n"), TOLD_AT).events.at(-1)!.doubts).toEqual([]);
});

test.each([
  ["halv åtte", "19:30"],
  ["kvart over sju", "19:15"],
  ["klokken sju", "19:00"],
  ["19.30", "19:30"],
])("«%s» in a cell of a table is its clock", (clock, time) => {
  const [event] = read(`Mandag\t11.01.2027\t${clock}\tBønnemøte`, `Mandag\t18.01.2027\t${clock}\tBønnemøte`);
  expect(event?.replace("? ", "")).toBe(`2027-01-11 ${time} Bønnemøte`);
});

test.each([
  ["Kristi himmelfart", "2027-05-06"],
  ["Langfredag", "2027-03-26"],
  ["2. pinsedag", "2027-05-17"],
  ["Olsok", "2027-07-29"],
])("«%s» in a cell is its day", (day, date) => {
  const events = read(`${day}\t11.00\tGudstjeneste`, `18. mai\t12.00\tFriluftsgudstjeneste`);
  expect(events.map((event) => event.replace("? ", ""))).toContain(`${date} 11:00 Gudstjeneste`);
});

test("a text that is pasted twice has each event once", () => {
  const text = [
    "Søndag 10. januar 2027 kl. 11 Gudstjeneste i Nes kirke",
    "Søndag 10. januar 2027 kl. 11 Gudstjeneste i Ås kirke",
  ];
  expect(read(...text, "", ...text)).toEqual(read(...text));
  expect(read(...text)).toHaveLength(2);
});
