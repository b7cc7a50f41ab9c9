import type { Position } from "~/domain/places/position";
import type { DayNumber } from "~/domain/time/days-and-moments";
import { daysAndHours } from "./days-and-hours";
import { ageWord, COMMON_NAMES, HOUSES, PLAIN_WORDS } from "./names-of-houses";
import { ruled } from "./rule";
import { isTold, type WordSpan, splitTime, timeMeant, toldSpans } from "./spans";
import { type Time, together, type TimeMeant } from "./when";
import { RULES } from "./when-rules";
import { wordKey, type Word, cutIntoWords } from "./words";

export interface NamedPlace {
  /** Identifies it: "Bodø", "Sande, Holmestrand", "0450 Oslo". */
  name: string;
  position: Position;
  /** Of a region; a town's is the search's. */
  radiusKm?: number;
}

/** What the reader asks of the rest: all by keys (see wordKey). */
export interface KnownNames {
  /** Of one to four words. */
  place(key: string): NamedPlace | null;
  /** A large town, or a kind, one slip away; null of what is known itself. */
  meant(key: string): string | null;
  /** A kind of event, a fact, a family of churches, a language. */
  isKind(key: string): boolean;
}

/** Words of the sentence side by side; `to` is excluded. */
export type Part = { from: number; to: number } & (
  | { as: "small" }
  /** `town`: one is called so too. */
  | { as: "word"; word: string; town?: NamedPlace }
  | { as: "when"; when: TimeMeant; word?: string; of?: readonly string[] }
  | { as: "place"; place: NamedPlace; isCommon?: boolean }
);

/** One way to understand the whole sentence: every word is in one of its parts. */
export interface SentenceReading {
  sentence: string;
  words: readonly Word[];
  parts: readonly Part[];
  /** What is left to be found as words. */
  query: string;
  place: NamedPlace | null;
  time: Time | null;
  /** The sentence with what is meant instead of slips; null without them. */
  meant: string | null;
}

const MOST_READINGS = 3;
const MOST_WORDS = 40;
const LONGEST_PLACE = 4;

/** For each word that a part explains: what was said outright is more than what may be meant. */
const WORTH = {
  when: 3,
  place: 3,
  kind: 2,
  house: 2.6,
  phrase: 2.8,
  small: 1,
  compound: 1.9,
  word: 0.5,
  common: 0.6,
  plain: 0.4,
  hint: 0.3,
};

type Valued = { part: Part; worth: number };

/** The likeliest first. Pure; of 200 characters under a millisecond. */
export function readings(sentence: string, today: DayNumber, known: KnownNames): SentenceReading[] {
  const words = cutIntoWords(sentence).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const mended = words.map((word) => mendedWord(word, known));
  const meant = mended.some((word, nth) => word !== words[nth]) ? textOf(mended) : null;
  const found = [
    ...readingsOf(sentence, words, { today, known }),
    ...(meant === null
      ? []
      : readingsOf(sentence, mended, { today, known })
          .slice(0, 1)
          .map((one) => ({ ...one, meant }))),
  ];
  const seen = new Set<string>();
  return found.filter(({ query, place, time }) => {
    const key = JSON.stringify([query, place, time]);
    return !seen.has(key) && seen.add(key);
  });
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");

function mendedWord(word: Word, known: KnownNames): Word {
  if (known.place(word.key)) return word;
  const meant = timeMeant(word.key) ?? (isTold(word.key) ? null : known.meant(word.key));
  return meant === null ? word : { ...word, text: meant, key: wordKey(meant) };
}

function readingsOf(
  sentence: string,
  words: readonly Word[],
  { today, known }: { today: DayNumber; known: KnownNames },
): SentenceReading[] {
  const parts = partsOf(words, today, known);
  return cheapest(parts, words.length).map((chosen) => readingOf(sentence, words, chosen, today));
}

function partsOf(words: readonly Word[], today: DayNumber, known: KnownNames): Valued[] {
  const spans = toldSpans(words);
  const valued: Valued[] = daysAndHours(spans, today).map(({ from, to, meaning: { when, of } }) => ({
    part: { from, to, as: "when", when, of },
    // A longer reading of the same words is the better one.
    worth: WORTH.when * (to - from) + 0.01 * (to - from),
  }));
  valued.push(...smallParts(spans), ...placeParts(words, spans, known));
  for (let at = 0; at < words.length; at++) valued.push(...wordParts(words, at, { spans, today, known }));
  return valued;
}

const smallParts = (spans: readonly WordSpan[]): Valued[] =>
  spans.flatMap(({ from, to, meaning: { as } }) => {
    const part: Part = { from, to, as: "small" };
    if (as === "small" || as === "in") return [{ part, worth: WORTH.small * (to - from) }];
    return as === "which" || as === "every" || as === "relation" || as === "clock" ? [{ part, worth: 0.6 }] : [];
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
      const place = known.place(key);
      if (!place) continue;
      const length = to - from;
      const isHouse = HOUSES.has(words[to]?.key ?? "");
      const isAlone = words.every((_, at) => (from <= at && at < to) || isSmall(at) || ins.some((s) => s.from === at));
      const isCommon = length === 1 && isCommonName(key, known);
      const isWord = isCommon && (!isAlone || known.isKind(key));
      const asWord = PLAIN_WORDS.has(key) || known.isKind(key) ? WORTH.plain : WORTH.common;
      const worth = isHouse ? WORTH.kind - 0.5 : isWord ? asWord : WORTH.place;
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
  if (HOUSES.has(words[to]?.key ?? "") && !isKind)
    valued.push({
      part: { from, to: to + 1, as: "word", word: `${word.text} ${words[to]!.text}` },
      worth: WORTH.house * 2,
    });
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
    if (meaning.as === "season" && meaning.isWord)
      valued.push({ part: { from, to: span.to, as: "when", when: hintOf(spans, at, today) ?? {} }, worth: WORTH.hint });
  }
  const split = splitTime(word.key, today, known.isKind);
  if (split)
    valued.push({
      part: { from, to, as: "when", when: { days: split.days }, word: split.rest },
      worth: split.isSure ? WORTH.when : WORTH.compound,
    });
  return valued;
}

const isCommonName = (key: string, known: KnownNames): boolean => COMMON_NAMES.has(key) || known.isKind(key);

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

/** The best ways to lay parts side by side over all words. */
function cheapest(valued: readonly Valued[], length: number): Part[][] {
  const best: { worth: number; parts: Part[] }[][] = Array.from({ length: length + 1 }, () => []);
  best[0] = [{ worth: 0, parts: [] }];
  for (let at = 0; at < length; at++) {
    const ways = best[at]!.sort((a, b) => b.worth - a.worth).slice(0, MOST_READINGS);
    for (const { part, worth } of valued) {
      if (part.from !== at) continue;
      for (const way of ways) {
        if (part.as === "place" && way.parts.some(({ as }) => as === "place")) continue;
        best[part.to]!.push({ worth: way.worth + worth, parts: [...way.parts, part] });
      }
    }
  }
  return best[length]!.sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_READINGS)
    .map(({ parts }) => parts);
}

function readingOf(
  sentence: string,
  words: readonly Word[],
  parts: readonly Part[],
  today: DayNumber,
): SentenceReading {
  const query = parts.flatMap((part) => ("word" in part && part.word !== undefined ? [part.word] : [])).join(" ");
  const place = parts.flatMap((part) => (part.as === "place" ? [part.place] : []))[0] ?? null;
  const said = parts.flatMap((part) => (part.as === "when" ? [part.when] : []));
  return { sentence, words, parts, query, place, time: together(said, today), meant: null };
}
