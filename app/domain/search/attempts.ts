import type { Reading } from "~/domain/plain-words/read";
import { keyOf } from "~/domain/plain-words/words";
import { type DayRange, dayText } from "~/domain/time/days-and-moments";
import { isKind, siblingsOf } from "./kinds";
import { DEFAULT_RADIUS_KM, NAMED_RADIUS_KM, RADII_KM } from "./limits";
import { hasChance } from "./words";

/** What a sentence decides of a search; the rest is as in the address. */
export interface Asked extends Partial<DayRange> {
  q: string;
  exact?: string | undefined;
  when?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  near?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  bbox?: unknown;
  radius_km?: number | undefined;
  weekdays?: readonly number[] | undefined;
  hours?: readonly number[] | undefined;
  anyOf?: readonly (readonly string[])[] | undefined;
  reach?: "close" | "chance" | undefined;
}

/** What was asked and is not searched for, in the words of the sentence or of what is shown instead. */
export type LetGo =
  | { what: "inside" | "hours" | "days" | "place" }
  | { what: "circle"; km: number }
  | { what: "kind"; word: string; instead: string }
  | { what: "word"; word: string };

export interface Attempt<Search> {
  search: Search;
  reading: Reading;
  letGo: readonly LetGo[];
}

/** A search as the reading says it. Days that were chosen win over those in words; a place in words over one that was chosen. */
export function searchOf<Search extends Asked>(search: Search, { query, place, time }: Reading): Search {
  const hasChosenDays = Boolean(search.when || search.from || search.to);
  const radius_km = search.radius_km ?? (place ? (place.radiusKm ?? NAMED_RADIUS_KM) : DEFAULT_RADIUS_KM);
  const [from, to] = time?.days ?? [];
  return {
    ...search,
    q: query,
    radius_km,
    ...(place && { near: place.name, ...place.position }),
    ...(time && { weekdays: time.weekdays, hours: time.hours }),
    ...(time &&
      !hasChosenDays && { from: from == null ? undefined : dayText(from), to: to == null ? undefined : dayText(to) }),
  };
}

/**
 * The readings as they are, then what is let go of the likeliest: one thing at a time, then two. That a place is a word
 * after all is less likely than that it is a little farther away; that days are words, than that they are others.
 */
export function attemptsOf<Search extends Asked>(search: Search, readings: readonly Reading[]): Attempt<Search>[] {
  const [first] = readings;
  if (!first) return [];
  const whole = (some: readonly Reading[]) => some.flatMap((reading) => wholeOf(searchOf(search, reading), reading));
  const isElsewhere = ({ place }: Reading) => first.place !== null && place === null;
  const isAnytime = ({ time }: Reading) => first.time !== null && time === null;
  const loose = loosened(search, first);
  const isWider = ({ letGo }: Attempt<Search>) => letGo.every(({ what }) => what === "circle");
  const mended = readings.find(({ meant }) => meant !== null);
  return [
    ...whole(readings.filter((reading) => !isElsewhere(reading) && !isAnytime(reading))),
    ...loose.filter(isWider),
    ...whole(readings.filter((reading) => isElsewhere(reading) && !isAnytime(reading))),
    ...(mended ? loosened(search, mended) : []),
    ...loose.filter((attempt) => !isWider(attempt)),
    ...whole(readings.filter(isAnytime)),
  ];
}

function wholeOf<Search extends Asked>(search: Search, reading: Reading): Attempt<Search>[] {
  const close = closely(search);
  return [
    { search: close, reading, letGo: [] },
    ...(close === search ? [] : [{ search, reading, letGo: [{ what: "inside" } as const] }]),
  ];
}

const closely = <Search extends Asked>(search: Search): Search =>
  hasChance(search.q) ? { ...search, reach: "close" } : search;

function loosened<Search extends Asked>(search: Search, reading: Reading): Attempt<Search>[] {
  const base = searchOf(search, reading);
  const words = reading.parts.flatMap((part) => ("word" in part && part.word !== undefined ? [part.word] : []));
  const hours = base.hours?.length ? [{ change: { hours: [] }, letGo: [{ what: "hours" } as LetGo] }] : [];
  const circles = isAround(base) ? RADII_KM.filter((km) => km > Math.max(NAMED_RADIUS_KM, base.radius_km ?? 0)) : [];
  const wider = circles.map((km) => ({ change: { radius_km: km }, letGo: [{ what: "circle", km } as LetGo] }));
  const later = base.to || base.weekdays?.length ? [laterOf(base)] : [];
  const kinds = words.flatMap((word) => {
    const rest = words.filter((other) => other !== word).join(" ");
    return siblingsOf(word).map(({ kind, anyOf }) => ({
      change: { q: rest, anyOf },
      letGo: [{ what: "kind", word, instead: kind } as LetGo],
    }));
  });
  // What is no kind of gathering is let go first.
  const inOrder = words.toSorted((a, b) => Number(isKind(keyOf(a))) - Number(isKind(keyOf(b))));
  const without = inOrder.map((word) => ({
    change: { q: words.filter((other) => other !== word).join(" ") },
    letGo: [{ what: "word", word } as LetGo],
  }));
  const noWords =
    words.length > 1 ? [{ change: { q: "" }, letGo: words.map((word) => ({ what: "word", word }) as LetGo) }] : [];
  const anywhere = isAround(base)
    ? [
        {
          change: { near: undefined, lat: undefined, lng: undefined, bbox: undefined },
          letGo: [{ what: "place" } as LetGo],
        },
      ]
    : [];
  const widest = wider.slice(-1);
  const hasMore = Boolean(reading.place ?? reading.time ?? isAround(base));
  const alone = hasMore ? [...without, ...noWords] : words.length > 1 ? without : [];
  const steps: Change[] = [
    ...hours,
    ...wider,
    ...later,
    ...both(later, widest),
    ...kinds,
    ...both(kinds, wider),
    ...both(kinds, later),
    ...both(both(kinds, later), widest),
    ...alone,
    ...both(alone, widest),
    ...both(alone, later),
    ...both(both(alone, later), widest),
    ...anywhere,
    ...both(anywhere, later),
  ];
  return steps.map(({ change, letGo }) => ({ search: closely({ ...base, ...change }), reading, letGo }));
}

type Change = { change: Partial<Asked>; letGo: LetGo[] };

const both = (some: readonly Change[], others: readonly Change[]): Change[] =>
  some.flatMap((one) =>
    others.map((other) => ({ change: { ...one.change, ...other.change }, letGo: [...one.letGo, ...other.letGo] })),
  );

const isAround = ({ near, lat, bbox }: Asked) => Boolean(near) || (lat !== undefined && !bbox);

/** What comes after the days that are asked for; of what may also be earlier, whatever comes. */
const laterOf = ({ from, hours = [] }: Asked): Change => ({
  change: { when: undefined, from, to: undefined, weekdays: [], hours: [] },
  letGo: [...(hours.length > 0 ? [{ what: "hours" } as const] : []), { what: "days" }],
});
