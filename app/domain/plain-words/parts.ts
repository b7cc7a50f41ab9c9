import type { Position } from "~/domain/places/position";
import type { DayNumber } from "~/domain/time/days-and-moments";
import { daysAndHours } from "./days-and-hours";
import { hoursFrom } from "./lexicon";
import { ageWord, COMMON_NAMES, HOUSES, PLAIN_WORDS } from "./names-of-houses";
import { comingDays, IS_RANGE, splitTime, toldSpans, type WordSpan } from "./spans";
import { unwantedParts } from "./unwanted";
import type { TimeMeant } from "./when";
import { keyOfWords, textOf, type Word } from "./words";

export interface NamedPlace {
  /** Identifies it: "Bodø", "Sande, Holmestrand", "0450 Oslo". */
  name: string;
  position: Position;
  /** Of a region, or of several towns; a town's is the search's. */
  radiusKm?: number;
  /** Its name is known to all. */
  isLarge?: boolean;
}

/** What the reader asks of the rest: all by keys (see wordKey). */
export interface KnownNames {
  /** Of one to four words. */
  place(key: string): NamedPlace | null;
  /** A large town, or a kind, one slip away; null of what is known itself. */
  meant(key: string): string | null;
  /** A kind of event, a fact, a family of churches, a language. */
  isKind(key: string): boolean;
  /** By its own name, not by how it ends. */
  isNamedKind(key: string): boolean;
  /** The town of a house by its own name. */
  townOfHouse(key: string): NamedPlace | null;
}

/** Words of the sentence side by side; `to` is excluded. */
export type Part = { from: number; to: number } & (
  | { as: "small" }
  /** `town`: one is called so too; `at`: where the house of that name stands. */
  | { as: "word"; word: string; town?: NamedPlace; at?: NamedPlace }
  | { as: "not"; word: string }
  | { as: "when"; when: TimeMeant; word?: string; of?: readonly string[] }
  | { as: "place"; place: NamedPlace; isCommon?: boolean }
);

export type PlacePart = Extract<Part, { as: "place" }>;

const LONGEST_PLACE = 4;
const POSTCODE = /^\d{4}$/;

/** For each word that a part explains: what was said outright is more than what may be meant. */
const WORTH = {
  when: 3,
  place: 3,
  phrase: 2.8,
  house: 2.6,
  /** Of a small place without a preposition. */
  small_place: 2.25,
  /** "Ungdoms klubb". */
  joined: 2.1,
  kind: 2,
  compound: 1.9,
  /** Several that say nothing together. */
  said: 1.6,
  of_house: 1.5,
  small: 1,
  common: 0.6,
  word: 0.5,
  plain: 0.4,
  hint: 0.3,
};

export type Valued = { part: Part; worth: number };

const worthOf = (part: Part, each: number): Valued => ({ part, worth: each * (part.to - part.from) });

/** What is asked, and what the tables and the caller know of it. */
interface Sentence {
  words: readonly Word[];
  spans: readonly WordSpan[];
  today: DayNumber;
  known: KnownNames;
}

/** All that the words may mean, each with its worth: they overlap. */
export function possibleParts(words: readonly Word[], today: DayNumber, known: KnownNames): Valued[] {
  const sentence = { words, spans: toldSpans(words), today, known };
  const whens = daysAndHours(sentence.spans, today).map(({ from, to, meaning: { when, of } }): Valued => {
    // A longer reading of the same words is the better one.
    const worth = WORTH.when * (to - from) + 0.01 * (to - from) ** 2;
    return { part: { from, to, as: "when", when, of }, worth };
  });
  const readers = [orderAt, hoursAt, placesFrom, housesFrom, wordAt, unwantedFrom];
  return [
    ...whens,
    ...sentence.spans.flatMap((span) => toldParts(span, sentence)),
    ...words.flatMap((_, at) => readers.flatMap((read) => read(sentence, at))),
  ];
}

const ORDERS = new Set(["finn", "vis"]);

