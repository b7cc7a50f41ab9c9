import { DAY_SECONDS } from "~/domain/time/unix-time";
import { placeName } from "./display";
import type { StateColumns } from "./state";

/** When and where an event is; the time is unix seconds. */
interface Whereabouts {
  start_time: number;
  location_name: string | null;
  location_address: string | null;
}

type MovedColumns = Pick<StateColumns, "state" | "previous_start_time" | "previous_location">;

/** Who hears of a move this many days before may have planned to come; earlier, the new time just stands there. */
const NEAR_DAYS = 14;

/** The same in seconds. */
export const MOVE_NEWS_SECONDS = NEAR_DAYS * DAY_SECONDS;

/** Returns whether visitors know an event's time and place, and have something of hearing of others. */
export const canBeMoved = ({ public_from, start_time }: { public_from: Date | null; start_time: Date }, now: Date) =>
  public_from === null && start_time > now;

/** Returns whether a moved event is shown as moved unless somebody says otherwise. */
export const isMoveNews = ({ start_time }: { start_time: Date }, now: Date): boolean =>
  start_time > now && start_time.getTime() - now.getTime() <= MOVE_NEWS_SECONDS * 1000;

/**
 * Returns an event's columns about a move after it was given another time or place. The first time and place it had
 * count, so that moving it back leaves no mark. One that was called off stays so, but a postponed one is on again by
 * another time.
 */
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

/** Returns whether two differ in a way that visitors must know. */
export const isElsewhere = (before: Whereabouts, after: Whereabouts): boolean =>
  before.start_time !== after.start_time || nameOf(before) !== nameOf(after);

const nameOf = (place: Whereabouts) => placeName(place) ?? place.location_address;
