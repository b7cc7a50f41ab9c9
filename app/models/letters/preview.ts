import type { Database } from "#db/client";
import type { EventCardRow } from "#db/queries/events/cards";
import { listFavoriteEvents } from "#db/queries/favorites/events";
import { listSavedIds } from "#db/queries/favorites/saved-ids";
import { listFollows } from "#db/queries/letters/follows";
import { findReaderLists, type LetterReader } from "#db/queries/letters/readers";
import { type ArrangedLetter, arrangeLetter } from "~/domain/letters/arrange";
import type { Locale } from "~/domain/site/locales";
import { unixSeconds } from "~/domain/time/unix-time";
import { letterLine } from "~/emails/letters";
import { findAhead, lettersDays } from "./find-ahead";

interface Deps {
  db: Database;
  now: Date;
}

interface Lists {
  searches: readonly string[];
  eventIds: readonly string[];
}

const asSearch = (organizerId: string) => `organizer_id=${organizerId}`;

/** Returns what an account follows, each as a search, and the ids of what it has saved. */
export async function findAccountLists(userId: string, { db }: Pick<Deps, "db">): Promise<Lists> {
  const [{ searches, organizers }, { event_ids }] = await Promise.all([
    listFollows(db, userId),
    listSavedIds(db, userId),
  ]);
  return { searches: [...searches, ...organizers.map(({ id }) => asSearch(id))], eventIds: event_ids };
}

/** Returns the same of a reader. */
export const findLists = (reader: LetterReader, deps: Pick<Deps, "db">): Promise<Lists> =>
  reader.user_id === null ? findReaderLists(deps.db, reader.id) : findAccountLists(reader.user_id, deps);

/** Returns what a week's letter would tell now. */
async function findWeek({ searches, eventIds }: Lists, deps: Deps): Promise<ArrangedLetter<EventCardRow>> {
  const { now } = deps;
  const { to } = lettersDays(now);
  const found = await findAhead({ searches, organizerIds: [] }, deps);
  const saved = await listFavoriteEvents(deps.db, { eventIds, organizerIds: [], now });
  return arrangeLetter([
    ...[...found.bySearch.values(), ...found.byOrganizer.values()].flat(),
    ...saved.events.filter(({ start_time }) => start_time < unixSeconds(to)),
  ]);
}

/** Returns the lines that a week's letter would have now, each with its event. */
export async function listWeek(lists: Lists, locale: Locale, deps: Deps): Promise<{ id: string; text: string }[]> {
  const { changed, ahead } = await findWeek(lists, deps);
  return [...changed, ...ahead].map((event) => ({ id: event.id, text: letterLine(event, deps.now, locale) }));
}

/** Returns the same without their events. */
export const previewLines = async (lists: Lists, locale: Locale, deps: Deps): Promise<string[]> =>
  (await listWeek(lists, locale, deps)).map(({ text }) => text);
