import type { Position } from "~/domain/places/position";
import type { DayNumber } from "~/domain/time/days-and-moments";
import { daysAndHours } from "./days-and-hours";
import { hoursFrom } from "./lexicon";
import { ageWord, COMMON_NAMES, HOUSES, PLAIN_WORDS } from "./names-of-houses";
import { ruled } from "./rule";
import { comingDays, IS_RANGE, isTold, splitTime, toldSpans, type WordSpan } from "./spans";
import { unwantedParts } from "./unwanted";
import type { TimeMeant } from "./when";
import { RULES } from "./when-rules";
import { textOf, type Word } from "./words";

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
  kind: 2,
  house: 2.6,
  phrase: 2.8,
  small: 1,
  /** Several that say nothing together. */
  said: 1.6,
  compound: 1.9,
  word: 0.5,
  common: 0.6,
  /** Of a small place without a preposition. */
  small_place: 2.25,
  plain: 0.4,
  hint: 0.3,
};

export type Valued = { part: Part; worth: number };

/** All that the words may mean, each with its worth: they overlap. */
export function possibleParts(words: readonly Word[], today: DayNumber, known: KnownNames): Valued[] {
  const spans = toldSpans(words);
  const valued: Valued[] = daysAndHours(spans, today).map(({ from, to, meaning: { when, of } }) => ({
    part: { from, to, as: "when", when, of },
    // A longer reading of the same words is the better one.
    worth: WORTH.when * (to - from) + 0.01 * (to - from) ** 2,
  }));
  valued.push(...smallParts(spans), ...placeParts(words, spans, known));
  for (let at = 0; at < words.length; at++) valued.push(...hoursAt(words, at));
  for (let at = 0; at < words.length; at++) valued.push(...wordParts(words, at, { spans, today, known }));
  return valued;
}

const EARLIEST = 7;

/** "19-21", but not "10-12 år". */
function hoursAt(words: readonly Word[], from: number): Valued[] {
  const [first, last, next] = [words[from]!, words[from + 1], words[from + 2]];
  const [begin, end] = [Number(first.text), Number(last?.text)];
  if (!IS_RANGE.test(first.gap) || !(begin >= EARLIEST && begin < end && end <= 24) || /^ar/.test(next?.key ?? ""))
    return [];
  const when = { hours: hoursFrom(begin, end - 1) };
  return [{ part: { from, to: from + 2, as: "when", when }, worth: WORTH.when * 2 }];
}

const SAY_LITTLE: ReadonlySet<string> = new Set(["which", "every", "relation", "clock", "not", "without"]);

const smallParts = (spans: readonly WordSpan[]): Valued[] =>
  spans.flatMap(({ from, to, meaning: { as } }) => {
    const part: Part = { from, to, as: "small" };
    if (as === "small") return [{ part, worth: (to - from > 1 ? WORTH.said : WORTH.small) * (to - from) }];
    if (as === "in") return [{ part, worth: WORTH.small * (to - from) }];
    return SAY_LITTLE.has(as) ? [{ part, worth: WORTH.common }] : [];
  });

function placeParts(words: readonly Word[], spans: readonly WordSpan[], known: KnownNames): Valued[] {
  const isSmall = (at: number) => spans.some((s) => s.from <= at && at < s.to && s.meaning.as === "small");
  const ins = spans.filter(({ meaning: { as } }) => as === "in");
  const found: Valued[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PLACE); to++) {
      const key = words
        .slice(from, to)
        .map((word) => word.key)
        .join(" ");
      const place = known.place(key) ?? largeOf(known.place(key.replace(" ", "")));
      if (!place) continue;
      const length = to - from;
      const isHouse = HOUSES.has(words[to]?.key ?? "");
      const isAlone = words.every((_, at) => (from <= at && at < to) || isSmall(at) || ins.some((s) => s.from === at));
      const isCommon = length === 1 && (isCommonName(key, known) || POSTCODE.test(key));
      const isWord = isCommon && !POSTCODE.test(key) && (!isAlone || known.isKind(key));
      const asWord = PLAIN_WORDS.has(key) || known.isKind(key) ? WORTH.plain : WORTH.common;
      const asPlace = place.isLarge || isAlone || length > 1 ? WORTH.place : WORTH.small_place;
      const worth = isHouse ? WORTH.kind - 0.5 : isWord ? asWord : asPlace;
      // "Nå" is a village, too.
      if (isAlone || length > 1 || !isTold(key))
        found.push({ part: { from, to, as: "place", place, isCommon }, worth: worth * length });
      if (isHouse) continue;
      for (const before of ins.filter((s) => s.to === from))
        found.push({
          part: { from: before.from, to, as: "place", place },
          worth: WORTH.place * (to - before.from) + 1,
        });
    }
  }
  return found;
}

