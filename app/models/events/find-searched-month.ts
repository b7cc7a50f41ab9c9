import { shownMonth } from "~/domain/time/month";
import type { Understood } from "~/models/search/understand";
import type { Given } from "~/models/site/given";
import type { EventSearchParameters } from "~/schemas/search/events";
import { type FoundPlace, placeSearch, type ReadParameters, understandSearch } from "./find";
import { findMonth, type FoundMonth } from "./find-month";

export interface FoundSearchedMonth extends FoundMonth, Understood<ReadParameters> {
  place: FoundPlace;
  day: string | null;
}

type Deps = Given<"db" | "now">;

export async function findSearchedMonth(search: EventSearchParameters, deps: Deps): Promise<FoundSearchedMonth> {
  const understood = await understandSearch(search, deps);
  const { asked } = understood;
  const { place, wanted } = placeSearch(asked, deps.now);
  const { month, day } = shownMonth({ ...asked, from: wanted.start }, deps.now);
  return { ...(await findMonth(wanted, { month, day }, deps)), place, day, ...understood };
}
