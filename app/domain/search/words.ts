import { EVENT_TYPES, type EventType } from "~/domain/events/types";
import { foldedWords } from "~/domain/text/fold";
import type { DayNumber } from "~/domain/time/calendar-days";
import { cellFacet, dayFacet, isFacet, noFacet, typeFacet } from "./facets";
import { factTokens, type WantedFacts } from "./fact-facets";
import { joinPairs, otherForms } from "./families";
import { namedBy } from "./names";

const MAX_TERMS = 8;
const MAX_TERM_LENGTH = 40;

/** Of a search, so that its statements stay small. */
const MAX_PHRASES = 40;

/**
 * Two spaces precede every word and one follows the last, so that SQLite's trigram tokenizer finds where words begin and
 * end: see searchPhrases.
 */
export function searchText(...parts: (string | null | undefined)[]): string {
  const words = parts.flatMap((part) => (part ? foldedWords(part) : []));
  return words.map((word) => `  ${word}`).join("") + (words.length > 0 ? " " : "");
}

/**
 * Three letters or more match anywhere in a word, shorter ones at its beginning. Null when nothing was typed; empty
 * when nothing typed can be searched for.
 */
export function searchPhrases(query: string): string[] | null {
  if (query.trim() === "") return null;
  return foldedWords(query).slice(0, MAX_TERMS).map(phraseOf);
}

function phraseOf(word: string): string {
  const letters = [...word].slice(0, MAX_TERM_LENGTH);
  return letters.join("").padStart(word.length + Math.max(0, 3 - letters.length), " ");
}

/**
 * One phrase of each word must be found, in any spelling (see families.ts), or a token of what it names (see names.ts);
 * null and empty as in searchPhrases.
 */
export function searchTerms(query: string): string[][] | null {
  if (query.trim() === "") return null;
  const words = joinPairs(foldedWords(query).slice(0, MAX_TERMS));
  const most = Math.floor(MAX_PHRASES / Math.max(1, words.length));
  return words.map(({ word, pair }) =>
    widest([...(pair ? [pair] : []), phraseOf(word), ...namedBy(word), ...otherForms(word)].slice(0, most)),
  );
}

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

const IS_SHORT = /^[\p{L}\p{N}]{3,4}$/u;

function closePhrases(phrase: string): string[] {
  if (!IS_SHORT.test(phrase) || isFacet(phrase)) return [phrase];
  const ends = CLOSE_ENDINGS.map((ending) => `${phrase}${ending} `);
  return [...phrase].length === 4 ? [` ${phrase}`, ...ends] : ends;
}

/** Whether words of a query may be found where they are chance. */
export const hasChance = (query: string): boolean =>
  JSON.stringify(searchTerms(query)) !== JSON.stringify(closeTerms(query));

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
  except?: string[][] | undefined;
  types: EventType[];
  facts?: WantedFacts | undefined;
  cells: number[] | null;
  /** Events of several days that run on one of these (by UTC). */
  goingOnDays?: readonly DayNumber[];
  only?: string[];
  without?: string[];
}

/** Quickest parts first, as later ones are looked for within those: facets, cells, then the slow phrases. */
export function searchExpression(wanted: SearchExpression): string | null {
  const { terms, except, types, facts = {}, cells, goingOnDays, only = [], without = [] } = wanted;
  const single = [types.map(typeFacet), ...factTokens(facts), goingOnDays?.map(dayFacet) ?? [], only];
  const parts = [
    single.filter((tokens) => tokens.length > 0).map(anyFacet),
    cells ? [anyFacet(cells.map(cellFacet))] : [],
    ...terms.map((phrases) => [termExpression(phrases)]),
  ].filter((part) => part.length > 0);
  // NOT needs something to be taken from: every event has a type.
  if (parts.length === 0 && without.length > 0) parts.push([anyFacet(EVENT_TYPES.map(typeFacet))]);
  const [first, ...rest] = parts.map((part) => part.join(" AND "));
  if (first === undefined) return null;
  const begin = without.length > 0 ? less(first, without) : first;
  const all = rest.reduce((found, part) => `${asOne(found)} AND ${part}`, begin);
  return except ? `((${all}) NOT (${except.map(termExpression).join(" AND ")}))` : all;
}

const less = (expression: string, without: readonly string[]): string => `((${expression}) NOT ${anyFacet(without)})`;

/** FTS5 advances all parts of an AND in turn, also of one within it; but one within a NOT is one part. */
const asOne = (expression: string): string => (/ AND /.test(expression) ? less(expression, [noFacet]) : expression);

/** An FTS5 column filter; what a word names is a facet. */
export const IN_WORDS = "{words organizer facets} : ";

export const termExpression = (phrases: readonly string[]): string => `${IN_WORDS}${anyOf(phrases)}`;

export const formsOf = (word: string): string[] => widest([word, ...otherForms(word)]);

const PIECE = 5;
const PIECE_STEP = 2;

/** Pieces of a phrase, then the phrase: a missing piece is noticed sooner, because fewer events have it. */
export function withPieces(phrase: string): string[] {
  const letters = [...phrase];
  const last = letters.length - PIECE;
  const starts = letters.flatMap((_, nth) => (nth === last || (nth < last && nth % PIECE_STEP === 0) ? [nth] : []));
  const pieces = last > 0 ? starts.map((start) => letters.slice(start, start + PIECE).join("")) : [];
  return [...new Set(pieces), phrase].map(quoted);
}

function anyFacet(tokens: readonly string[]): string {
  return `{facets} : ${anyOf(tokens)}`;
}

const anyOf = (phrases: readonly string[]) => `(${phrases.map(quoted).join(" OR ")})`;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Over an index of organizers: one phrase of each term must match. */
export function organizerExpression(terms: readonly (readonly string[])[]): string {
  return terms.map(anyOf).join(" AND ");
}
