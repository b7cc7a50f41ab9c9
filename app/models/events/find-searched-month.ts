import { shownMonth } from "~/domain/time/month";
import type { UnderstoodSearch } from "~/models/search/understand";
import type { Given } from "~/models/site/given";
import type { EventSearchParameters } from "~/schemas/search/events";
import { findAsUnderstood, type FoundPlace, placeSearch, type ReadParameters } from "./find";
import { findMonth, type FoundMonth } from "./find-month";

export interface FoundSearchedMonth extends FoundMonth, UnderstoodSearch<ReadParameters> {
  place: FoundPlace;
  day: string | null;
}

type Deps = Given<"db" | "now">;

export async function findSearchedMonth(search: EventSearchParameters, deps: Deps): Promise<FoundSearchedMonth> {
  return findAsUnderstood(
    search,
    async ({ asked }) => {
      const { place, wanted } = placeSearch(asked, deps.now);
      const { month, day } = shownMonth({ ...asked, from: wanted.start }, deps.now);
      const found = await findMonth(wanted, { month, day }, deps);
      const isEmpty = found.days.size + found.running.length === 0 && found.next === null;
      return { found: { ...found, place, day }, isEmpty };
    },
    deps,
  );
}
