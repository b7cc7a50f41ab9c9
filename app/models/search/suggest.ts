import type { Database } from "#db/client";
import { findSuggestions, type Suggestions } from "#db/queries/search/suggestions";
import { foldedWords } from "~/domain/text/fold";
import type { Place } from "~/gateways/gazetteer/places";
import { suggestPlaces } from "~/gateways/gazetteer/suggest-places";

const PLACES = 3;

const MOST_WORDS = 6;

export interface FoundSuggestions extends Suggestions {
  places: Place[];
  before: string;
  rest: string;
}

export async function suggest(typed: string, { db, now }: { db: Database; now: Date }): Promise<FoundSuggestions> {
  const before = typed.slice(0, typed.lastIndexOf(" ") + 1);
  const whole = suggestPlaces(typed, PLACES);
  const places = whole.length > 0 || before === "" ? whole : suggestPlaces(typed.slice(before.length), PLACES);
  const found = await findSuggestions(db, foldedWords(typed).slice(0, MOST_WORDS), now);
  return { ...found, places, before, rest: whole.length > 0 ? "" : before.trim() };
}
