import { HOUSES } from "~/domain/plain-words/names-of-houses";
import type { SentenceReading } from "~/domain/plain-words/read";
import { wordKey } from "~/domain/plain-words/words";
import { type DayNumber, type DayRange, dayText } from "~/domain/time/days-and-moments";
import { isGathering, isKind, siblingsOf } from "./kinds";
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
  weekday?: readonly string[] | undefined;
  weekdays?: readonly number[] | undefined;
  hours?: readonly number[] | undefined;
  not?: readonly string[] | undefined;
  anyOf?: readonly (readonly string[])[] | undefined;
  reach?: "close" | "chance" | undefined;
}

/** What was asked and is not searched for, in the words of the sentence or of what is shown instead. */
export type LetGo =
  | { what: "inside" | "hours" | "days" | "time" | "place" }
  | { what: "circle"; km: number }
  | { what: "kind"; word: string; instead: string }
  | { what: "word"; word: string };

export interface SearchAttempt<Search> {
  search: Search;
  reading: SentenceReading;
  letGo: readonly LetGo[];
}

/** A search as the reading says it. DayLimits that were chosen win over those in words; a place in words over one that was chosen. */
export function searchOf<Search extends AskedSearch>(
  search: Search,
  { query, not, place, time }: SentenceReading,
): Search {
  const hasChosenDays = Boolean(search.when || search.from || search.to);
  const radius_km = search.radius_km ?? (place ? (place.radiusKm ?? NAMED_RADIUS_KM) : DEFAULT_RADIUS_KM);
  const [from, to] = time?.days ?? [];
  return {
    ...search,
    q: query,
    ...(not.length > 0 && { not }),
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
    some.flatMap((reading) => {
      const [asked, base] = [searchOf(search, reading), baseOf(search, reading)];
      const anywhere = isAround(asked) === isAround(base) ? [] : [{ search: closely(asked), reading, letGo: [] }];
      return [...wholeOf(base, reading), ...anywhere];
    });
  const isElsewhere = ({ place }: SentenceReading) => first.place !== null && place === null;
  const isAnytime = ({ time }: SentenceReading) => first.time !== null && time === null;
  const loose = loosened(search, first);
  const isWider = ({ letGo }: SearchAttempt<Search>) => letGo.every(({ what }) => what === "circle");
  const mended = readings.find(({ meant }) => meant !== null);
  return [
    ...whole(readings.filter((reading) => !isElsewhere(reading) && !isAnytime(reading))),
    ...otherDays(search, first),
    ...loose.filter(isWider),
    ...whole(readings.filter((reading) => isElsewhere(reading) && !isAnytime(reading))),
    ...(mended ? loosened(search, mended) : []),
    ...loose.filter((attempt) => !isWider(attempt)),
    ...whole(readings.filter(isAnytime)),
  ];
}

/** What the same words may mean as well: of today's weekday the next. */
function otherDays<Search extends AskedSearch>(search: Search, reading: SentenceReading): SearchAttempt<Search>[] {
  const base = baseOf(search, reading);
  const days = reading.time?.or;
  if (!days || search.when || search.from || search.to) return [];
  const asked = { ...base, from: textOf(days[0]), to: textOf(days[1]) };
  return [{ search: closely(asked), reading, letGo: [{ what: "days" }] }];
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

/** Around the house whose name says where it stands; of one that is let go, its town stays. */
function baseOf<Search extends AskedSearch>(search: Search, reading: SentenceReading): Search {
  const asked = searchOf(search, reading);
  const [at] = reading.parts.flatMap((part) => (part.as === "word" && part.at ? [part.at] : []));
  if (!at || isAround(asked)) return asked;
  return { ...asked, near: at.name, ...at.position, radius_km: search.radius_km ?? NAMED_RADIUS_KM };
}

function loosened<Search extends AskedSearch>(search: Search, reading: SentenceReading): SearchAttempt<Search>[] {
  const base = baseOf(search, reading);
  const parts = reading.parts.flatMap((part) =>
    part.as !== "not" && "word" in part && part.word !== undefined ? [{ ...part, word: part.word }] : [],
  );
  const words = parts.map(({ word }) => word);
  const keeping = (kept: readonly string[]): Change => {
    const gone = words.filter((word) => !kept.includes(word));
    return {
      change: { q: kept.join(" ") },
      letGo: gone.map((word) => ({ what: "word", word })),
    };
  };
  const insteadOf = (word: string, others: readonly string[]): Change[] =>
    siblingsOf(word).map(({ kind, anyOf }) => {
      const { change, letGo } = keeping([...others, word]);
      return {
        change: { ...change, q: others.join(" "), anyOf },
        letGo: [{ what: "kind", word, instead: kind }, ...letGo],
      };
    });
  const hours: Change[] = base.hours?.length ? [{ change: { hours: [] }, letGo: [{ what: "hours" }] }] : [];
  const circles = isAround(base) ? RADII_KM.filter((km) => km > Math.max(NAMED_RADIUS_KM, base.radius_km ?? 0)) : [];
  const wider = circles.map((km): Change => ({ change: { radius_km: km }, letGo: [{ what: "circle", km }] }));
  const widest = wider.slice(-1);
  const later =
    base.to !== undefined || [...(base.weekday ?? []), ...(base.weekdays ?? [])].length > 0 ? [laterOf(base)] : [];
  const laterOrWider = (changes: readonly Change[], circles = widest): Change[] => [
    ...changes,
    ...both(changes, circles),
    ...both(changes, later),
    ...both(both(changes, later), widest),
  ];
  const but = (word: string) => words.filter((other) => other !== word);
  // What is no gathering is let go first.
  const inOrder = words.toSorted((a, b) => weightOf(a) - weightOf(b)).slice(0, MOST_LET_GO);
  const gatherings = inOrder.filter((word) => weightOf(word) === GATHERING);
  const kinds = words.slice(0, MOST_LET_GO).flatMap((word) => insteadOf(word, but(word)));
  const some = words.length > 1 ? inOrder.map((word) => keeping(but(word))) : [];
  const one = words.length > 2 ? gatherings.map((word) => keeping([word])) : [];
  const kindOfOne = words.length > 1 ? gatherings.flatMap((word) => insteadOf(word, [])) : [];
  const isMore = reading.time !== null || reading.place !== null || isAround(base);
  const wordless = words.length > 0 && isMore ? [keeping([])] : [];
  const nowhere = { near: undefined, lat: undefined, lng: undefined, bbox: undefined };
  const anywhere: Change[] = isAround(base) ? [{ change: nowhere, letGo: [{ what: "place" }] }] : [];
  const anytime: Change[] = later.length > 0 ? [{ change: ANYTIME, letGo: [{ what: "time" }] }] : [];
  const steps: Change[] = [
    ...hours,
    ...wider,
    ...later,
    ...both(later, widest),
    ...laterOrWider(kinds, wider),
    ...laterOrWider(some),
    ...laterOrWider(one),
    ...kindOfOne,
    ...both(both(kindOfOne, later), widest),
    ...laterOrWider(wordless),
    ...anywhere,
    ...both(anywhere, later),
    ...both(some, anywhere),
    ...both([SAME, ...kinds, ...kindOfOne, ...wordless], both([SAME, ...widest, ...anywhere], anytime)),
  ];
  return steps.map(({ change, letGo }) => ({ search: closely({ ...base, ...change }), reading, letGo }));
}

/** Each is an attempt, and more with what else is let go. */
const MOST_LET_GO = 6;

const GATHERING = 2;

/** Of a word that is let go: for whom, or on what terms, weighs less than what is asked for. */
function weightOf(word: string): number {
  const key = wordKey(word);
  if (HOUSES.has(key)) return 0;
  return isGathering(key) ? GATHERING : isKind(key) ? 1 : 0;
}

interface Change {
  change: Partial<AskedSearch>;
  letGo: LetGo[];
}

const both = (some: readonly Change[], others: readonly Change[]): Change[] =>
  some.flatMap((one) =>
    others.map((other) => ({ change: { ...one.change, ...other.change }, letGo: [...one.letGo, ...other.letGo] })),
  );

const SAME: Change = { change: {}, letGo: [] };

const ANYTIME = { when: undefined, from: undefined, to: undefined, weekday: undefined, weekdays: [], hours: [] };

const isAround = ({ near, lat, bbox }: AskedSearch) => Boolean(near) || (lat !== undefined && !bbox);

/** What comes after the days that are asked for; of what may also be earlier, whatever comes. */
const laterOf = ({ from, hours = [] }: AskedSearch): Change => ({
  change: { ...ANYTIME, from },
  letGo: [...(hours.length > 0 ? [{ what: "hours" } as const] : []), { what: "days" }],
});
