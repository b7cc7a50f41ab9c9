import type { SentenceReading } from "~/domain/plain-words/read";
import { groupsOf } from "~/domain/values";
import { type AskedSearch, baseOf, closely, isAround, type SearchAttempt, searchOf, dayLimit } from "./asked";
import { atAnyHour, FAR_KM, isOfDays, loosened, withoutBounds } from "./let-go";
import { DEFAULT_RADIUS_KM } from "./limits";
import { wordsSearched } from "./words";

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
  const isClose = ({ letGo }: SearchAttempt<Search>) =>
    letGo.every((one) => one.what === "hours" || (one.what === "circle" && one.km <= FAR_KM));
  const mended = readings.find(({ meant }) => meant !== null);
  // "Julemesse" is rather a mass at Christmas a little farther away than a bazaar in January.
  const ofSeason = readings.find(
    ({ time, parts }) => time && !first.time && parts.some((part) => part.as === "when" && part.word),
  );
  const isNear = ({ letGo }: SearchAttempt<Search>) =>
    letGo.every((one) => one.what === "circle" && one.km <= DEFAULT_RADIUS_KM);
  return [
    ...whole(readings.filter((reading) => !isElsewhere(reading) && !isAnytime(reading))),
    ...otherDays(search, first),
    ...loose.filter(isClose),
    ...(ofSeason ? loosened(search, ofSeason).filter(isNear) : []),
    ...whole(readings.filter((reading) => isElsewhere(reading) && !isAnytime(reading))),
    ...(mended ? loosened(search, mended) : []),
    ...loose.filter((attempt) => !isClose(attempt)),
    ...whole(readings.filter(isAnytime)),
  ];
}

/** What the same words may mean as well: of today's weekday the next. */
function otherDays<Search extends AskedSearch>(search: Search, reading: SentenceReading): SearchAttempt<Search>[] {
  const base = baseOf(search, reading);
  const days = reading.time?.or;
  if (!days || search.when || search.from || search.to) return [];
  const asked = { ...base, from: dayLimit(days[0]), to: dayLimit(days[1]) };
  return [{ search: closely(asked), reading, letGo: [{ what: "days", instead: days }] }];
}

function wholeOf<Search extends AskedSearch>(search: Search, reading: SentenceReading): SearchAttempt<Search>[] {
  const close = closely(search);
  return [
    { search: close, reading, letGo: [] },
    ...(close === search ? [] : [{ search, reading, letGo: [{ what: "inside" } as const] }]),
  ];
}

/** What is asked about in turn. */
export interface Step<Search> {
  search: Search;
  /** Its place in the list of attempts; null of what only tells whether the others of a group can find anything. */
  attempt: number | null;
  /** From 1; where there is nothing of one of them, this is not asked about. */
  groups: number[];
  /** The group that it tells of; 0: of none. */
  tells: number;
}

/** The same, in whatever order its fields were changed. */
const keyOf = (search: AskedSearch): string =>
  JSON.stringify(
    Object.entries(search)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Fewer are as well asked about each by itself. */
const SMALLEST_GROUP = 3;

/** As many as a number has bits for. */
const MOST_GROUPS = 40;

/** Of fewer words halves are found as a rule. */
const FEWEST_HALVED = 6;

/**
 * The attempts, and before those of the same words near the same place, whether there is anything of them at all; before
 * those of the same days, whether there is anything then; before those of many words that share a half of them, of it.
 */
export function stepsOf<Search extends AskedSearch>(
  attempts: readonly Omit<SearchAttempt<Search>, "reading">[],
): Step<Search>[] {
  const halves = halvesOf(wordsSearched(attempts[0]?.search.q ?? ""));
  const gates = attempts.map(({ search, letGo }) => {
    const words = new Set(wordsSearched(search.q));
    const shared = halves.filter((half) => half.every((word) => words.has(word)));
    const bounds = letGo.length === 0 ? [] : [withoutBounds(search), ...(isOfDays(search) ? [atAnyHour(search)] : [])];
    return [
      ...shared.map((half) => ({ ...withoutBounds(search), q: half.join(" "), anyOf: [], reach: undefined })),
      ...bounds,
    ].map((gate, at) => ({ gate, key: keyOf(gate), isHalf: at < shared.length }));
  });
  const large = [...groupsOf(gates.flat(), ({ key }) => key)].filter(([, same]) => same.length >= SMALLEST_GROUP);
  const known = large.slice(0, MOST_GROUPS).map(([key]) => key);
  const told = new Set<number>();
  return attempts.flatMap(({ search }, attempt): Step<Search>[] => {
    const steps: Step<Search>[] = [];
    const groups: number[] = [];
    for (const { gate, key, isHalf } of gates[attempt] ?? []) {
      const tells = known.indexOf(key) + 1;
      if (tells === 0) continue;
      if (!told.has(tells)) steps.push({ search: gate, attempt: null, groups: isHalf ? [] : [...groups], tells });
      told.add(tells);
      groups.push(tells);
    }
    return [...steps, { search, attempt, groups, tells: 0 }];
  });
}

function halvesOf(words: readonly string[]): string[][] {
  if (words.length < FEWEST_HALVED) return [];
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle), words.slice(middle)];
}
