import type { EventType } from "~/domain/events/types";
import { cellFacet, typeFacet, dayFacet } from "./facets";

/**
 * Returns text in the form that the index and searches share: without case, accents or Norwegian letters. "Røros",
 * "roros" and "RØROS" become "roros"; "Håp" and "Haap" become "hap".
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/æ/g, "ae")
    .replace(/ø/g, "o")
    .replace(/đ/g, "d")
    .replace(/ß/g, "ss")
    .replace(/aa/g, "a");
}

const MAX_TERMS = 8;
const MAX_TERM_LENGTH = 40;

/** Returns the words of a text as foldText() writes them. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu) ?? [];
}

/**
 * Returns the indexed form of some texts. Two spaces precede every word, so that SQLite's trigram tokenizer can also
 * find where words begin: see searchPhrases.
 */
export function searchText(...parts: (string | null | undefined)[]): string {
  const words = parts.flatMap((part) => (part ? foldedWords(part) : []));
  return words.map((word) => `  ${word}`).join("");
}

/**
 * Returns what the indexed text must contain, one phrase per typed word. Three letters or more match anywhere in a word
 * ("konsert" in "kirkekonsert"), shorter ones only at its beginning. Null when nothing was typed; an empty list when
 * nothing typed can be searched for.
 */
export function searchPhrases(query: string): string[] | null {
  if (query.trim() === "") return null;
  const words = foldedWords(query).slice(0, MAX_TERMS);
  return words.map((word) => {
    const letters = [...word].slice(0, MAX_TERM_LENGTH);
    return letters.join("").padStart(word.length + Math.max(0, 3 - letters.length), " ");
  });
}

/** Returns a key that sorts names in Norwegian order (… z æ ø å) when compared byte by byte. */
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

interface SearchTerms {
  /** From searchPhrases: all must match. */
  phrases: string[];
  /** Any of these; empty means any type. */
  types: EventType[];
  /** Any of these grid cells; null means anywhere. */
  cells: number[] | null;
  /** Only events of several days that run on this day (by UTC). */
  goingOnDay?: number;
}

/** Returns an FTS5 MATCH expression over `event_search`; null when there is nothing to look up. */
export function searchExpression({ phrases, types, cells, goingOnDay }: SearchTerms): string | null {
  const parts = phrases.map((phrase) => `{words organizer} : ${quoted(phrase)}`);
  if (types.length > 0) parts.push(anyFacet(types.map(typeFacet)));
  if (cells) parts.push(anyFacet(cells.map(cellFacet)));
  if (goingOnDay !== undefined) parts.push(anyFacet([dayFacet(goingOnDay)]));
  return parts.length > 0 ? parts.join(" AND ") : null;
}

function anyFacet(tokens: string[]): string {
  return `{facets} : (${tokens.map(quoted).join(" OR ")})`;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Returns an FTS5 MATCH expression over `organizer_search`. */
export function organizerExpression(phrases: string[]): string {
  return phrases.map(quoted).join(" AND ");
}
