import type { EventType } from "./event-types";
import { cellFacet, typeFacet, weekFacet } from "./search-facets";

export interface SearchTerms {
  /** From searchPhrases: all must match. */
  phrases: string[];
  /** Any of these; none given means any type. */
  types: EventType[];
  /** Any of these grid cells; null means anywhere. */
  cells: number[] | null;
  /** Only events of several days that go on in this week (weekOf). */
  goingOnIn?: number;
}

/** An FTS5 MATCH expression over `event_search`; null when there is nothing to look up. */
export function searchExpression({ phrases, types, cells, goingOnIn }: SearchTerms): string | null {
  const parts = phrases.map((phrase) => `{words organizer} : ${quoted(phrase)}`);
  if (types.length > 0) parts.push(anyFacet(types.map(typeFacet)));
  if (cells) parts.push(anyFacet(cells.map(cellFacet)));
  if (goingOnIn !== undefined) parts.push(anyFacet([weekFacet(goingOnIn)]));
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
