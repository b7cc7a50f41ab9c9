import type { Database } from "#db/client";
import { findSuggestions } from "#db/queries/search/suggestions";
import { timesBeginning } from "~/domain/plain-words/spans";
import { wordKey } from "~/domain/plain-words/words";
import { foldedWords } from "~/domain/text/fold";
import { suggestPlaces } from "~/gateways/gazetteer/suggest-places";
import { read } from "./read";

const PLACES = 3;

const TIMES = 2;
const MOST_WORDS = 6;

export type FoundSuggestions = Awaited<ReturnType<typeof suggest>>;

export async function suggest(typed: string, { db, now }: { db: Database; now: Date }) {
  const before = typed.slice(0, typed.lastIndexOf(" ") + 1);
  const whole = suggestPlaces(typed, PLACES);
  const places = whole.length > 0 || before === "" ? whole : suggestPlaces(typed.slice(before.length), PLACES);
  const found = await findSuggestions(db, foldedWords(typed).slice(0, MOST_WORDS), now);
  const times = before === "" ? [] : timesBeginning(wordKey(typed.slice(before.length)), TIMES);
  const [reading] = read(typed, now);
  const endsWithPlace = reading?.parts.at(-1)?.as === "place" && reading.time === null;
  return { ...found, typed, places, times, before, isAll: whole.length > 0, endsWithPlace };
}