/** "Finn julekonsert", "vis konserter"; "Finn Kalvik" is a name. */
const orderAt = ({ words: [order, next], known }: Sentence, from: number): Valued[] =>
  from === 0 && order && next && ORDERS.has(order.key) && known.isKind(next.key)
    ? [worthOf({ from, to: 1, as: "small" }, WORTH.small)]
    : [];

const EARLIEST = 7;

/** "Søndag 11"; "19-21", but not "10-12 år". */
function hoursAt({ words, spans }: Sentence, from: number): Valued[] {
  const [first, last, next] = [words[from], words[from + 1], words[from + 2]];
  if (!first) return [];
  const [begin, end] = [Number(first.text), Number(last?.text)];
  const isOfDay = spans.some(({ to, meaning: { as } }) => to === from && (as === "weekday" || as === "day"));
  if (isOfDay && begin >= EARLIEST && begin < 24 && !/^\s?[./:–-]/.test(first.gap))
    return [worthOf({ from, to: from + 1, as: "when", when: { hours: [begin] } }, WORTH.when)];
  if (!IS_RANGE.test(first.gap) || !(begin >= EARLIEST && begin < end && end <= 24) || /^ar/.test(next?.key ?? ""))
    return [];
  return [worthOf({ from, to: from + 2, as: "when", when: { hours: hoursFrom(begin, end - 1) } }, WORTH.when)];
}

const SAY_LITTLE: ReadonlySet<string> = new Set(["which", "every", "relation", "clock", "not", "without"]);

/** What a span of the tables means by itself, but for days and hours. */
function toldParts({ from, to, meaning }: WordSpan, { words, today, known }: Sentence): Valued[] {
  const span = { from, to };
  if (meaning.as === "age") return [worthOf({ ...span, as: "word", word: ageWord(meaning.age) }, WORTH.kind)];
  if (meaning.as === "words") return [worthOf({ ...span, as: "word", word: meaning.words }, WORTH.phrase)];
  if (meaning.as === "small") return [worthOf({ ...span, as: "small" }, to - from > 1 ? WORTH.said : WORTH.small)];
  if (meaning.as === "in") return [worthOf({ ...span, as: "small" }, WORTH.small)];
  if (SAY_LITTLE.has(meaning.as)) return [{ part: { ...span, as: "small" }, worth: WORTH.common }];
  if (meaning.as !== "season" || !meaning.isWord) return [];
  const when = { days: comingDays(meaning.season, today) };
  const [own = "", behind] = [words[from]?.key, words[to]];
  const isOf = own.length > 3 && behind && isGatheringName(behind.key, known);
  return [
    // "Jul" alone may mean the days.
    worthOf({ ...span, as: "when", when }, WORTH.hint),
    ...(isOf ? [worthOf({ from, to: to + 1, as: "when", when, word: behind.text }, WORTH.compound)] : []),
  ];
}

const isIn = ({ spans }: Sentence, at: number, ...names: string[]) =>
  spans.some(({ from, to, meaning }) => from <= at && at < to && names.includes(meaning.as));

