import { listFavoriteEvents } from "#db/queries/favorites/events";
import { listSavedIds } from "#db/queries/favorites/saved-ids";
import { listFollows } from "#db/queries/letters/follows";
import { findReaderLists, type LetterReader } from "#db/queries/letters/readers";
import { areWhole, arrangeLetter, type LetterSection } from "~/domain/letters/arrange";
import type { Locale } from "~/domain/site/locales";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { letterSections } from "~/emails/letters";
import type { Given } from "~/models/site/given";
import { findAhead, lettersDays } from "./find-ahead";

type Deps = Given<"db" | "now">;

interface Lists {
  searches: readonly string[];
  eventIds: readonly string[];
}

const asSearch = (organizerId: string) => `organizer_id=${organizerId}`;

export async function findAccountLists(userId: string, { db }: Pick<Deps, "db">): Promise<Lists> {
  const [{ searches, organizers }, { event_ids }] = await Promise.all([
    listFollows(db, userId),
    listSavedIds(db, userId),
  ]);
  return { searches: [...searches, ...organizers.map(({ id }) => asSearch(id))], eventIds: event_ids };
}

export const findLists = (reader: LetterReader, deps: Pick<Deps, "db">): Promise<Lists> =>
  reader.user_id === null ? findReaderLists(deps.db, reader.id) : findAccountLists(reader.user_id, deps);

export async function previewLetter(
  { searches, eventIds }: Lists,
  locale: Locale,
  deps: Deps,
): Promise<LetterSection[]> {
  const { now } = deps;
  const { to } = lettersDays(now);
  const found = await findAhead({ searches, organizerIds: [] }, deps);
  const saved = await listFavoriteEvents(deps.db, { eventIds, organizerIds: [], now });
  const lists = [...found.bySearch.values(), ...found.byOrganizer.values()];
  const arranged = arrangeLetter(
    [...lists.flat(), ...saved.events.filter(({ start_time }) => start_time < unixSeconds(to))],
    areWhole(lists),
  );
  return letterSections(arranged, now, locale);
}
