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

/** The likeliest first. Pure; of 200 characters under a millisecond. */
export function readings(sentence: string, today: DayNumber, known: KnownNames): SentenceReading[] {
  const words = cutIntoWords(sentence).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const [likeliest, ...others] = readingsOf(sentence, words, { today, known });
  // Some words of a time are less than all of them: "fra 10. til 14." is not "fra 10.".
  const isSameTime = ({ time }: SentenceReading) =>
    !time || !likeliest?.time || JSON.stringify(time) === JSON.stringify(likeliest.time);
  const typed = likeliest ? [likeliest, ...others.filter(isSameTime)] : [];
  const mended = mendedReading(sentence, words, typed[0], { today, known });
  const found = [...typed, ...(mended ? [mended] : [])];
  const seen = new Set<string>();
  return found.filter(({ query, not, place, time }) => {
    const key = JSON.stringify([query, not, place, time]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Where words that say nothing are one slip from what says something. */
function mendedReading(
  sentence: string,
  words: readonly Word[],
  typed: SentenceReading | undefined,
  given: { today: DayNumber; known: KnownNames },
): SentenceReading | null {
  const plain = foundWords(typed);
  const mended = words.map((word, at) => (plain.has(at) ? mendedWord(word, given.known) : word));
  const isMended = (at: number) => mended[at] !== words[at];
  const [tried] = mended.some((_, at) => isMended(at)) ? readingsOf(sentence, mended, given) : [];
  if (!tried) return null;
  const left = foundWords(tried);
  const kept = mended.map((word, at) => (left.has(at) && !given.known.isKind(word.key) ? words[at]! : word));
  if (kept.every((word, at) => word === words[at])) return null;
  const [reading] = readingsOf(sentence, kept, given);
  return reading ? { ...reading, meant: textOf(kept) } : null;
}

/** Where words are to be found as they are. */
const foundWords = (reading: SentenceReading | undefined): ReadonlySet<number> =>
  new Set((reading?.parts ?? []).flatMap(({ as, from, to }) => (as === "word" && to - from === 1 ? [from] : [])));

function mendedWord(word: Word, known: KnownNames): Word {
  if (HOUSES.has(word.key) || known.place(word.key) || known.isNamedKind(word.key)) return word;
  const meant = timeMeant(word.key) ?? (isTold(word.key) ? null : known.meant(word.key));
  return meant === null ? word : { ...word, text: meant, key: wordKey(meant) };
}

function readingsOf(
  sentence: string,
  words: readonly Word[],
  { today, known }: { today: DayNumber; known: KnownNames },
): SentenceReading[] {
  const parts = possibleParts(words, today, known);
  return bestReadings(parts, words.length).map((chosen) => readingOf(sentence, words, chosen, today));
}

function readingOf(
  sentence: string,
  words: readonly Word[],
  parts: readonly Part[],
  today: DayNumber,
): SentenceReading {
  const query = parts.flatMap((part) => ("word" in part && part.as !== "not" ? (part.word ?? []) : []));
  const not = parts.flatMap((part) => (part.as === "not" ? [part.word] : []));
  const place = commonPlace(parts.flatMap((part) => (part.as === "place" ? [part.place] : [])));
  const said = parts.flatMap((part) => (part.as === "when" ? [part] : []));
  // The season in "julekonsert" says less than a day beside it.
  const isDated = said.some(({ word, when }) => word === undefined && (when.days ?? when.weekday) !== undefined);
  const whens = said.flatMap(({ word, when }) => (word !== undefined && isDated ? [] : [when]));
  return {
    sentence,
    words,
    parts,
    query: [...new Set(query)].join(" "),
    not,
    place,
    time: together(whens, today),
    meant: null,
  };
}