/** "Lilleham mer", as a phone hears it. */
const largeOf = (place: NamedPlace | null): NamedPlace | null => (place?.isLarge ? place : null);

function wordParts(
  words: readonly Word[],
  at: number,
  { spans, today, known }: { spans: readonly WordSpan[]; today: DayNumber; known: KnownNames },
): Valued[] {
  const word = words[at]!;
  const [from, to] = [at, at + 1];
  const isKind = known.isKind(word.key);
  const valued: Valued[] = [
    {
      part: { from, to, as: "word", word: word.text, ...townOf(word.key, known) },
      worth: isKind ? WORTH.kind : WORTH.word,
    },
  ];
  valued.push(...houseParts(words, at, spans, known));
  for (const part of unwantedParts(words, at, { spans, isKind: (key) => known.isKind(key) }))
    valued.push({ part, worth: WORTH.phrase * (part.to - part.from) });
  const next = words[to];
  if (next && known.isNamedKind(word.key + next.key))
    valued.push({ part: { from, to: to + 1, as: "word", word: word.text + next.text }, worth: WORTH.compound * 2 });
  for (const span of spans) {
    if (span.from !== at) continue;
    const { meaning } = span;
    if (meaning.as === "age")
      valued.push({ part: { from, to: span.to, as: "word", word: ageWord(meaning.age) }, worth: WORTH.kind * 2 });
    if (meaning.as === "words")
      valued.push({
        part: { from, to: span.to, as: "word", word: meaning.words },
        worth: WORTH.phrase * (span.to - from),
      });
    const behind = words[span.to];
    if (
      meaning.as === "season" &&
      meaning.isWord &&
      word.key.length > 3 &&
      behind &&
      isGatheringName(behind.key, known)
    )
      valued.push({
        part: {
          from,
          to: span.to + 1,
          as: "when",
          when: { days: comingDays(meaning.season, today) },
          word: behind.text,
        },
        worth: WORTH.compound * (span.to + 1 - from),
      });
    if (meaning.as === "season" && meaning.isWord)
      valued.push({ part: { from, to: span.to, as: "when", when: hintOf(spans, at, today) ?? {} }, worth: WORTH.hint });
  }
  const split = splitTime(word.key, today, (key) => isGatheringName(key, known));
  if (split)
    valued.push({
      part: { from, to, as: "when", when: { days: split.days }, word: split.rest },
      worth: split.isSure ? WORTH.when : WORTH.compound,
    });
  return valued;
}

const LONGEST_HOUSE = 3;
const CAPITAL = /^\p{Lu}/u;

/** "Sagene kirke", "Vår Frue kirke": a name, and what kind of house it is. */
function houseParts(words: readonly Word[], from: number, spans: readonly WordSpan[], known: KnownNames): Valued[] {
  const isSmall = (at: number) =>
    spans.some((span) => span.from <= at && at < span.to && (span.meaning.as === "small" || span.meaning.as === "in"));
  const found: Valued[] = [];
  for (let to = from + 1; to <= from + LONGEST_HOUSE && to < words.length; to++) {
    const name = words.slice(from, to);
    if (isSmall(to - 1) || known.isKind(name.at(-1)!.key)) break;
    const key = name.map((word) => word.key).join(" ");
    const place = known.place(key);
    const isName = name.length === 1 || place !== null || name.every(({ text }) => CAPITAL.test(text));
    if (!isName || !HOUSES.has(words[to]!.key)) continue;
    const word = textOf([...name, words[to]!]);
    const part: Part = { from, to: to + 1, as: "word", word, ...(place && { at: place }) };
    found.push({ part, worth: WORTH.house * (to + 1 - from) });
  }
  const own = known.townOfHouse(words[from]!.key);
  const { text: word } = words[from]!;
  if (own) found.push({ part: { from, to: from + 1, as: "word", word, at: own }, worth: WORTH.house });
  return found;
}

const isCommonName = (key: string, known: KnownNames): boolean => COMMON_NAMES.has(key) || known.isKind(key);

const isGatheringName = (key: string, known: KnownNames): boolean => known.isKind(key) && !HOUSES.has(key);

function townOf(key: string, known: KnownNames): { town?: NamedPlace } {
  const town = isCommonName(key, known) ? known.place(key) : null;
  return town ? { town } : {};
}

/** "Jul" alone may mean the days. */
function hintOf(spans: readonly WordSpan[], at: number, today: DayNumber): TimeMeant | null {
  const told = spans.filter(({ from, meaning: { as } }) => from === at && as === "season");
  const asSaid = told.map((span) => ({ ...span, meaning: { ...span.meaning, isWord: false } as WordSpan["meaning"] }));
  return ruled(RULES, asSaid, today)[0]?.meaning.when ?? null;
}
