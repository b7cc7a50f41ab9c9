import type { SentenceReading } from "~/domain/plain-words/read";
import type { DayLimits } from "~/domain/plain-words/when";
import { type DayNumber, dayText } from "~/domain/time/days-and-moments";
import { DEFAULT_RADIUS_KM, NAMED_RADIUS_KM } from "./limits";
import type { EventSearch } from "./plan";
import { hasChance } from "./words";

/** What a sentence decides of a search; the rest is as in the address. */
export interface AskedSearch extends Pick<EventSearch, "weekdays" | "hours" | "not" | "anyOf" | "reach"> {
  q: string;
  exact?: string | undefined;
  when?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  near?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  bbox?: unknown;
  radius_km?: number | undefined;
  weekday?: readonly string[] | undefined;
}

/** What was asked and is not searched for, in the words of the sentence or of what is shown instead. */
export type LetGo =
  | { what: "inside" | "hours" | "time" | "place" }
  | { what: "days"; instead?: DayLimits }
  | { what: "circle"; km: number }
  | { what: "kind"; word: string; instead: string }
  | { what: "word"; word: string };

export interface SearchAttempt<Search> {
  search: Search;
  reading: SentenceReading;
  letGo: readonly LetGo[];
}

/** A search as the reading says it. Days that were chosen win over those in words; a place in words over one that was chosen. */
export function searchOf<Search extends AskedSearch>(
  search: Search,
  { query, not, place, time }: SentenceReading,
): Search {
  const hasChosenDays = Boolean(search.when || search.from || search.to);
  const radius_km = search.radius_km ?? (place ? (place.radiusKm ?? NAMED_RADIUS_KM) : DEFAULT_RADIUS_KM);
  const [from, to] = time?.days ?? [];
  return {
    ...search,
    ...wordsAsked(query.split(" ")),
    ...(not.length > 0 && { not }),
    radius_km,
    ...(place && { near: place.name, ...place.position }),
    ...(time && { weekdays: time.weekdays, hours: time.hours }),
    ...(time && !hasChosenDays && { from: dayLimit(from), to: dayLimit(to) }),
  };
}

/** Of words with a stroke between them, one. */
export function wordsAsked(words: readonly string[]): Pick<AskedSearch, "q" | "anyOf"> {
  const eithers = words.filter((word) => word.includes("/"));
  const q = words.filter((word) => !eithers.includes(word)).join(" ");
  return eithers.length > 0 ? { q, anyOf: eithers.map((word) => word.split("/")) } : { q };
}

export const dayLimit = (day: DayNumber | null | undefined) =>
  day === null || day === undefined ? undefined : dayText(day);

export const closely = <Search extends AskedSearch>(search: Search): Search =>
  hasChance(search.q) ? { ...search, reach: "close" } : search;

/** Around the house whose name says where it stands; of one that is let go, its town stays. */
export function baseOf<Search extends AskedSearch>(search: Search, reading: SentenceReading): Search {
  const asked = searchOf(search, reading);
  const [at] = reading.parts.flatMap((part) => (part.as === "word" && part.at ? [part.at] : []));
  if (!at || isAround(asked)) return asked;
  return { ...asked, near: at.name, ...at.position, radius_km: search.radius_km ?? NAMED_RADIUS_KM };
}

export const isAround = ({ near, lat, bbox }: AskedSearch) => Boolean(near) || (lat !== undefined && !bbox);
