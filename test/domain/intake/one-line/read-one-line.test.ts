import { describe, expect, test } from "vitest";
import * as z from "zod";
import { caseFile, rowsOf } from "#test/support/cases";
import { readOneLine } from "~/domain/intake/one-line/read-one-line";
import type { LineContext, Said, SaidEvent } from "~/domain/intake/one-line/said";

/** A Friday, 09:00 in Norway. */
const NOW = new Date("2026-11-27T08:00:00Z");
const CONTEXT: LineContext = {
  now: NOW,
  places: [
    { name: "Nøstebakken menighet", city: "Bergen", isOwn: true },
    { name: "Menighetssalen, Nøstebakken kirke", city: "Bergen", isOwn: false },
    { name: "Tirsdagsbordet", city: "Bergen", isOwn: false },
  ],
};

/** Each field as "value", with "?doubt" behind it where it is asked. */
function said(line: string, context = CONTEXT): Record<string, string> | string {
  const reading = readOneLine(line, context);
  if (reading.kind === "several") return `several ${reading.count}`;
  if (reading.kind === "nothing") return "nothing";
  const { title, when, rhythm, place, type, description, facts, entry, link } = reading.event;
  const shown: Record<string, string | null> = {
    title: shownAs(title, (text) => text),
    when: shownAs(when, whenText),
    rhythm: shownAs(rhythm, ({ rule, until }) =>
      [rule.pattern, rule.weekdays?.join("+"), rule.every && rule.every > 1 ? `/${rule.every}` : null, until]
        .filter(Boolean)
        .join(" "),
    ),
    place: shownAs(place, ({ name, known, address }) =>
      [name, known === null ? null : `#${known}`, address].filter(Boolean).join(" "),
    ),
    type: shownAs(type, (text) => text),
    description: shownAs(description, (text) => text),
    facts: facts.map(({ value }) => value).join(" ") || null,
    entry: shownAs(entry, ({ price, nok }) => [price, nok].filter((part) => part !== null).join(" ")),
    link: shownAs(link, ({ of, address }) => `${of} ${address}`),
  };
  return Object.fromEntries(Object.entries(shown).filter((row): row is [string, string] => row[1] !== null));
}

const shownAs = <Value>(field: Said<Value> | null, text: (value: Value) => string) =>
  field && [text(field.value), ...field.doubts.map((doubt) => `?${doubt}`)].join(" ");

const whenText = ({ day, time, endDay, endTime }: NonNullable<SaidEvent["when"]>["value"]) =>
  [day ?? "–", time, endDay && `–${endDay}`, endTime && `–${endTime}`].filter(Boolean).join(" ");

const LINES = rowsOf(caseFile("one-line/lines.tsv"), z.looseObject({ line: z.string() }));

describe("a line as a secretary writes it", () => {
  test.each(LINES)("$line", ({ line, ...expected }) => expect(said(line)).toEqual(expected));
});

describe("a weekday is the next one, in Bokmål and Nynorsk", () => {
  const NAMES = [
    ["mandag", "måndag", "2026-11-30"],
    ["tirsdag", "tysdag", "2026-12-01"],
    ["onsdag", "onsdag", "2026-12-02"],
    ["torsdag", "torsdag", "2026-12-03"],
    ["fredag", "fredag", "2026-11-27"],
    ["lørdag", "laurdag", "2026-11-28"],
    ["søndag", "sundag", "2026-11-29"],
  ];
  test.each(NAMES.flatMap(([nb, nn, day]) => [nb, nn].map((name) => [name!, day!])))("%s", (name, day) => {
    // Today's may be the next as well.
    const asked = name === "fredag" ? " ?which_week" : "";
    expect(said(`Kor ${name} kl 19`)).toEqual({ title: "Kor", when: `${day} 19:00${asked}` });
    expect(said(`Kor kvar ${name} kl 19 ut mai`)).toMatchObject({ title: "Kor", when: `${day} 19:00` });
  });
});

test.each([
  ["Gudstjeneste julaften kl 14 og 16", 2],
  ["Søndag 29. november kl 11 gudstjeneste\nTirsdag 1. desember kl 19 bibeltime\nOnsdag 2. desember kl 18 kor", 3],
])("more than one event is no line's: %s", (text, count) => expect(said(text)).toBe(`several ${count}`));

test.each(["", "  ", "12", "…"])("nothing is said by '%s'", (text) => expect(said(text)).toBe("nothing"));

test("each field names the words that it was read from", () => {
  const reading = readOneLine("Hver torsdag 11–12.30 babysang i menighetssalen ut mai, 50 kr", CONTEXT);
  const { event } = reading as Extract<typeof reading, { kind: "event" }>;
  const { when, rhythm, place, entry } = event;
  expect([when, rhythm, place, entry].map((field) => field?.from)).toEqual([
    "torsdag 11–12.30 … ut mai",
    "Hver torsdag … ut mai",
    "menighetssalen",
    "50 kr",
  ]);
});

test.each([
  ["Kor neste tirsdag kl 17", "neste tirsdag kl 17"],
  ["Kor i morgen kl 17", "i morgen kl 17"],
  ["Kor tirsdag 1. desember kl 17", "tirsdag 1. desember kl 17"],
])("also where it is put otherwise for the readers: %s", (line, from) => {
  const reading = readOneLine(line, CONTEXT);
  expect(reading.kind === "event" && reading.event.when?.from).toBe(from);
});

test("without an address of its own, a congregation's room is asked for all the same", () => {
  expect(said("Kor lørdag kl 12 i kirka", { now: NOW, places: [] })).toMatchObject({ place: "kirka ?room_only" });
});

describe("nothing of a long text is lost", () => {
  const WORDS = Array.from({ length: 900 }, (_, index) => `ord${index}`);
  test.each([1, 5, 20, 40, 150, 300, 900])("of %s words", (count) => {
    const words = WORDS.slice(0, count);
    const { title, description } = said(`Konsert fredag kl 19, ${words.join(" ")}`) as Record<string, string>;
    expect(title).toBe("Konsert");
    expect(description!.toLowerCase().match(/ord\d+/g)).toEqual(words);
  });

  test.each([40, 150, 900])("of %s words and sentences without a comma", (count) => {
    const text = WORDS.slice(0, count).join(" ");
    const { description } = said(`Konsert fredag kl 19. ${text}. Sluttord.`) as Record<string, string>;
    expect(description!.toLowerCase().match(/ord\d+|sluttord/g)).toEqual([...WORDS.slice(0, count), "sluttord"]);
  });

  test("and a programme of many lines is none", () => {
    const lines = Array.from({ length: 80 }, (_, index) => `${(index % 28) + 1}. mars kl 19 kor og samling i kirka`);
    expect(said(lines.join("\n"))).toMatch(/^several \d+$/);
  });
});
