import type { EventType } from "~/domain/events/types";
import { cellFacet, typeFacet, dayFacet } from "./facets";

/**
 * How words are made comparable, both in the index and in a search: without case, accents or Norwegian letters.
 * "Røros", "roros" and "RØROS" become "roros"; "Håp" and "Haap" become "hap".
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

function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu) ?? [];
}

/**
 * The indexed spelling of some texts. Two spaces stand before every word, so that an index of three-letter pieces
 * (SQLite's trigram tokenizer) also knows where words begin: see searchPhrases.
 */
export function searchText(...parts: (string | null | undefined)[]): string {
  const words = parts.flatMap((part) => (part ? foldedWords(part) : []));
  return words.map((word) => `  ${word}`).join("");
}

/**
 * What must stand in the indexed text for a search to match, one phrase a word typed. Three letters or more match
 * anywhere in a word ("konsert" in "kirkekonsert"); shorter ones only where a word begins. Null when nothing was
 * typed; an empty list when what was typed holds nothing that can be searched for.
 */
export function searchPhrases(query: string): string[] | null {
  if (query.trim() === "") return null;
  const words = foldedWords(query).slice(0, MAX_TERMS);
  return words.map((word) => {
    const letters = [...word].slice(0, MAX_TERM_LENGTH);
    return letters.join("").padStart(word.length + Math.max(0, 3 - letters.length), " ");
  });
}

/** A key that sorts names in Norwegian order (… z æ ø å), for a column compared byte by byte. */
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
  /** Any of these; none given means any type. */
  types: EventType[];
  /** Any of these grid cells; null means anywhere. */
  cells: number[] | null;
  /** Only events of several days that go on on this day (by UTC). */
  goingOnDay?: number;
}

/** An FTS5 MATCH expression over `event_search`; null when there is nothing to look up. */
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

/** An FTS5 MATCH expression over `organizer_search`. */
export function organizerExpression(phrases: string[]): string {
  return phrases.map(quoted).join(" AND ");
}
