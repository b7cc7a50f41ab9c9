import { describe, expect, test } from "vitest";
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

type Row = [line: string, said: Record<string, string>];

const AS_IN_A_PARISH_LETTER: Row[] = [
  [
    "Familiegudstjeneste søndag kl 11 i Nøstebakken kirke, kirkekaffe etterpå",
    {
      title: "Familiegudstjeneste",
      when: "2026-11-29 11:00",
      place: "Nøstebakken kirke #0",
      type: "service",
      description: "Kirkekaffe etterpå.",
      facts: "church_coffee",
    },
  ],
  [
    "Hver torsdag 11–12.30 babysang i menighetssalen ut mai",
    { title: "Babysang", when: "2026-12-03 11:00 –12:30", rhythm: "weekly 2027-05-27", place: "menighetssalen #1" },
  ],
  [
    "Konsert 12/12 kl 19, 200 kr, påmelding på tlf 12 34 56 78",
    {
      title: "Konsert",
      when: "2026-12-12 19:00",
      type: "concert",
      description: "Påmelding på tlf 12 34 56 78.",
      entry: "ticket 200",
    },
  ],
  [
    "Gudsteneste sundag kl. 11.00 i Nøstebakken kyrkje, kyrkjekaffi etterpå",
    {
      title: "Gudsteneste",
      when: "2026-11-29 11:00",
      place: "Nøstebakken kyrkje #0",
      type: "service",
      description: "Kyrkjekaffi etterpå.",
      facts: "church_coffee",
    },
  ],
  [
    "Kvar tysdag kl 18–19.30 barnekor i kyrkjelydssalen til 15. juni",
    { title: "Barnekor", when: "2026-12-01 18:00 –19:30", rhythm: "weekly 2027-06-15", place: "kyrkjelydssalen #1" },
  ],
  ["Ungdomskveld fredag 19-22", { title: "Ungdomskveld", when: "2026-11-27 19:00 –22:00", type: "youth" }],
  [
    "Julekonsert 20. desember kl 18 i Nøstebakken kirke. Billetter 250 kr på www.billett.example/jul",
    {
      title: "Julekonsert",
      when: "2026-12-20 18:00",
      place: "Nøstebakken kirke #0",
      type: "concert",
      entry: "ticket 250",
      link: "ticket https://www.billett.example/jul",
    },
  ],
  [
    "Basar laurdag 5. desember frå 12 til 15 på bedehuset, fri inngang",
    { title: "Basar", when: "2026-12-05 12:00 –15:00", place: "bedehuset #0 ?room_only", entry: "free" },
  ],
  [
    "Konsert med Oslo Gospel Choir lørdag 12. desember 2026 kl. 19.00",
    { title: "Konsert med Oslo Gospel Choir", when: "2026-12-12 19:00", type: "concert" },
  ],
  [
    "Julekonsert\nLørdag 12. desember kl 19\nNøstebakken kirke\nInngang 250 kr",
    {
      title: "Julekonsert",
      when: "2026-12-12 19:00",
      place: "Nøstebakken kirke #0",
      type: "concert",
      entry: "ticket 250",
    },
  ],
  ["Messe 29.11. kl. 11.00", { title: "Messe", when: "2026-11-29 11:00", type: "service" }],
];

const DAYS: Row[] = [
  ["Kveldsmøte i kveld kl 19.30", { title: "Kveldsmøte", when: "2026-11-27 19:30" }],
  ["Konsert i morgen kl 19", { title: "Konsert", when: "2026-11-28 19:00", type: "concert" }],
  ["Kveldsmøte i morgon kl. 19", { title: "Kveldsmøte", when: "2026-11-28 19:00" }],
  ["Åpent hus i overmorgen kl 10-13", { title: "Åpent hus", when: "2026-11-29 10:00 –13:00" }],
  ["Bibeltime på fredag kl 8", { title: "Bibeltime", when: "2026-12-04 08:00" }],
  ["Bibeltime på fredag kl 19", { title: "Bibeltime", when: "2026-11-27 19:00" }],
  [
    "Suppe på Tirsdagsbordet neste tirsdag kl 17, gratis",
    { title: "Suppe", when: "2026-12-01 17:00 ?which_week", place: "Tirsdagsbordet #2", entry: "free" },
  ],
  ["Påskefrokost 1. påskedag kl 9", { title: "Påskefrokost", when: "2027-03-28 09:00" }],
  ["Sommerfest 20. juni", { title: "Sommerfest", when: "2027-06-20 ?no_time" }],
  ["Høstfest 20. oktober kl 18", { title: "Høstfest", when: "2027-10-20 18:00 ?year_guessed" }],
  ["Turné 4. januar 2028 kl 19", { title: "Turné", when: "2028-01-04 19:00" }],
  ["Basar 12.10.2026 kl 19", { title: "Basar", when: "2026-10-12 19:00 ?past" }],
  ["Andakt mandag 9/11 kl 11", { title: "Andakt", when: "2026-11-09 11:00 ?past" }],
  ["Andakt søndag 28. november kl 11", { title: "Andakt", when: "2026-11-28 11:00 ?weekday_differs" }],
  ["Andakt 31/4 kl 19", { title: "Andakt", when: "– 19:00 ?no_such_day" }],
  ["Kveldsmøte kl 19", { title: "Kveldsmøte", when: "– 19:00 ?no_day" }],
  ["Lovsangskveld torsdag", { title: "Lovsangskveld", when: "2026-12-03 ?no_time" }],
  ["Bønn kl. 7 tirsdag", { title: "Bønn", when: "2026-12-01 07:00 ?morning_or_evening", type: "prayer" }],
  [
    "Leir 5.–7. februar, påmelding https://paamelding.example/leir",
    {
      title: "Leir",
      when: "2027-02-05 –2027-02-07 ?no_time",
      link: "registration https://paamelding.example/leir",
    },
  ],
  ["Kveldsmøte lørdag kl 19 er avlyst", { title: "Kveldsmøte er avlyst", when: "2026-11-28 19:00 ?cancelled" }],
  ["Nattkafé lørdag kl 22–01", { title: "Nattkafé", when: "2026-11-28 22:00 –2026-11-29 –01:00" }],
];

