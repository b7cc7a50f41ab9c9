import type { FactValues } from "~/domain/facts/facts";
import { eventSearchEntry } from "~/domain/search/entry";
import {
  type DayNumber,
  FRIDAY,
  MONDAY,
  nextWeekday,
  THURSDAY,
  TUESDAY,
  WEDNESDAY,
} from "~/domain/time/days-and-moments";
import type { EventContext } from "./events";
import { isInHolidays } from "./occurrences";
import type { Gathering } from "./programmes/programme";
import { randomOf } from "./random";
import type { NewEventRow, NewSeriesRow } from "./rows";
import { inventSeries } from "./series";

interface Regular extends Gathering {
  stem: string;
  every: 1 | 2;
  weekday: number;
  time: string;
  facts?: FactValues;
  registration?: NewEventRow["registration"];
  /** `nth` counts from the first to come. */
  exceptions?: readonly { nth: number; change: (event: NewEventRow) => Partial<NewEventRow> }[];
}

const cancelled = (state_reason: string) => (): Partial<NewEventRow> => ({ state: "cancelled", state_reason });

const later = (seconds: number, state_reason: string) => (event: NewEventRow) => ({
  state: "moved" as const,
  state_reason,
  previous_start_time: event.start_time,
  start_time: event.start_time + seconds,
  end_time: event.end_time && event.end_time + seconds,
  is_exception: 1 as const,
});

const REGULAR: readonly Regular[] = [
  {
    stem: "Nøstebakken",
    every: 1,
    weekday: WEDNESDAY,
    time: "08:00",
    type: "prayer",
    titles: ["Morgenbønn"],
    texts: ["Et kvarter med salme, stillhet og bønn før dagen begynner. Kaffe i våpenhuset etterpå."],
    minutes: 20,
    tags: ["bønn", "stillhet"],
    facts: { church_coffee: true },
    exceptions: [{ nth: 1, change: cancelled("Hun som låser opp, er på kurs denne onsdagen.") }],
  },
  {
    stem: "Nøstebakken",
    every: 1,
    weekday: THURSDAY,
    time: "11:00",
    type: "other",
    titles: ["Babysang"],
    texts: ["Sanger, rim og rytmer for de minste, og en lang prat for de voksne. Ta med et teppe."],
    minutes: 90,
    tags: ["barn", "sang"],
    place: "hall",
    facts: { age_from: 0, age_to: 2, registration_url: "https://nostebakken.example/babysang" },
    registration: "required",
    exceptions: [{ nth: 2, change: () => ({ state: "full" }) }],
  },
  {
    stem: "Nøstebakken",
    every: 2,
    weekday: MONDAY,
    time: "17:30",
    type: "other",
    titles: ["Barnekoret Småsild"],
    texts: ["Korøvelse for barn fra fem år. Vi synger, spiser boller og øver til høsttakkefesten."],
    minutes: 75,
    tags: ["barn", "kor"],
    place: "hall",
    exceptions: [
      {
        nth: 1,
        change: ({ location_name }) => ({
          state: "moved",
          state_reason: "Menighetssalen males.",
          previous_location: location_name,
          location_name: "Kulturhuset",
          location_address: null,
          is_exception: 1,
        }),
      },
    ],
  },
  {
    stem: "Fredagsgløden",
    every: 2,
    weekday: FRIDAY,
    time: "19:00",
    type: "youth",
    titles: ["Fredagsklubb"],
    texts: ["Biljard, kiosk, andakt og en quiz som alltid sporer av. For ungdom fra åttende trinn."],
    minutes: 180,
    tags: ["ungdom"],
    facts: { age_from: 13, age_to: 18, price: "free" },
    exceptions: [{ nth: 2, change: () => ({ title: "Fredagsklubb med overnatting", is_exception: 1 }) }],
  },
  {
    stem: "Klokkerhavn",
    every: 1,
    weekday: WEDNESDAY,
    time: "19:00",
    type: "service",
    titles: ["Kveldsmesse"],
    texts: ["En kort messe midt i uken, med nattverd, lystenning og enkle sanger."],
    minutes: 45,
    tags: ["nattverd"],
    facts: { communion: true, stream_url: "https://klokkerhavn.example/direkte" },
    exceptions: [{ nth: 1, change: later(3600, "Koret har generalprøve i kirken fram til klokka åtte.") }],
  },
  {
    stem: "Ravnelia",
    every: 1,
    weekday: TUESDAY,
    time: "17:00",
    type: "other",
    titles: ["Middag for alle"],
    texts: ["Varm mat på bordet klokka fem, leksehjelp klokka seks. Ingen påmelding, gi det du kan."],
    minutes: 120,
    tags: ["middag", "fellesskap"],
    place: "hall",
    facts: { price: "collection" },
  },
  {
    stem: "Tyttemo",
    every: 2,
    weekday: THURSDAY,
    time: "19:30",
    type: "prayer",
    titles: ["Bønnesamling i peisestua"],
    texts: ["Vi tenner opp, synger litt og ber for bygda og verden."],
    minutes: 75,
    tags: ["bønn"],
  },
  {
    stem: "Tirsdagsbordet",
    every: 1,
    weekday: TUESDAY,
    time: "18:00",
    type: "youth",
    titles: ["Tirsdagsmiddag for studenter"],
    texts: ["Suppe, surdeigsbrød og en kort kveldsbønn. Kom alene eller ta med hele kollektivet."],
    minutes: 150,
    tags: ["student", "middag"],
    facts: { price: "free" },
    exceptions: [{ nth: 3, change: cancelled("Eksamenslesing: vi ses igjen uken etter.") }],
  },
];

export function regularSeriesOf(
  context: EventContext,
  from: DayNumber,
  to: DayNumber,
): { series: NewSeriesRow[]; events: NewEventRow[] } {
  const series: NewSeriesRow[] = [];
  const events: NewEventRow[] = [];
  for (const regular of REGULAR.filter(({ stem }) => stem === context.congregation.stem)) {
    const [first, ...rest] = daysOf(regular, from, to);
    if (first === undefined) continue;
    const pattern = regular.every === 1 ? "weekly" : "biweekly";
    const random = randomOf(`${context.seed} ${regular.stem} ${regular.titles[0]}`);
    const plan = { pattern, programme: regular, time: regular.time, days: [first, ...rest] } as const;
    const made = inventSeries(context, plan, random);
    series.push(made.series);
    events.push(...withExceptions(made.events, regular, context.now));
  }
  return { series, events };
}

function daysOf({ every, weekday }: Regular, from: DayNumber, to: DayNumber): DayNumber[] {
  const days: DayNumber[] = [];
  for (let day = nextWeekday(from, weekday); day <= to; day += 7 * every) if (!isInHolidays(day)) days.push(day);
  return days;
}

function withExceptions(events: NewEventRow[], regular: Regular, now: number): NewEventRow[] {
  const coming = events.findIndex(({ start_time }) => start_time > now);
  return events.map((event, at) => {
    const exception = regular.exceptions?.find(({ nth }) => nth === at - coming);
    const said = {
      ...event,
      facts: { ...event.facts, ...regular.facts },
      registration: regular.registration ?? "none",
      ...exception?.change(event),
    };
    return { ...said, ...eventSearchEntry(said) };
  });
}
