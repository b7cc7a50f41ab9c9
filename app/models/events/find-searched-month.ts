import { shownMonth } from "~/domain/time/month";
import { findMeant, type Meant, type Reaching } from "~/models/search/meant";
import type { Given } from "~/models/site/given";
import type { EventSearchParameters } from "~/schemas/search/events";
import { type FoundPlace, placeSearch } from "./find";
import { findMonth, type FoundMonth } from "./find-month";

export interface FoundSearchedMonth extends FoundMonth, Meant {
  place: FoundPlace;
  day: string | null;
}

type Deps = Given<"db" | "now">;

export function findSearchedMonth(search: EventSearchParameters, deps: Deps): Promise<FoundSearchedMonth> {
  const find = async (asked: Reaching<EventSearchParameters>) => {
    const { place, wanted } = placeSearch(asked, deps.now);
    const { month, day } = shownMonth({ ...asked, from: wanted.start }, deps.now);
    return { ...(await findMonth(wanted, { month, day }, deps)), place, day };
  };
  const isEmpty = ({ days, running, next }: FoundMonth) => days.size === 0 && running.length === 0 && next === null;
  return findMeant(search, { find, isEmpty }, deps);
}
