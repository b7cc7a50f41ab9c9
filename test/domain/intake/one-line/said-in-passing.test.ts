import { describe, expect, test } from "vitest";
import { readOneLine } from "~/domain/intake/one-line/read-one-line";
import { present } from "~/domain/values";

const MONDAY = new Date("2026-11-30T08:00:00+01:00");
const WEEKDAYS = ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"];
const NUMBERS = "første,andre,tredje,fjerde,femte,sjette,sjuende,åttende,niende,tiende,ellevte,tolvte,trettende".split(
  ",",
);
const HOURS = "one,two,three,four,five,six,seven,eight,nine,ten,eleven".split(",");

function read(line: string) {
  const reading = readOneLine(line, { now: MONDAY, places: [] });
  if (reading.kind !== "event") throw new Error(`${line}: ${reading.kind}`);
  return reading.event;
}
const whenOf = (line: string) => present(read(line).when, line);
const wrong = (lines: readonly (readonly [line: string, right: string | null])[], part: "day" | "time" | "endTime") =>
  lines.filter(([line, right]) => whenOf(line).value[part] !== right);

describe("a line does not mean", () => {
  test.each([
    ["Pizzakveld fredag 11. desember kl 18, mat til 20", { time: "18:00", endTime: null }],
    ["Formiddagstreff onsdag 9. desember kl 11 te og prat", { time: "11:00", endTime: null }],
    ["Kurs lørdag 5. desember kl 10, 45 min. kjøring fra sentrum", { time: "10:00", endTime: null }],
    ["Øvelse til palmesøndagskonserten kl 18", { day: null, time: "18:00" }],
    ["Konsert julenatt kl 00.30", { day: null, time: "00:30" }],
    ["Gudstjeneste 11 juledag i Nes kirke", { day: "2026-12-25" }],
    ["Bønn tirsdag 8. desember halv åtte om morgenen", { day: "2026-12-08", time: "07:30" }],
    ["Prayer Tuesday 8 December at half past eight in the morning", { day: "2026-12-08", time: "08:30" }],
    ["Hver tirsdag i januar er det bønn kl 18 i Nes kirke", { day: "2027-01-05", time: "18:00" }],
  ])("what only looks like it: %s", (line, right) => expect(whenOf(line).value).toMatchObject(right));

  test.each([
    "Julekonsert lørdag 12. desember kl 18, nei forresten 13. desember",
    "Møte mandag 7. desember kl 19, nei, 8. desember",
    "Julemarked 10.–13. desember 2026 kl 12, torsdag til fredag kl 18",
  ])("one of two times, before it is asked: %s", (line) =>
    expect(readOneLine(line, { now: MONDAY, places: [] }).kind).toBe("several"),
  );

  test("a house, where it is a theme", () =>
    expect(read("Temakveld: Elefanten i rommet onsdag 9. desember kl 19").title?.value).toBe(
      "Temakveld: Elefanten i rommet",
    ));
});

