import { describe, expect, test } from "vitest";
import { TOLD_AT } from "#test/support/told/told";
import { readOneLine } from "~/domain/intake/one-line/read-one-line";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import { MONTHS } from "~/domain/plain-words/names";
import { ELSEWHERE_DAYS, ELSEWHERE_MONTHS } from "~/domain/plain-words/names-elsewhere";
import { dayNumber, dayText } from "~/domain/time/days-and-moments";

const whenOf = (line: string) => {
  const reading = readOneLine(line, { now: TOLD_AT, places: [] });
  return reading.kind === "event" ? reading.event.when?.value : null;
};
const dayIn = (month: number, date: number) =>
  `${month < 12 ? 2027 : 2026}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;

const MONTHS_OF_ALL = MONTHS.map((names, nth) => [...names, ...(ELSEWHERE_MONTHS[nth]?.split("|") ?? [])]);

describe.each(MONTHS_OF_ALL.flatMap((names, nth) => names.map((name) => [name, nth + 1] as const)))(
  "%s",
  (name, month) => {
    test("a date with it is read in a line and in a programme, and stays what is written", () => {
      const line = `Konsert 9. ${name} kl 19`;
      expect(whenOf(line)).toMatchObject({ day: dayIn(month, 9), time: "19:00" });
      expect(readProgramme(line, TOLD_AT).events).toMatchObject([
        { title: "Konsert", day: dayIn(month, 9), time: "19:00" },
      ]);
    });

    test("days up to one of it", () => {
      expect(whenOf(`Leir 9.–11. ${name}`)).toMatchObject({ day: dayIn(month, 9), endDay: dayIn(month, 11) });
    });
  },
);

/** 30 November 2026 is a Monday. */
test.each(ELSEWHERE_DAYS.flatMap((names, nth) => names.split("|").map((name) => [name, nth] as const)))(
  "%s beside its date is no word of the title",
  (name, nth) => {
    const [date, month] = nth === 0 ? [30, 11] : [nth, 12];
    const [event] = readProgramme(`${name} ${date}.${month}. kl 19 Konsert`, TOLD_AT).events;
    expect(event).toMatchObject({ title: "Konsert", day: `2026-${month}-${String(date).padStart(2, "0")}` });
  },
);

const ALL_DAYS = ELSEWHERE_DAYS.flatMap((names, nth) => names.split("|").map((name) => [name, nth] as const));

test.each(ALL_DAYS)("«cada/що %s» is each week", (name, nth) => {
  for (const every of ["cada ", "jeden ", "що", "los "]) {
    const reading = readOneLine(`Møte ${every}${name} kl 19`, { now: TOLD_AT, places: [] });
    const first = (nth + 2) % 7; // Told on a Saturday.
    expect(reading).toMatchObject({
      event: {
        title: { value: "Møte", doubts: [] },
        when: { value: { day: dayText(dayNumber("2026-11-28") + first), time: "19:00" } },
        rhythm: { value: { rule: { pattern: "weekly" } } },
      },
    });
  }
});

test.each(ALL_DAYS)("«am %s» is the next one", (name, nth) => {
  for (const on of ["am", "el", "у"]) {
    const day = dayText(dayNumber("2026-11-28") + ((nth + 2) % 7));
    expect(whenOf(`Møte ${on} ${name} kl 19`)).toMatchObject({ day, time: "19:00" });
  }
});

test.each([
  "Die Chorprobe am 8. Dezember fällt leider aus",
  "Bibelstunde am 8. Dezember entfällt",
  "El ensayo del 8 de diciembre se suspende",
  "Служба 8 грудня скасована",
])("what «%s» calls off is asked about", (line) => {
  const reading = readOneLine(line, { now: TOLD_AT, places: [] });
  expect(reading.kind === "event" && reading.event.when?.doubts).toContain("cancelled");
});

test.each([
  ["capilla San Marcos", "misa"],
  ["salón parroquial", "misa"],
  ["sala parafialna", "msza"],
  ["kaplica św. Anny", "msza"],
  ["храм святого Миколая", "літургія"],
  ["chapelle Saint-Joseph", "messe"],
  ["Gemeindesaal", "andacht"],
])("%s behind the hour is where it takes place", (house, title) => {
  const reading = readOneLine(`${title} 12.12. 18:00, ${house}`, { now: TOLD_AT, places: [] });
  expect(reading.kind === "event" && reading.event.place?.value.name.toLowerCase()).toBe(house.toLowerCase());
});

const SHORT = ["man", "tir", "ons", "tor", "fre", "lør", "søn"];
test.each(SHORT.flatMap((one, nth) => SHORT.slice(nth + 1).map((other) => [one, other] as const)))(
  "%s and %s side by side are asked about as days of each week",
  (one, other) => {
    for (const between of [" ", " og ", ", ", "/", " & "]) {
      const reading = readOneLine(`Kafé ${one}${between}${other} kl 18`, { now: TOLD_AT, places: [] });
      expect(reading).toMatchObject({
        event: {
          title: { value: "Kafé", doubts: [] },
          rhythm: {
            value: { rule: { weekdays: [SHORT.indexOf(one), SHORT.indexOf(other)] } },
            doubts: ["once_or_weekly"],
          },
        },
      });
    }
  },
);

test.each(["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"])(
  "hours from and to are read wherever %s stands, and ages are none",
  (day) => {
    for (const line of [
      `Basar fra 11 til 13 ${day}`,
      `Basar ${day} fra 11 til 13`,
      `Fra 11 til 13 er det basar ${day}`,
    ])
      expect(whenOf(line)).toMatchObject({ time: "11:00", endTime: "13:00" });
    expect(whenOf(`Klubb ${day} for barn fra 8 til 12`)).toMatchObject({ time: null });
  },
);
