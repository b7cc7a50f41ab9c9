import { describe, expect, test } from "vitest";
import { TOLD_AT } from "#test/support/told/told";
import { readOneLine } from "~/domain/intake/one-line/read-one-line";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import { timesSaid } from "~/domain/plain-words/times-said";
import { dayNumber, dayText } from "~/domain/time/days-and-moments";

const TODAY = dayNumber("2026-11-28");
const NTHS = ["første", "andre", "tredje", "fjerde"];
const SUNDAYS = ["søndag i", "sundag i", "s. i", "s.i", "s i", "sønd. i", "sønd.i", "sund. i", "S.i"];

const ADVENT = NTHS.flatMap((word, index) =>
  [`${index + 1}. `, `${index + 1}.`, `${word} `].flatMap((nth) =>
    SUNDAYS.flatMap((sunday) =>
      ["advent", "adventstiden"].map((name) => [`${nth}${sunday} ${name}`, dayText(TODAY + 1 + 7 * index)] as const),
    ),
  ),
);

const HOLIDAYS = [
  ["juledag", ["2026-12-25", "2026-12-26", "2026-12-27"]],
  ["påskedag", ["2027-03-28", "2027-03-29"]],
  ["pinsedag", ["2027-05-16", "2027-05-17"]],
] as const;
const NUMBERED = HOLIDAYS.flatMap(([name, days]) =>
  days.flatMap((day, index) =>
    [`${index + 1}. `, `${index + 1}.`, `${NTHS[index]} `].map((nth) => [`${nth}${name}`, day] as const),
  ),
);

const wrong = (read: (feast: string) => string | null | undefined) =>
  [...ADVENT, ...NUMBERED].filter(([feast, day]) => read(feast) !== day).map(([feast]) => `${feast}: ${read(feast)}`);

describe("a feast by its number, however it is shortened, is its day and no word of the title", () => {
  test.each([
    ["behind the title", (feast: string) => `Høymesse ${feast} kl 11`],
    ["before it", (feast: string) => `${feast}: Høymesse kl 11`],
  ])("in one line, %s", (_, lineOf) => {
    const read = (feast: string) => {
      const reading = readOneLine(lineOf(feast), { now: TOLD_AT, places: [] });
      if (reading.kind !== "event" || reading.event.title?.value !== "Høymesse") return reading.kind;
      return reading.event.when?.value.day;
    };
    expect(wrong(read)).toEqual([]);
  });

  test("in a programme", () => {
    const read = (feast: string) => {
      const { events } = readProgramme(`Vi samles\n\n${feast} kl. 11.00 Høymesse i Nes kirke`, TOLD_AT);
      return events.map(({ title, day }) => (title === "Høymesse" ? day : title)).join();
    };
    expect(wrong(read)).toEqual([]);
  });

  test("in what is searched for", () => {
    const read = (feast: string) => {
      const [day] = timesSaid(`gudstjeneste ${feast}`, TODAY).flatMap(({ when }) => when.days ?? []);
      return typeof day === "number" ? dayText(day) : day;
    };
    expect(wrong(read)).toEqual([]);
  });
});

test("the last Sunday of the church year is no next Sunday", () => {
  const reading = readOneLine("Gudstjeneste siste søndag i kirkeåret kl 11", { now: TOLD_AT, places: [] });
  expect(reading).toMatchObject({
    event: { title: { value: "Gudstjeneste" }, when: { value: { day: "2027-11-21" } } },
  });
});
