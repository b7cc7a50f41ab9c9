import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fuzzing } from "#test/support/fuzz";
import { looseJson } from "~/domain/intake/page/loose-json";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import { calendarDate, dayIn, dayText, weekdayOf } from "~/domain/time/days-and-moments";

const NOW = new Date("2026-08-20T10:00:00Z");
const WEEKDAYS = ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"];
const MONTHS = "januar februar mars april mai juni juli august september oktober november desember".split(" ");
const TITLES = ["Gudstjeneste", "Bibeltime", "Konsert med koret", "Formiddagstreff", "Ungdomskveld"];
const NOISE = ["Velkommen til alle", "Vi gleder oss", "Servering og prat", "God stemning", "Ta gjerne med en venn"];

const FIRST = dayIn(2026, 9, 1);
/** Days of one autumn, none twice, in order. */
const someDays = fc
  .uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 })
  .map((days) => days.sort((a, b) => a - b).map((day) => FIRST + day));
/** None between two and three, where the change from summer time has clocks twice. */
const someTime = fc.record({ hour: fc.integer({ min: 8, max: 21 }), minute: fc.constantFrom(0, 15, 30, 45) });
const someRow = fc.record({ time: someTime, title: fc.constantFrom(...TITLES) });
const someProgramme = someDays.chain((days) =>
  fc
    .array(someRow, { minLength: days.length, maxLength: days.length })
    .map((rows) => rows.map((row, index) => ({ ...row, day: days[index]! }))),
);
type Row = { day: number; time: { hour: number; minute: number }; title: string };

const two = (number: number) => String(number).padStart(2, "0");
const clock = ({ hour, minute }: Row["time"]) => `${two(hour)}.${two(minute)}`;
const dated = (day: number, weekday = WEEKDAYS[weekdayOf(day)]!) => {
  const { year, month, date } = calendarDate(day);
  return `${weekday} ${date}. ${MONTHS[month - 1]} ${year}`;
};
const lineOf = ({ day, time, title }: Row) => `${dated(day)} kl. ${clock(time)} ${title}`;
const saidOf = ({ day, time, title }: Row) => `${dayText(day)} ${clock(time).replace(".", ":")} ${title}`;
const read = (text: string) =>
  readProgramme(text, NOW).events.map(({ day, time, title, doubts }) => ({ day, time, title, doubts }));
const sure = (text: string) =>
  read(text)
    .filter(({ doubts }) => doubts.length === 0)
    .map(({ day, time, title }) => `${day} ${time} ${title}`);

describe("of any programme", () => {
  test("each line is read as it was written, wherever its days are moved to", () =>
    fc.assert(
      fc.property(someProgramme, fc.integer({ min: 0, max: 300 }), (rows, moved) => {
        const later = rows.map((row) => ({ ...row, day: row.day + moved }));
        expect(sure(later.map(lineOf).join("\n"))).toEqual(later.map(saidOf));
      }),
      fuzzing(40),
    ));

  test("each row of a table is read as it was written, in whatever order its columns stand", () =>
    fc.assert(
      fc.property(
        someProgramme,
        fc.shuffledSubarray(["Dato", "Kl", "Hva"], { minLength: 3 }),
        fc.constantFrom("\t", ";", " | "),
        (rows, columns, separator) => {
          const table = rows.map((row) => {
            const { year, month, date } = calendarDate(row.day);
            const cells: Record<string, string> = {
              Dato: `${two(date)}.${two(month)}.${year}`,
              Kl: clock(row.time),
              Hva: row.title,
            };
            return columns.map((column) => cells[column]).join(separator);
          });
          expect(sure([columns.join(separator), ...table].join("\n"))).toEqual(rows.map(saidOf));
        },
      ),
      fuzzing(40),
    ));

  test("words without a day, month or number around it change none of its dates", () =>
    fc.assert(
      fc.property(
        someProgramme,
        fc.array(fc.constantFrom(...NOISE), { maxLength: 4 }),
        fc.array(fc.constantFrom(...NOISE), { maxLength: 4 }),
        (rows, before, after) => {
          const text = rows.map(lineOf).join("\n");
          const dates = (written: string) => read(written).map(({ day, time }) => `${day} ${time}`);
          expect(dates([...before, "", text, "", ...after].join("\n"))).toEqual(dates(text));
        },
      ),
      fuzzing(40),
    ));

  test("a weekday that does not fit is never read for sure", () =>
    fc.assert(
      fc.property(someProgramme, fc.integer({ min: 1, max: 6 }), fc.nat(), (rows, by, which) => {
        const wrong = rows[which % rows.length]!;
        const lines = rows.map((row) =>
          row === wrong
            ? `${dated(row.day, WEEKDAYS[(weekdayOf(row.day) + by) % 7])} kl. ${clock(row.time)} ${row.title}`
            : lineOf(row),
        );
        expect(sure(lines.join("\n"))).toEqual(rows.filter((row) => row !== wrong).map(saidOf));
      }),
      fuzzing(40),
    ));

  test("one without years says no year for sure but one in which its weekdays fit", () =>
    fc.assert(
      fc.property(someProgramme, (rows) => {
        const text = rows.map((row) => lineOf(row).replace(/ 20\d\d/, "")).join("\n");
        for (const { day, doubts } of read(text)) {
          const row = rows.find((one) => dayText(one.day).slice(5) === day.slice(5));
          expect(doubts.length > 0 || dayText(row?.day ?? 0) === day).toBe(true);
        }
      }),
      fuzzing(40),
    ));
});

describe("data that is wrong", () => {
  test("is read without a crash, however its text was changed", () =>
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 6 }), fc.nat(20), (json, at, bit, cut) => {
        const place = at % (json.length + 1);
        const changed = json.slice(0, place) + bit + json.slice(place + cut);
        expect(() => looseJson(changed)).not.toThrow();
      }),
      fuzzing(300),
    ));

  test("may be as deep as it likes", () => {
    for (const depth of [200, 100_000]) {
      expect(() => looseJson("[".repeat(depth))).not.toThrow();
      expect(() => looseJson('{"a":'.repeat(depth) + "1" + "}".repeat(depth))).not.toThrow();
    }
  });
});
