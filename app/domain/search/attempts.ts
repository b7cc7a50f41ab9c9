import type { SentenceReading } from "~/domain/plain-words/read";
import { wordKey } from "~/domain/plain-words/words";
import { type DayNumber, type DayRange, dayText } from "~/domain/time/days-and-moments";
import { isKind, siblingsOf } from "./kinds";
import { DEFAULT_RADIUS_KM, NAMED_RADIUS_KM, RADII_KM } from "./limits";
import { hasChance } from "./words";

/** What a sentence decides of a search; the rest is as in the address. */
export interface AskedSearch extends Partial<DayRange> {
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

export interface SearchAttempt<Search> {
  search: Search;
  reading: SentenceReading;
  letGo: readonly LetGo[];
}

/** A search as the reading says it. DayLimits that were chosen win over those in words; a place in words over one that was chosen. */
export function searchOf<Search extends AskedSearch>(search: Search, { query, place, time }: SentenceReading): Search {
  const hasChosenDays = Boolean(search.when || search.from || search.to);
  const radius_km = search.radius_km ?? (place ? (place.radiusKm ?? NAMED_RADIUS_KM) : DEFAULT_RADIUS_KM);
  const [from, to] = time?.days ?? [];
  return {
    ...search,
    q: query,
    radius_km,
    ...(place && { near: place.name, ...place.position }),
    ...(time && { weekdays: time.weekdays, hours: time.hours }),
    ...(time && !hasChosenDays && { from: textOf(from), to: textOf(to) }),
  };
}

const textOf = (day: DayNumber | null | undefined) => (day === null || day === undefined ? undefined : dayText(day));

/**
 * The readings as they are, then what is let go of the likeliest: one thing at a time, then two. That a place is a word
 * after all is less likely than that it is a little farther away; that days are words, than that they are others.
 */
export function attemptsOf<Search extends AskedSearch>(
  search: Search,
  readings: readonly SentenceReading[],
): SearchAttempt<Search>[] {
  const [first] = readings;
  if (!first) return [];
  const whole = (some: readonly SentenceReading[]) =>
    some.flatMap((reading) => wholeOf(searchOf(search, reading), reading));
  const isElsewhere = ({ place }: SentenceReading) => first.place !== null && place === null;
  const isAnytime = ({ time }: SentenceReading) => first.time !== null && time === null;
  const loose = loosened(search, first);
  const isWider = ({ letGo }: SearchAttempt<Search>) => letGo.every(({ what }) => what === "circle");
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

function wholeOf<Search extends AskedSearch>(search: Search, reading: SentenceReading): SearchAttempt<Search>[] {
  const close = closely(search);
  return [
    { search: close, reading, letGo: [] },
    ...(close === search ? [] : [{ search, reading, letGo: [{ what: "inside" } as const] }]),
  ];
}

const closely = <Search extends AskedSearch>(search: Search): Search =>
  hasChance(search.q) ? { ...search, reach: "close" } : search;

function loosened<Search extends AskedSearch>(search: Search, reading: SentenceReading): SearchAttempt<Search>[] {
  const base = searchOf(search, reading);
  const words = reading.parts.flatMap((part) => ("word" in part && part.word !== undefined ? [part.word] : []));
  const but = (word: string) => words.filter((other) => other !== word).join(" ");
  const hours: Change[] = base.hours?.length ? [{ change: { hours: [] }, letGo: [{ what: "hours" }] }] : [];
  const circles = isAround(base) ? RADII_KM.filter((km) => km > Math.max(NAMED_RADIUS_KM, base.radius_km ?? 0)) : [];
  const wider = circles.map((km): Change => ({ change: { radius_km: km }, letGo: [{ what: "circle", km }] }));
  const widest = wider.slice(-1);
  const later = base.to !== undefined || (base.weekdays ?? []).length > 0 ? [laterOf(base)] : [];
  const kinds = words.flatMap((word) =>
    siblingsOf(word).map(({ kind, anyOf }): Change => ({
      change: { q: but(word), anyOf },
      letGo: [{ what: "kind", word, instead: kind }],
    })),
  );
  // What is no kind of gathering is let go first.
  const inOrder = words.toSorted((a, b) => Number(isKind(wordKey(a))) - Number(isKind(wordKey(b))));
  const without = inOrder.map((word): Change => ({ change: { q: but(word) }, letGo: [{ what: "word", word }] }));
  const wordless: Change = { change: { q: "" }, letGo: words.map((word) => ({ what: "word", word })) };
  const hasMore = reading.place !== null || reading.time !== null || isAround(base);
  const alone = words.length > 1 ? (hasMore ? [...without, wordless] : without) : hasMore ? without : [];
  const nowhere = { near: undefined, lat: undefined, lng: undefined, bbox: undefined };
  const anywhere: Change[] = isAround(base) ? [{ change: nowhere, letGo: [{ what: "place" }] }] : [];
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

interface Change {
  change: Partial<AskedSearch>;
  letGo: LetGo[];
}

const both = (some: readonly Change[], others: readonly Change[]): Change[] =>
  some.flatMap((one) =>
    others.map((other) => ({ change: { ...one.change, ...other.change }, letGo: [...one.letGo, ...other.letGo] })),
  );

const isAround = ({ near, lat, bbox }: AskedSearch) => Boolean(near) || (lat !== undefined && !bbox);

/** What comes after the days that are asked for; of what may also be earlier, whatever comes. */
const laterOf = ({ from, hours = [] }: AskedSearch): Change => ({
  change: { when: undefined, from, to: undefined, weekdays: [], hours: [] },
  letGo: [...(hours.length > 0 ? [{ what: "hours" } as const] : []), { what: "days" }],
});