describe("a line means", () => {
  test("each day of Christmas by its number, in digits and in words", () => {
    const lines = NUMBERS.flatMap((word, index) => {
      const right = new Date(Date.UTC(2026, 11, 25 + index)).toISOString().slice(0, 10);
      return [`${index + 1}.`, word].map((nth) => [`Juletrefest ${nth} juledag kl 16`, right] as const);
    });
    expect(wrong(lines, "day")).toEqual([]);
  });

  test("the day of a feast within a word, where nothing else says a day", () => {
    const lines = [
      ["Askeonsdagsmesse kl 18", "2027-02-10"],
      ["Palmesøndagsgudstjeneste kl 11, Nes kirke", "2027-03-21"],
      ["Skjærtorsdagsmåltid 17.30", "2027-03-25"],
      ["Langfredagsgudstjeneste kl 11", "2027-03-26"],
      ["Midnattsmesse julenatt 23.30", "2026-12-24"],
      ["Palmesøndagsmesse 14. mars kl 11", "2027-03-14"],
    ] as const;
    expect(wrong(lines, "day")).toEqual([]);
  });

  test("English hours in words", () => {
    const lines = HOURS.flatMap((hour, index) => {
      const at = (later: number) => String(later).padStart(2, "0");
      return [
        [`Choir practice Tuesday, half past ${hour} in the evening`, `${at(index + 13)}:30`],
        [`Choir practice Tuesday, quarter past ${hour} in the evening`, `${at(index + 13)}:15`],
        [`Choir practice Tuesday, quarter to ${hour} in the evening`, `${at(index + 12)}:45`],
      ] as const;
    });
    expect(wrong(lines, "time")).toEqual([]);
  });

  test("the day and the hour that take another back", () => {
    const days = WEEKDAYS.flatMap((one) =>
      WEEKDAYS.filter((other) => other !== one).map((other) => {
        const right = `2026-12-${String(WEEKDAYS.indexOf(other) || 7).padStart(2, "0")}`;
        return [`Bønn ${one}, nei ${other} kl 06`, right] as const;
      }),
    );
    expect(wrong(days, "day")).toEqual([]);
    expect(
      wrong(
        [
          ["Vi møtes kl 19, nei forresten 18.30 på torsdag til bønn", "18:30"],
          ["Øvelse torsdag kl. 17, nei vent, kl. 18", "18:00"],
        ],
        "time",
      ),
    ).toEqual([]);
  });

  test("the end, in the words of any dialect, and no end in ages and counts", () => {
    const lines = [12, 13, 14, 16, 20].flatMap(
      (hour) =>
        [
          [`Basar lørdag 6. mars, vi starter kl. 11 og holder på til ${hour}`, `${hour}:00`],
          [`Klubb torsdag 7. januar kl 11 rett etter skolen til ${hour}`, `${hour}:00`],
          [`Språkkafé torsdag 7. januar kl 11 te ${hour} på Tunet`, `${hour}:00`],
          [`Tur lørdag 6. mars kl 9 for barn fra 8 til ${hour}.`, null],
          [`Tur lørdag 6. mars kl 9 med buss til ${hour} kirker`, null],
        ] as const,
    );
    expect(wrong(lines, "endTime")).toEqual([]);
  });
});

test("a weekday behind its hour is the next one, and the last day", () => {
  const ends = WEEKDAYS.filter((weekday) => weekday !== "fredag").flatMap((weekday) => {
    const far = (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf("fredag") + 7) % 7;
    const { endDay, endTime } = whenOf(`Leir fredag 8. januar kl 18 til ${weekday} kl 12`).value;
    return endTime === "12:00" && endDay === `2027-01-${String(8 + far).padStart(2, "0")}` ? [] : [weekday];
  });
  expect(ends).toEqual([]);
});

test("what is each week from a date on is a series", () => {
  for (const line of ["Babysang onsdag 13. januar kl 11, hver uke", "Babysang hver uke på onsdager kl 11"])
    expect(read(line).rhythm?.value.rule).toEqual({ pattern: "weekly" });
});

test("what repeats until a season ends before it, and is asked about", () => {
  for (const weekday of WEEKDAYS) {
    const { rhythm } = read(`Språkkafé hver ${weekday} kl 17 fram til jul`);
    expect([weekday, present(rhythm, "rhythm").value.until! < "2026-12-24", present(rhythm, "rhythm").doubts]).toEqual([
      weekday,
      true,
      ["ends_about"],
    ]);
  }
});

test("the day before Christmas Eve is before Christmas", () =>
  expect(present(read("Språkkafé hver onsdag kl 17 fram til jul").rhythm, "rhythm").value.until).toBe("2026-12-23"));

test("a month that is another way is an exception, and no bound", () => {
  const { when, rhythm } = read("Sangkveld første søndag i måneden kl. 18, i januar blir det andre søndag");
  expect(present(when, "when").value.day).toBe("2026-12-06");
  expect(present(rhythm, "rhythm").doubts).toContain("repeats_with_exceptions");
});

test("who is asked to help comes to no event that is sure", () => {
  for (const line of [
    "Vi trenger tre stykker til å sette fram stoler lørdag kl 15",
    "Me treng folk som kan bake til laurdag 12. desember kl 10",
    "Fredag 4. desember kl. 17: vi rigger bord",
    "Hvem kan koke kaffe søndag 6. desember?",
    "Kan nokon låse opp kyrkja laurdag 5. desember kl 10?",
  ])
    expect(whenOf(line).doubts).toContain("no_event");
});

test.each([
  ["Leir fredag 18 til søndag 14", "2026-12-04 18:00 2026-12-06 14:00"],
  ["Nå lørdag julemarked! 11 til 16.", "2026-12-05 11:00  16:00"],
])("numbers behind a day are its hours where they are no dates: %s", (line, said) => {
  const { day, time, endDay, endTime } = present(read(line).when, line).value;
  expect([day, time, endDay, endTime].join(" ")).toBe(said);
});
