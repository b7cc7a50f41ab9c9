import { describe, expect, test } from "vitest";
import { caseFile, linesOf, textsOf } from "#test/support/cases";
import { FUZZ_START, rounds } from "#test/support/fuzz";
import { type Random, seededRandom } from "#test/support/random";
import { daysStandIn, isReckoned } from "#test/support/said-days";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import type { UnderstoodEvent } from "~/domain/sources/understood";
import { isCalendarDay } from "~/domain/time/days-and-moments";
import { sayEvent } from "./judge";

const NOW = new Date("2026-07-01T10:00:00Z");
const TEXTS = [
  ...["tricky", "realistic", "announcements", "more"].flatMap((set) =>
    textsOf(caseFile(`programmes/${set}.txt`)).map(({ text }) => text),
  ),
  ...linesOf(caseFile("programmes/not-events.txt")),
];
const BITS = [
  ..."0123456789.,:;/-–()|\t\n *?#\"'",
  " kl ",
  " kl. ",
  " og ",
  " til ",
  " fra ",
  "hver ",
  "ikke ",
  "søndag ",
  "tysdag ",
  "august",
  " jan. ",
  "2026",
  "2027",
  "31.",
  "29.02.",
  "19.00",
  "24.00",
  "uke 53",
  "avlyst",
  "i morgen",
  "1. søndag i advent",
  "påskedag",
  "Kr 12.10",
  "Joh 3.16",
  "\u00ad",
  "\u200b",
  "æøå",
  "𝔐",
  "\ue000",
  "\u0000",
  "ʼ",
  "½",
  "ﬁ",
  "١٢",
];

function mutated(text: string, random: Random): string {
  let changed = text;
  for (let times = 1 + random.whole(4); times > 0; times--) {
    const at = random.whole(changed.length + 1);
    const to = at + random.whole(6);
    const piece = changed.slice(at, to);
    changed = random.pick([
      () => changed.slice(0, at) + changed.slice(to),
      () => changed.slice(0, at) + random.pick(BITS) + changed.slice(at),
      () => changed.slice(0, at) + random.pick(BITS) + changed.slice(to),
      () => changed.slice(0, at) + piece + piece + changed.slice(to),
      () => changed.slice(at) + changed.slice(0, at),
      () => `${changed}${random.pick(["\n", " ", ""])}${random.pick(TEXTS).slice(0, 400)}`,
      () => changed.slice(0, at).toUpperCase() + changed.slice(at),
    ])();
  }
  return changed;
}

/** Whether the days of an event stand in its text. */
const standsIn = (text: string, { day, endDay, endTime }: UnderstoodEvent) =>
  daysStandIn(text, endDay === null || endTime !== null ? [day] : [day, endDay]);

const isTold = ({ day }: UnderstoodEvent, text: string) =>
  text.includes(day.slice(0, 4)) ||
  text.includes(day.slice(2, 4)) ||
  /dag|day|man|tir|ti|tys|ons|tor|fre|lør|laur|søn|sun|mon|wed|tue|thu|fri|sat/i.test(text);

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function wrongWith(event: UnderstoodEvent, text: string): string | null {
  const { title, day, time, endDay, endTime, doubts } = event;
  const wrong =
    (title === "" && "no title") ||
    (!isCalendarDay(day) && "no such day") ||
    ((day < "2025-01-01" || day > "2029-12-31") && "too far away") ||
    (time !== null && !CLOCK.test(time) && "no clock") ||
    (endTime !== null && !CLOCK.test(endTime) && "no clock to end at") ||
    (endDay !== null && (!isCalendarDay(endDay) || endDay <= day) && "ends before it starts") ||
    (doubts.length === 0 && time === null && endDay === null && "sure without a clock") ||
    (doubts.length === 0 && !isTold(event, text) && "nothing tells the year") ||
    (doubts.length === 0 && !isReckoned(text) && !standsIn(text, event) && "does not stand there");
  return wrong ? `${wrong}: ${sayEvent(event)} in ${JSON.stringify(text)}` : null;
}

describe("whatever is handed in", () => {
  test.each([0, 1, 2, 3])("mutated programmes give no event that is not said (%i)", (seed) => {
    const random = seededRandom(FUZZ_START + seed);
    for (let round = 0; round < rounds(100); round++) {
      const text = mutated(random.pick(TEXTS), random);
      const { events, notUnderstood } = readProgramme(text, NOW);
      expect(events.map((event) => wrongWith(event, text)).filter((wrong) => wrong !== null)).toEqual([]);
      for (const { line } of [...events, ...notUnderstood]) expect(line).toBeGreaterThan(0);
    }
  });

  test("the same text is read the same each time", () => {
    const random = seededRandom(99);
    for (let round = 0; round < rounds(20); round++) {
      const text = mutated(random.pick(TEXTS), random);
      expect(readProgramme(text, NOW)).toEqual(readProgramme(text, NOW));
    }
  });
});

describe("hostile texts come to an end", () => {
  const LONG = 50_000;
  test.each([
    ["digits", "1"],
    ["dots", "."],
    ["digits and dots", "1."],
    ["days", "9.8. "],
    ["spaces", " "],
    ["commas and dates", "1., "],
    ["og", "1. og "],
    ["clocks", "kl 19 "],
    ["weekdays", "søndag "],
    ["capitals", "A-"],
    ["names in a house", "i Aa "],
    ["brackets", "("],
    ["quotes", '"'],
    ["pipes", "|"],
    ["tabs", "\t"],
    ["semicolons", "9.8;"],
    ["verses", "Joh 3.16, "],
    ["money", "kr 1 000 "],
    ["telephones", "tlf 22 11 "],
    ["at", "a@a."],
    ["links", "http://"],
    ["months", "august "],
    ["hver", "hver søndag "],
    ["ikke", "ikke 8. oktober "],
    ["ordinals", "første og andre "],
    ["feasts", "1. søndag i advent "],
    ["deadlines", "innen 1. september "],
    ["sentences", "Påmelding. A"],
    ["to", "1-"],
    ["years", "2026/27 "],
    ["combining", "a\u0301"],
    ["born", "f. 1"],
  ])("%s in one line, in many, and at the end of a day", (_, bit) => {
    const long = bit.repeat(LONG / bit.length);
    for (const text of [
      long,
      `Søndag 9. august kl 11 ${long}`,
      `${bit.repeat(20)}\n`.repeat(rounds(500)),
      `${bit}\n`.repeat(Math.min(rounds(2000), 10_000)),
    ])
      expect(readProgramme(text, NOW).events.length).toBeLessThanOrEqual(10_000);
  });

  test("two million characters of programme, of which ten thousand lines are read", () => {
    // Each of its own name, because what is said twice is one event.
    const named = (nth: number) => String(nth).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
    const text = Array.from(
      { length: 26_000 },
      (_, nth) => `Søndag 9. august kl. 19.00 Kveldsmøte Q${named(nth)} v/ Kari Nordmann i Eksempelbygd bedehus\n`,
    ).join("");
    const { events } = readProgramme(text, NOW);
    expect(events).toHaveLength(10_000);
  });

  test("rules that never end give no more events than are read", () => {
    const text =
      "Hver mandag, tirsdag, onsdag, torsdag, fredag kl 10, 11, 12 og 13 fra 1. juli 2026 til 30. juni 2027: Bønn\n";
    expect(readProgramme(text.repeat(100), NOW).events.length).toBeLessThanOrEqual(10_000);
  });
});
