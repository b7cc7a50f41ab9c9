import { DAY_SECONDS } from "~/domain/time/days-and-moments";
import { placeName } from "./display";
import type { StateColumns } from "./types";

/** `start_time` is unix seconds. */
interface Whereabouts {
  start_time: number;
  location_name: string | null;
  location_address: string | null;
}

type MovedColumns = Pick<StateColumns, "state" | "previous_start_time" | "previous_location">;

/** People may have planned to come; an earlier move is no news. */
const NEAR_DAYS = 14;

export const MOVE_NEWS_SECONDS = NEAR_DAYS * DAY_SECONDS;

/** Whether visitors know its time and place, and it is still to come. */
export const canBeMoved = ({ public_from, start_time }: { public_from: Date | null; start_time: Date }, now: Date) =>
  public_from === null && start_time > now;

export const isMoveNews = ({ start_time }: { start_time: Date }, now: Date): boolean =>
  start_time > now && start_time.getTime() - now.getTime() <= MOVE_NEWS_SECONDS * 1000;

/** A move back to the first time and place leaves no mark. A cancelled event stays so; a postponed one is on again. */
export function stateAfterMove(before: Whereabouts & StateColumns, after: Whereabouts): MovedColumns {
  const first = before.previous_start_time ?? before.start_time;
  const firstPlace = before.previous_location ?? nameOf(before);
  const previous_start_time = after.start_time === first ? null : first;
  const previous_location = nameOf(after) === firstPlace ? null : firstPlace;
  const isMoved = previous_start_time !== null || previous_location !== null;
  const isOnAgain = before.state === "postponed" && after.start_time !== before.start_time;
  const follows = before.state === "planned" || before.state === "moved" || isOnAgain;
  return { state: follows ? (isMoved ? "moved" : "planned") : before.state, previous_start_time, previous_location };
}

export const isElsewhere = (before: Whereabouts, after: Whereabouts): boolean =>
  before.start_time !== after.start_time || nameOf(before) !== nameOf(after);

const nameOf = (place: Whereabouts) => placeName(place) ?? place.location_address;
