import { describe, expect, test } from "vitest";
import { TOLD_AT } from "#test/support/told/told";
import { readOneLine } from "~/domain/intake/one-line/read-one-line";

function read(line: string) {
  const reading = readOneLine(line, { now: TOLD_AT, places: [] });
  expect(reading.kind, line).toBe("event");
  return reading.kind === "event" ? reading.event : null;
}
const doubtsOfTitle = (line: string) => read(line)?.title?.doubts ?? ["no_title"];
const doubtsOfWhen = (line: string) => read(line)?.when?.doubts ?? [];

const WEEKDAYS = ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"];

describe("what nobody will hold is never a sure event", () => {
  const told = [
    "Takk til alle som bakte",
    "Tusen takk for en fin basar",
    "Be for konfirmantene våre",
    "Husk å be for leiren",
    "Gratulerer med dagen til Inger",
    "Vi hadde en nydelig lysmesse",
    "Vi ber for de syke",
  ];
  test.each(told.flatMap((words) => WEEKDAYS.map((day) => `${words} ${day} kl 18`)))("%s", (line) =>
    expect(doubtsOfTitle(line)).not.toEqual([]),
  );
});

test.each(["о", "з", "y", "el", "w", "in", "og", "på", "av", "to", "ab", "ut"])(
  "a title that ends with a word of one letter or two is asked about: %s",
  (word) => {
    const title = read(`Posada ${word} fredag kl 18`)?.title;
    expect(title?.value === "Posada" || title?.doubts.includes("title_apart")).toBe(true);
  },
);

const NUMBERS = Array.from({ length: 12 }, (_, nth) => nth + 1);

describe("a day and a month in an English line", () => {
  test.each(NUMBERS.flatMap((one) => NUMBERS.map((other) => [one, other])))("%d/%d", (one = 0, other = 0) => {
    const doubts = doubtsOfWhen(`Christmas dinner ${one}/${other} at 7pm`);
    expect(doubts.includes("month_or_day")).toBe(one !== other);
  });

  test("are sure beside their weekday, and in Norwegian", () => {
    expect(doubtsOfWhen("Prayer meeting Thursday 3/12 at 7pm")).toEqual([]);
    expect(doubtsOfWhen("Gudstjeneste 6/12 kl 11")).toEqual([]);
  });
});

test.each(NUMBERS.slice(0, 10))("half past %d up to an hour of the afternoon is in the afternoon", (hour) => {
  const when = read(`Youth night Friday 4 December ${hour}:30-${hour + 1}pm`)?.when?.value;
  expect([when?.time, when?.endTime]).toEqual([`${hour + 12}:30`, `${hour + 13}:00`]);
});

test.each([
  "Julekonsert fredag 18. desember, dørene åpnes 18.30",
  "Konsert fredag 18. desember. Innslipp fra kl 18",
  "Gospel night Friday 18 December, doors open 6 pm",
])("when doors open is not surely when it begins: %s", (line) => expect(doubtsOfWhen(line)).toContain("several_times"));

test.each([
  ["Konsert lørdag 12. desember. Dørene åpner 18.30, konserten begynner 19", "19:00"],
  ["Konsert laurdag 12. desember. Dørene opnar 18.30, konserten byrjar 19.30", "19:30"],
  ["Concert Saturday 12 December. Doors open 6pm, music begins 19", "19:00"],
])("what begins behind the doors is the hour: %s", (line, time) => expect(read(line)?.when?.value.time).toBe(time));

test.each(["Vi møtes på Mosaikk, Storgata 9, torsdag kl 18", "på Vulkan, Torggata 4 fredag 18-20"])(
  "where one meets is no sure title: %s",
  (line) => expect(doubtsOfTitle(line)).not.toEqual([]),
);

test.each(WEEKDAYS.slice(0, 6))("what is moved takes place then: from %s", (day) => {
  const event = read(`Vi flytter korøvelsen fra ${day} til søndag 13. desember kl 18`);
  expect(event?.when).toMatchObject({ value: { day: "2026-12-13", time: "18:00", endDay: null }, doubts: ["moved"] });
});