function placesFrom(sentence: Sentence, from: number): Valued[] {
  const { words, spans, known } = sentence;
  const ins = spans.filter(({ meaning: { as } }) => as === "in");
  return Array.from({ length: LONGEST_PLACE }, (_, more) => from + more + 1).flatMap((to) => {
    const key = keyOfWords(words.slice(from, to));
    const place = to <= words.length && (known.place(key) ?? largeOf(known.place(key.replace(" ", ""))));
    if (!place) return [];
    const length = to - from;
    const isHouse = HOUSES.has(words[to]?.key ?? "");
    const isAlone = words.every(
      (_, at) => (from <= at && at < to) || isIn(sentence, at, "small") || ins.some((span) => span.from === at),
    );
    const isCommon = length === 1 && (isCommonName(key, known) || POSTCODE.test(key));
    const isWord = isCommon && !POSTCODE.test(key) && (!isAlone || known.isNamedKind(key));
    const asWord = PLAIN_WORDS.has(key) || known.isNamedKind(key) ? WORTH.plain : WORTH.common;
    const asPlace = place.isLarge || isAlone || length > 1 ? WORTH.place : WORTH.small_place;
    const worth = isHouse ? WORTH.of_house : isWord ? asWord : asPlace;
    const part: Part = { from, to, as: "place", place, isCommon };
    // "Nå" is a village, too; "Tretten" is nothing but a number beside it.
    const isCounted = spans.some((span) => span.from === to && span.meaning.as === "unit");
    const isSaid = spans.some(
      (span) => span.from === from && span.to === to && (span.meaning.as !== "number" || isCounted),
    );
    const alone = isAlone || length > 1 || !isSaid ? [worthOf(part, worth)] : [];
    const behind = isHouse ? [] : ins.filter((span) => span.to === from);
    return [
      ...alone,
      ...behind.map((before): Valued => {
        const whole = worthOf({ from: before.from, to, as: "place", place }, WORTH.place);
        return { ...whole, worth: whole.worth + 1 };
      }),
    ];
  });
}

/** "Lilleham mer", as a phone hears it. */
const largeOf = (place: NamedPlace | null): NamedPlace | null => (place?.isLarge ? place : null);

/** A word as it is, with the next ("trille tur"), or with the day that it begins with ("julaftensmesse"). */
function wordAt({ words, today, known }: Sentence, from: number): Valued[] {
  const [word, next] = [words[from], words[from + 1]];
  if (!word) return [];
  const span = { from, to: from + 1 };
  const town = isCommonName(word.key, known) ? known.place(word.key) : null;
  const split = splitTime(word.key, today, (key) => isGatheringName(key, known));
  return [
    worthOf(
      { ...span, as: "word", word: word.text, ...(town && { town }) },
      known.isKind(word.key) ? WORTH.kind : WORTH.word,
    ),
    ...(next && known.isNamedKind(word.key + next.key)
      ? [worthOf({ from, to: from + 2, as: "word", word: word.text + next.text }, WORTH.joined)]
      : []),
    ...(split
      ? [
          worthOf(
            { ...span, as: "when", when: { days: split.days }, word: split.rest },
            split.isSure ? WORTH.when : WORTH.compound,
          ),
        ]
      : []),
  ];
}

const unwantedFrom = (sentence: Sentence, from: number): Valued[] =>
  unwantedParts(sentence, from).map((part) => worthOf(part, part.as === "small" ? WORTH.place : WORTH.phrase));

const LONGEST_HOUSE = 3;
const CAPITAL = /^\p{Lu}/u;

/** "Sagene kirke", "Vår Frue kirke": a name, and what kind of house it is. */
function housesFrom(sentence: Sentence, from: number): Valued[] {
  const { words, known } = sentence;
  const found: Valued[] = [];
  for (let to = from + 1; to <= from + LONGEST_HOUSE && to < words.length; to++) {
    const name = words.slice(from, to);
    if (isIn(sentence, to - 1, "small", "in") || known.isKind(name.at(-1)?.key ?? "")) break;
    const place = known.place(keyOfWords(name));
    const isName = name.length === 1 || place !== null || name.every(({ text }) => CAPITAL.test(text));
    if (!isName || !HOUSES.has(words[to]?.key ?? "")) continue;
    const word = textOf(words.slice(from, to + 1));
    found.push(worthOf({ from, to: to + 1, as: "word", word, ...(place && { at: place }) }, WORTH.house));
  }
  const word = words[from];
  const own = word && known.townOfHouse(word.key);
  return own ? [...found, worthOf({ from, to: from + 1, as: "word", word: word.text, at: own }, WORTH.house)] : found;
}

const isCommonName = (key: string, known: KnownNames): boolean => COMMON_NAMES.has(key) || known.isNamedKind(key);

const isGatheringName = (key: string, known: KnownNames): boolean => known.isKind(key) && !HOUSES.has(key);
