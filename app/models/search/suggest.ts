import type { Database } from "#db/client";
import { findSuggestions } from "#db/queries/search/suggestions";
import { foldedWords } from "~/domain/text/fold";
import { suggestPlaces } from "~/gateways/gazetteer/suggest-places";

const PLACES = 3;

const MOST_WORDS = 6;

export type FoundSuggestions = Awaited<ReturnType<typeof suggest>>;

export async function suggest(typed: string, { db, now }: { db: Database; now: Date }) {
  const before = typed.slice(0, typed.lastIndexOf(" ") + 1);
  const whole = suggestPlaces(typed, PLACES);
  const places = whole.length > 0 || before === "" ? whole : suggestPlaces(typed.slice(before.length), PLACES);
  const found = await findSuggestions(db, foldedWords(typed).slice(0, MOST_WORDS), now);
  return { ...found, places, before, rest: whole.length > 0 ? "" : before.trim() };
}
