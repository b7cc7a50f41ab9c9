import { listOrganizerNames } from "#db/queries/letters/follows";
import type { Locale } from "~/domain/site/locales";
import { placeSearch } from "~/models/events/find";
import { parseFollowed } from "~/schemas/letters/follows";
import { searchAddress } from "~/views/addresses/feed-address";
import { viewFeedSubject } from "~/views/feeds/feed";

export interface FollowedView {
  search: string;
  /** Null where it is no search any more, or its congregation is gone. */
  name: string | null;
  to: string | null;
}

interface Deps {
  db: Parameters<typeof listOrganizerNames>[0];
  now: Date;
  locale: Locale;
}

/** One round trip where congregations are among them. */
export async function viewFollowed(searches: readonly string[], { db, now, locale }: Deps): Promise<FollowedView[]> {
  const parsed = searches.map((search) => ({ search, wanted: parseFollowed(search) }));
  const ids = parsed.flatMap(({ wanted }) => wanted?.organizer_id ?? []);
  const names = await listOrganizerNames(db, ids);
  return parsed.map(({ search, wanted }) => {
    const id = wanted?.organizer_id;
    if (!wanted || (id !== undefined && !names.has(id))) return { search, name: null, to: null };
    const { center } = placeSearch(wanted, now).place;
    const organizer = id === undefined ? null : { id, name: names.get(id) ?? "" };
    return {
      search,
      name: viewFeedSubject({ organizer, center }, { ...wanted, lang: locale }),
      to: id === undefined ? searchAddress(wanted) : `/organizer/${id}`,
    };
  });
}
