import type { EventCardRow } from "#db/queries/events/cards";
import { listOrganizersAhead } from "#db/queries/letters/due";
import { searchOtherwise } from "#db/queries/search/otherwise";
import { searchCards } from "#db/queries/search/search";
import { DAYS_AHEAD, MOST_LINES } from "~/domain/letters/letters";
import { planSearch, type SearchPlan } from "~/domain/search/plan";
import { DAY_MS } from "~/domain/time/days-and-moments";
import { chunksOf, groupsOf, present } from "~/domain/values";
import { searchOfFeed } from "~/models/events/find-feed";
import type { Given } from "~/models/site/given";
import { parseFollowed } from "~/schemas/letters/follows";

type Deps = Given<"db" | "now">;

/** One more than there is room for shows that there are others. */
const LOOKED_UP = MOST_LINES + 1;

const SEARCHES_A_BATCH = 100;

export const lettersDays = (now: Date) => ({ from: now, to: new Date(now.getTime() + DAYS_AHEAD * DAY_MS) });

/** Null where no days are shared with the letter's, or nothing can be found. */
function planOf(text: string, now: Date): SearchPlan | null {
  const followed = parseFollowed(text);
  const search = followed && searchOfFeed(followed, now);
  if (!search) return null;
  const days = lettersDays(now);
  const start = search.start && search.start > days.from ? search.start : days.from;
  const end = search.end && search.end < days.to ? search.end : days.to;
  if (end <= start) return null;
  return planSearch({ ...search, start, end, sort: "time", limit: LOOKED_UP, cursor: null }, now);
}

/** By the followed search, or the congregation's id. */
export interface FoundAhead {
  bySearch: ReadonlyMap<string, readonly EventCardRow[]>;
  byOrganizer: ReadonlyMap<string, readonly EventCardRow[]>;
}

/** Each search and congregation is looked up once. Two or three round trips for each hundred searches. */
export async function findAhead(
  { searches, organizerIds }: { searches: readonly string[]; organizerIds: readonly string[] },
  { db, now }: Deps,
): Promise<FoundAhead> {
  const ofOrganizers = searches.flatMap((text) => organizerOf(text) ?? []);
  const plans = [...new Set(searches)]
    .filter((text) => organizerOf(text) === null)
    .map((text) => [text, planOf(text, now)] as const)
    .filter((entry): entry is [string, SearchPlan] => entry[1] !== null);
  const ids = [...new Set([...organizerIds, ...ofOrganizers])];
  const found = await inBatches(plans, (part) => searchCards(db, part));
  const foundBy = (at: number) => present(found[at], "events of a search");
  const cut = plans.filter((_, at) => foundBy(at).length === LOOKED_UP);
  const others = await inBatches(cut, (part) => searchOtherwise(db, part));
  const otherwise = new Map(cut.map(([text], at) => [text, present(others[at], "events of a search that was cut")]));
  const events = await listOrganizersAhead(db, ids, { ...lettersDays(now), most: LOOKED_UP });
  return {
    bySearch: new Map(plans.map(([text], at) => [text, [...foundBy(at), ...(otherwise.get(text) ?? [])]])),
    byOrganizer: groupsOf(events, ({ followed_id }) => followed_id),
  };
}

/** In the order of `plans`, no more in a batch than the database has time for. */
async function inBatches<Found>(
  plans: readonly (readonly [string, SearchPlan])[],
  find: (part: SearchPlan[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const part of chunksOf(plans, SEARCHES_A_BATCH)) found.push(...(await find(part.map(([, plan]) => plan))));
  return found;
}

/** A search that is only for an organizer, as a followed congregation is; null for others. */
export function organizerOf(text: string): string | null {
  const params = new URLSearchParams(text);
  return params.size === 1 ? params.get("organizer_id") : null;
}
