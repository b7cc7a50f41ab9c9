import * as z from "zod";
import { EVENT_TYPES, type EventType } from "~/domain/events/types";
import { type FactId, FACTS } from "~/domain/facts/facts";
import { linesOf } from "../cases";

/** Of every sentence: Tuesday 24 November 2026, ten o'clock in Norway. */
export const ASKED_AT = new Date("2026-11-24T10:00:00+01:00");

export type LatLng = readonly [lat: number, lng: number];

/** What an answer to it shows; what is not said may be anything. */
export interface Asked {
  ask: string;
  /** A town of the demo, or one of several places of that name. */
  near?: string | readonly LatLng[];
  /** Kilometres from there. */
  within?: number;
  /** One day, or the first and the last. */
  days?: string | readonly [from: string, to: string];
  /** Mondays are 0. */
  weekdays?: readonly number[];
  /** The hours in which it begins, the last excluded: half past ten is 10.5. */
  hours?: readonly [from: number, to: number];
  types?: readonly EventType[];
  /** In its title, its tags or its `type:…`. */
  title?: RegExp;
  /** In any of its texts, in its organizer's name, or in what it says of itself: `fact:…`, `family:…`, `language:…`. */
  what?: RegExp;
  /** Never in its title, its tags or its `type:…`. */
  not?: RegExp;
  facts?: readonly FactId[];
  /** Years; an event that says for whom it is says so for this age too. */
  age?: number;
}

const HALF_HOUR = 0.5;

/** Whoever says "at eleven" is helped by half past ten, and by a quarter past. */
export const at = (hour: number) => [hour - HALF_HOUR, hour + 1] as const;

const NUMBER = z.string().min(1).transform(Number).pipe(z.number());
const DAY = z.iso.date();
const spanOf = <T>(cells: string[], of: z.ZodType<T>): readonly [T, T] => z.tuple([of, of]).parse(cells);
const numbers = (text: string) => z.array(NUMBER).parse(text.split(","));
const words = z.string().transform((text) => new RegExp(text, "i"));

/** Of a place its town, or "60.3,5.33 58.73,5.65"; "2026-11-24..2026-12-01" of days, "0,2" of weekdays, "17,24" or "at 11" of hours. */
const EXPECTED = z
  .strictObject({
    near: z
      .string()
      .transform((text) => (/\d/.test(text) ? text.split(" ").map((place) => spanOf(place.split(","), NUMBER)) : text)),
    within: z.coerce.number(),
    days: z.string().transform((text) => (text.includes("..") ? spanOf(text.split(".."), DAY) : DAY.parse(text))),
    weekdays: z.string().transform(numbers),
    hours: z
      .string()
      .transform((text) =>
        text.startsWith("at ") ? at(NUMBER.parse(text.slice(3))) : spanOf(text.split(","), NUMBER),
      ),
    types: z.string().transform((text) => z.array(z.enum(EVENT_TYPES)).parse(text.split(","))),
    title: words,
    what: words,
    not: words,
    facts: z.string().transform((text) => z.array(z.enum(FACTS)).parse(text.split(","))),
    age: z.coerce.number(),
  })
  .exactPartial();

/** Behind spaces instead of a tab, what is expected would be asked, too. */
const ASK = z.string().regex(/^[^=]+$/);

/** A line has the sentences of which the same is expected, "i dag | idag", and what it is, each "days=TODAY" after a tab; `names` say what TODAY is. */
export function askedIn(text: string, names: string): Asked[] {
  const named = new Map(linesOf(names).map((line) => pairOf(line, "\t")));
  return linesOf(text).flatMap((line) => {
    const [asks = "", ...said] = line.split("\t");
    const pairs = said.map((one) => pairOf(one, "="));
    const expected = EXPECTED.parse(
      Object.fromEntries(pairs.map(([name, value]) => [name, named.get(value) ?? value])),
    );
    return asks.split(" | ").map((ask) => ({ ask: ASK.parse(ask), ...expected }));
  });
}

function pairOf(text: string, between: string): [name: string, value: string] {
  const [name = "", ...value] = text.split(between);
  if (value.length === 0) throw new Error(`No ${between} in: ${text}`);
  return [name, value.join(between)];
}
