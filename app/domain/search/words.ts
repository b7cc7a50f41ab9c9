import { EVENT_TYPES, type EventType } from "~/domain/events/types";
import { hoursByWeekday } from "~/domain/plain-words/hours-of-week";
import { COMMON_NAMES, PLAIN_WORDS } from "~/domain/plain-words/names-of-houses";
import { foldedWords } from "~/domain/text/fold";
import type { DayNumber } from "~/domain/time/days-and-moments";
import { remembered } from "~/domain/values";
import { cellFacet, dayFacet, hourFacet, isFacet, typeFacet, weekdayFacet } from "./facets";
import { factTokens, type WantedFacts } from "./fact-facets";
import { otherForms } from "./families";
import { namedBy } from "./names";

const MAX_TERMS = 8;
const MAX_TERM_LENGTH = 40;

/** Of a search, so that its statements stay small. */
const MAX_PHRASES = 40;

/** Two spaces precede every word and one follows the last: beginnings and ends of words are seen in the text. */
export function searchText(...parts: (string | null | undefined)[]): string {
  const words = parts.flatMap((part) => (part ? foldedWords(part) : [])).map(notFacet);
  return words.map((word) => `  ${word}`).join("") + (words.length > 0 ? " " : "");
}

/** Each once. The s of "children's choir" is no word. */
const typedWords = (query: string): string[] =>
  [...new Set(foldedWords(query.replace(/(?<=\p{L})['’]s(?!\p{L})/giu, "")))].slice(0, MAX_TERMS);

/** "Church service", "brass band": one of the words says it. */
const SAYS_NO_MORE =
  /\b(?:church|sunday|worship)\s(?=services?\b)|\bholy\s(?=mass|communion)|(?<=\bbible)\sstudy\b|(?<=\bbrass)\sband\b/gi;

/**
 * Three letters or more match anywhere in a word, shorter ones at its beginning. Null when nothing was typed; empty
 * when nothing typed can be searched for.
 */
export function searchPhrases(query: string): string[] | null {
  if (query.trim() === "") return null;
  return typedWords(query).map(phraseOf);
}

/** A word that is written as a facet is, gets a sign more. */
const notFacet = (word: string): string => (isFacet(word) ? `${word}_` : word);

function phraseOf(typed: string): string {
  const word = notFacet(typed);
  const letters = [...word].slice(0, MAX_TERM_LENGTH);
  return letters.join("").padStart(word.length + Math.max(0, 3 - letters.length), " ");
}

/** Each must be found, in one way or another. */
export const wordsSearched = (query: string): string[] => typedWords(query.replace(SAYS_NO_MORE, ""));

/**
 * One phrase of each word must be found, in any spelling (see families.ts), or a token of what it names (see names.ts);
 * null and empty as in searchPhrases.
 */
export function searchTerms(query: string): string[][] | null {
  if (query.trim() === "") return null;
  const words = wordsSearched(query);
  const most = Math.floor(MAX_PHRASES / Math.max(1, words.length));
  return words.map((word) => widest([phraseOf(word), ...namedBy(word), ...otherForms(word)].slice(0, most)));
}

/** The ways to write any of the words. */
export const anyTerm = (words: readonly string[]): string[] =>
  widest([...new Set(words.flatMap((word) => closeTerms(word)?.[0] ?? []))].slice(0, MAX_PHRASES));

/** Further words leave little to chance. */
const MOST_CLOSE = 3;
const CLOSE_ENDINGS = ["", ..."en et a er ene".split(" ")];

/**
 * As searchTerms(), but words of three or four letters only where they are words, or end one ("kor" in "barnekoret"),
 * and those of four where they begin one: inside of others they are chance ("kort", "persongruppe").
 */
export function closeTerms(query: string): string[][] | null {
  const terms = searchTerms(query);
  return terms && terms.length <= MOST_CLOSE ? terms.map((phrases) => phrases.flatMap(closePhrases)) : terms;
}

/** Of longer words those that begin others by chance: "middagsbønn", "kveldsmesse". */
const IS_SHORT = /^(?:[\p{L}\p{N}]{3,4}|middag|kveld)$/u;
/** As phraseOf() writes them: where a word begins. */
const IS_SHORTEST = /^ +\p{L}{2}$/u;

function closePhrases(phrase: string): string[] {
  if (IS_SHORTEST.test(phrase)) return [`${phrase} `];
  if (!IS_SHORT.test(phrase) || isFacet(phrase)) return [phrase];
  // "Nes kirke" is not found by "ungdommenes".
  if (phrase.length === 3 && COMMON_NAMES.has(phrase) && !PLAIN_WORDS.has(phrase)) return [` ${phrase} `];
  const ends = CLOSE_ENDINGS.map((ending) => `${phrase}${ending} `);
  return [...phrase].length === 4 ? [` ${phrase}`, ...ends] : ends;
}

/** Whether words of a query may be found where they are chance. */
export const hasChance = remembered(
  (query: string): boolean => JSON.stringify(searchTerms(query)) !== JSON.stringify(closeTerms(query)),
);

/** Leaves out phrases that hold another: they find nothing more, and each costs a walk. */
const widest = (phrases: readonly string[]): string[] =>
  phrases.filter((phrase) => !phrases.some((other) => other !== phrase && phrase.includes(other)));

/** Sorts names in Norwegian order (… z æ ø å) byte by byte. */
export function nameKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/aa/g, "å")
    .normalize("NFC")
    .replace(/[æä]/g, "{")
    .replace(/[øö]/g, "|")
    .replace(/å/g, "}")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
}

interface SearchExpression {
  terms: string[][];
  /** Not what one phrase of each of these is found in. */
  except?: readonly string[][][];
  types: EventType[];
  facts?: WantedFacts | undefined;
  weekdays?: readonly number[] | undefined;
  hours?: readonly number[] | undefined;
  cells: number[] | null;
  /** Events of several days that run on one of these (by UTC). */
  goingOnDays?: readonly DayNumber[];
  only?: string[] | undefined;
  without?: string[] | undefined;
}

/** Each term stands in it as termKey() and is replaced by the words that the database finds: see searching(). */
export function searchExpression(wanted: SearchExpression): string | null {
  const {
    terms,
    except = [],
    types,
    facts = {},
    weekdays = [],
    hours = [],
    cells,
    goingOnDays,
    only = [],
    without = [],
  } = wanted;
  const days = [weekdays.map(weekdayFacet), goingOnDays?.map(dayFacet) ?? []];
  const facets = [types.map(typeFacet), ...factTokens(facts), ...days, only];
  const parts = [...facets.filter((tokens) => tokens.length > 0), ...(cells ? [cells.map(cellFacet)] : [])].map(anyOf);
  if (hours.length > 0) parts.push(anyHour(hours));
  parts.push(...terms.map(termKey));
  // NOT needs something to be taken from: every event has a type.
  if (parts.length === 0 && without.length + except.length > 0) parts.push(everyType);
  if (parts.length === 0) return null;
  const all = without.length > 0 ? `((${parts.join(" AND ")}) NOT ${anyOf(without)})` : parts.join(" AND ");
  return except.reduce((found, unwanted) => `((${found}) NOT (${unwanted.map(termKey).join(" AND ")}))`, all);
}

/** Of `search_word_ends.ending`: from (included) and to (excluded). */
type EndingRange = [from: string, to: string];

/** A term's ways to be written, as the database reads them; JSON. */
export interface TermKey {
  /** The words of which one must be there. */
  words: EndingRange[];
  /** Or one of these tokens, as an expression. */
  facets?: string;
}

/** Returns a TermKey as JSON, which is also the place of the term in an expression. */
export function termKey(phrases: readonly string[]): string {
  const facets = phrases.filter(isFacet);
  const key: TermKey = {
    words: phrases.filter((phrase) => !isFacet(phrase)).map(rangeOf),
    ...(facets.length > 0 && { facets: facets.map(quoted).join(" OR ") }),
  };
  return JSON.stringify(key);
}

const AFTER_ALL = "\u{10ffff}";
const AFTER_NONE = "\u{1}";

/** Endings are those of each word from each of its letters on, and each word after a space: where it begins. */
function rangeOf(phrase: string): EndingRange {
  const text = phrase.replace(/^ +/, " ").replace(/[ _]$/, "");
  return [text, text + (phrase.endsWith(" ") ? AFTER_NONE : AFTER_ALL)];
}

export const formsOf = (word: string): string[] => widest([notFacet(word), ...otherForms(word)]);

function anyHour(hours: readonly number[]): string {
  const ways = hoursByWeekday(hours).map(([weekday, own]) =>
    [weekday === null ? [] : [weekdayFacet(weekday)], own.map(hourFacet)]
      .filter((tokens) => tokens.length > 0)
      .map(anyOf)
      .join(" AND "),
  );
  return ways.length === 1 ? ways.join() : `(${ways.map((way) => `(${way})`).join(" OR ")})`;
}

function anyOf(phrases: readonly string[]): string {
  return `(${phrases.map(quoted).join(" OR ")})`;
}

/** What every event is found by. */
export const everyType = anyOf(EVENT_TYPES.map(typeFacet));

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Over an index of organizers: one phrase of each term must match. */
export const organizerExpression = (terms: readonly (readonly string[])[]): string => terms.map(anyOf).join(" AND ");