const RHYTHMS: Row[] = [
  [
    "Bønnemøte annenhver onsdag kl 19 på Betel",
    {
      title: "Bønnemøte",
      when: "2026-12-02 19:00",
      rhythm: "biweekly ?repeats_without_end",
      place: "Betel ?place_unknown",
      type: "prayer",
    },
  ],
  [
    "Bibelgruppe annankvar måndag kl 19 ut juni",
    { title: "Bibelgruppe", when: "2026-11-30 19:00", rhythm: "biweekly 2027-06-28" },
  ],
  [
    "Strikkekafé hver tredje uke på tirsdager kl 12",
    { title: "Strikkekafé", when: "2026-12-01 12:00", rhythm: "triweekly ?repeats_without_end" },
  ],
  [
    "Samtalegruppe onsdager kl 18 i partallsuker",
    { title: "Samtalegruppe", when: "2026-12-09 18:00", rhythm: "biweekly ?repeats_without_end" },
  ],
  [
    "Kor hver måndag og onsdag kl 18 til 1. mai",
    { title: "Kor", when: "2026-11-30 18:00", rhythm: "weekdays 0+2 2027-04-28" },
  ],
  [
    "Siste søndag i måneden kl 18: lovsangskveld",
    { title: "Lovsangskveld", when: "2026-11-29 18:00", rhythm: "monthly_last_weekday ?repeats_without_end" },
  ],
  [
    "Bønnefrokost første lørdag i måneden kl 9 ut året",
    { title: "Bønnefrokost", when: "2026-12-05 09:00", rhythm: "monthly_weekday 2026-12-05", type: "prayer" },
  ],
  [
    "Gudstjeneste første og tredje søndag i måneden kl 11 ut februar",
    { title: "Gudstjeneste", when: "2026-12-06 11:00", rhythm: "picked 2027-02-21", type: "service" },
  ],
  [
    "Babysang hver torsdag kl 11 til 28. januar unntatt 24. desember",
    { title: "Babysang", when: "2026-12-03 11:00", rhythm: "weekly 2027-01-28 ?repeats_with_exceptions" },
  ],
];

const PLACES_AND_PRICES: Row[] = [
  ["Kor lørdag kl 12 i kirka", { title: "Kor", when: "2026-11-28 12:00", place: "kirka #1" }],
  [
    "Kor lørdag kl 12 i Nøstebakken kirke og Betel bedehus",
    { title: "Kor", when: "2026-11-28 12:00", place: "Nøstebakken kirke #0 ?several_places" },
  ],
  [
    "Kor lørdag kl 12 i Betel bedehus, Kirkeveien 12",
    { title: "Kor", when: "2026-11-28 12:00", place: "Betel bedehus Kirkeveien 12 ?place_unknown" },
  ],
  ["Kor, 0 kr, lørdag kl 18", { title: "Kor", when: "2026-11-28 18:00", entry: "free" }],
  ["Kor lørdag kl 18, kr 1 200,-", { title: "Kor", when: "2026-11-28 18:00", entry: "ticket 1200" }],
  [
    "Kor lørdag kl 18, voksne 200 kr, barn 50 kr",
    {
      title: "Kor",
      when: "2026-11-28 18:00",
      entry: "ticket 200 ?several_prices",
      description: "Voksne 200 kr, barn 50 kr.",
    },
  ],
  ["Kor lørdag kl 18, kollekt", { title: "Kor", when: "2026-11-28 18:00", entry: "collection" }],
  [
    "Dugnad lørdag 10–14, ta med rive. Kontakt Per på 99 88 77 66",
    { title: "Dugnad", when: "2026-11-28 10:00 –14:00", description: "Ta med rive. Kontakt Per på 99 88 77 66." },
  ],
  [
    "Gudstjeneste søndag kl 11, med nattverd, uten kirkekaffe",
    {
      title: "Gudstjeneste",
      when: "2026-11-29 11:00",
      type: "service",
      description: "Med nattverd, uten kirkekaffe.",
      facts: "communion",
    },
  ],
  ["Konsert", { title: "Konsert", type: "concert" }],
];

describe("a line as a secretary writes it", () => {
  test.each([...AS_IN_A_PARISH_LETTER, ...DAYS, ...RHYTHMS, ...PLACES_AND_PRICES])("%s", (line, expected) => {
    expect(said(line)).toEqual(expected);
  });
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
    expect(said(`Kor ${name} kl 19`)).toEqual({ title: "Kor", when: `${day} 19:00` });
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
