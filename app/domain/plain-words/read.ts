import type { DayNumber } from "~/domain/time/days-and-moments";
import { bestReadings, commonPlace } from "./best-readings";
import { HOUSES } from "./names-of-houses";
import { type KnownNames, type NamedPlace, type Part, possibleParts } from "./parts";
import { isTold, timeMeant } from "./spans";
import { type Time, together } from "./when";
import { cutIntoWords, textOf, type Word, wordKey } from "./words";

/** One way to understand the whole sentence: every word is in one of its parts. */
export interface SentenceReading {
  sentence: string;
  words: readonly Word[];
  parts: readonly Part[];
  /** What is left to be found as words. */
  query: string;
  /** What must not be found. */
  not: readonly string[];
  place: NamedPlace | null;
  time: Time | null;
  /** The sentence with what is meant instead of slips; null without them. */
  meant: string | null;
}

const MOST_WORDS = 40;

interface Given {
  sentence: string;
  today: DayNumber;
  known: KnownNames;
}

/** The likeliest first. Pure; of 200 characters under a millisecond. */
export function readings(sentence: string, today: DayNumber, known: KnownNames): SentenceReading[] {
  const given = { sentence, today, known };
  const words = cutIntoWords(sentence).slice(0, MOST_WORDS);
  const [likeliest, ...others] = readingsOf(words, given);
  if (!likeliest) return [];
  // Some words of a time are less than all of them: "fra 10. til 14." is not "fra 10.".
  const isSameTime = ({ time }: SentenceReading) =>
    !time || !likeliest.time || JSON.stringify(time) === JSON.stringify(likeliest.time);
  const found = [likeliest, ...others.filter(isSameTime), ...mendedReading(words, likeliest, given)];
  const seen = new Set<string>();
  return found.filter(({ query, not, place, time }) => {
    const key = JSON.stringify([query, not, place, time]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Where words that say nothing are one slip from what says something. */
function mendedReading(words: readonly Word[], { parts }: SentenceReading, given: Given): SentenceReading[] {
  const plain = new Set(parts.flatMap(({ as, from, to }) => (as === "word" && to - from === 1 ? [from] : [])));
  const mended = words.map((word, at) => (plain.has(at) ? mendedWord(word, given.known) : word));
  if (mended.every((word, at) => word === words[at])) return [];
  const [reading] = readingsOf(mended, given);
  return reading ? [{ ...reading, meant: textOf(mended) }] : [];
}

function mendedWord(word: Word, known: KnownNames): Word {
  if (HOUSES.has(word.key) || known.place(word.key) || known.isNamedKind(word.key)) return word;
  const meant = timeMeant(word.key) ?? (isTold(word.key) ? null : known.meant(word.key));
  return meant === null ? word : { ...word, text: meant, key: wordKey(meant) };
}

const readingsOf = (words: readonly Word[], { sentence, today, known }: Given): SentenceReading[] =>
  bestReadings(possibleParts(words, today, known), words.length)
    .filter((parts) => parts.length > 0)
    .map((parts) => ({ sentence, words, parts, ...meaningOf(parts, today), meant: null }));

function meaningOf(parts: readonly Part[], today: DayNumber) {
  const query = parts.flatMap((part) => ("word" in part && part.as !== "not" ? (part.word ?? []) : []));
  const said = parts.flatMap((part) => (part.as === "when" ? [part] : []));
  // The season in "julekonsert" says less than a day beside it.
  const isDated = said.some(({ word, when }) => word === undefined && (when.days ?? when.weekday) !== undefined);
  const whens = said.flatMap(({ word, when }) => (word !== undefined && isDated ? [] : [when]));
  return {
    query: [...new Set(query)].join(" "),
    not: parts.flatMap((part) => (part.as === "not" ? [part.word] : [])),
    place: commonPlace(parts.flatMap((part) => (part.as === "place" ? [part.place] : []))),
    time: together(whens, today),
  };
}
