import { ID_PATTERN } from "~/domain/favorites/saved-ids";
import { LOCALES } from "~/domain/site/locales";
import { keptAddress, MOST_KEPT } from "./kept-pages";

/** From a page to the service worker: what to have at hand offline, or to forget it all. */
export type KeepOrder =
  | { kind: "forget" }
  | {
      kind: "keep";
      language: string;
      look: string;
      events: readonly string[];
      organizers: readonly string[];
      searches: readonly string[];
      /** The query of the place that the device's lists are around: its home place, or the last one. */
      around: string | null;
    };

const isText = (value: unknown): value is string => typeof value === "string";
const idsOf = (value: unknown, most: number): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => isText(id) && ID_PATTERN.test(id)).slice(-most) : [];

const MOST_SEARCHES = 12;
const LONGEST_SEARCH = 600;

export function readOrder(data: unknown): KeepOrder | null {
  const { kind, language, look, events, organizers, searches, around } = (data ?? {}) as Record<string, unknown>;
  if (kind === "forget") return { kind };
  if (kind !== "keep" || !LOCALES.some((name) => name === language) || !isText(look)) return null;
  return {
    kind,
    language: language as string,
    look,
    events: idsOf(events, MOST_KEPT.event),
    organizers: idsOf(organizers, MOST_KEPT.organizer),
    searches: Array.isArray(searches)
      ? searches
          .filter((search): search is string => isText(search) && search.length <= LONGEST_SEARCH)
          .slice(0, MOST_SEARCHES)
      : [],
    around: isText(around) && around.length <= LONGEST_SEARCH ? around : null,
  };
}

export function wantedPages({ events, organizers, searches, around }: Extract<KeepOrder, { kind: "keep" }>): string[] {
  return [
    ...[...events].reverse().map((id) => `/event/${id}`),
    ...organizers.map((id) => `/organizer/${id}`),
    ...searches.map((search) => `/?${search}`),
    // Opened directly, weekend and month lead to the place by themselves.
    ...(around === null
      ? []
      : [`/?${around}`, `/helgen?${around}`, `/?view=month&${around}`, "/helgen", "/?view=month"]),
  ].map((path) => keptAddress(new URL(path, "https://page.invalid")));
}
