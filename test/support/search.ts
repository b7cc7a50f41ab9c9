import { type FoundEventPage, searchEvents } from "#db/queries/search/search";
import { EVERYTHING, type EventSearch, planSearch } from "~/domain/search/plan";
import { NOW } from "./clock";
import { testDatabase } from "./rows";

export const OSLO = { lat: 59.91, lng: 10.75 };

/** Searches the test's database at NOW; `wanted` overrides the search. */
export function search(wanted: Partial<EventSearch> = {}, withRunning = false): Promise<FoundEventPage> {
  return searchEvents(testDatabase(), planSearch({ ...EVERYTHING, ...wanted }, NOW), { now: NOW, withRunning });
}

/** Returns the ids of every page of a search, one after another. */
export async function searchToTheEnd(wanted: Partial<EventSearch>): Promise<string[]> {
  const ids: string[] = [];
  let page = await search(wanted);
  ids.push(...page.events.map(({ id }) => id));
  while (page.nextCursor) {
    page = await search({ ...wanted, cursor: page.nextCursor });
    ids.push(...page.events.map(({ id }) => id));
  }
  return ids;
}

const TYPE_NAMED: Record<string, string> = { konsert: "concert" };

/** Whether a word stands in an event's text, or names its type; both in lower case. */
export const saysWord = (text: string, { event_type }: { event_type?: string | undefined }, word: string): boolean =>
  text.includes(word) || (event_type !== undefined && TYPE_NAMED[word] === event_type);
