import type { EventCardRow } from "#db/queries/events/cards";
import { searchCards } from "#db/queries/search/search";
import { type ComingFeast, comingFeast, type FeastKey } from "~/domain/search/feasts";
import { FEAST_EVENTS } from "~/domain/search/limits";
import { planSearch } from "~/domain/search/plan";
import { dateFromUnix, dayOf } from "~/domain/time/days-and-moments";
import { groupsOf } from "~/domain/values";
import type { Given } from "~/models/site/given";
import type { FeastParameters } from "~/schemas/search/events";
import { feastSearch, type FoundPlace } from "./find";
import type { ListedDay } from "./find-weekend";

export interface FoundFeast {
  place: FoundPlace;
  feast: ComingFeast;
  /** Only those with events. */
  days: ListedDay[];
}

/** Its coming days, whenever they are; one round trip. */
export async function findFeast(
  key: FeastKey,
  parameters: FeastParameters,
  { db, now }: Given<"db" | "now">,
): Promise<FoundFeast> {
  const feast = comingFeast(key, now);
  const { place, wanted } = feastSearch(feast, parameters, now);
  const [events = []] = await searchCards(db, [planSearch({ ...wanted, limit: FEAST_EVENTS + 1 }, now)]);
  return { place, feast, days: byDay(events) };
}

/** More than are shown are told on the last day. */
function byDay(events: EventCardRow[]): ListedDay[] {
  const days = groupsOf(events.slice(0, FEAST_EVENTS), (row) => dayOf(dateFromUnix(row.start_time)));
  const last = [...days.keys()].at(-1);
  const isCut = events.length > FEAST_EVENTS;
  return [...days].map(([day, rows]) => ({ day, events: rows, hasMore: isCut && day === last }));
}
