import { DAY_MS, dateFromUnix } from "~/domain/time/days-and-moments";
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

const MOVE_NEWS_MS = NEAR_DAYS * DAY_MS;

/** Whether visitors know its time and place, and it is still to come. */
export const canBeMoved = ({ public_from, start_time }: { public_from: Date | null; start_time: Date }, now: Date) =>
  public_from === null && start_time > now;

export const isMoveNews = ({ start_time }: { start_time: Date }, now: Date): boolean =>
  start_time > now && start_time.getTime() - now.getTime() <= MOVE_NEWS_MS;

/** A move back to the first time and place leaves no mark. A cancelled event stays so; a postponed one is on again. */
export function stateAfterMove(before: Whereabouts & StateColumns, after: Whereabouts): MovedColumns {
  const first = before.previous_start_time ?? before.start_time;
  const firstPlace = before.previous_location ?? nameOf(before);
  const previous_start_time = unless(after.start_time, first);
  const previous_location = unless(nameOf(after), firstPlace);
  const isMoved = previous_start_time !== null || previous_location !== null;
  const isOnAgain = before.state === "postponed" && after.start_time !== before.start_time;
  const follows = before.state === "planned" || before.state === "moved" || isOnAgain;
  return { state: follows ? (isMoved ? "moved" : "planned") : before.state, previous_start_time, previous_location };
}

interface BeforeRun {
  start_time: number;
  all_day: number;
  /** Null where not known. */
  place: string | null;
  isPublic: boolean;
  previous_start_time: number | null;
  previous_location: string | null;
}

type AfterRun = Pick<BeforeRun, "start_time" | "all_day" | "place">;

/** As for a form, where a source moves what begins soon: keeps the first time and place until it is moved back. */
export function movedBySource(before: BeforeRun, after: AfterRun, now: Date) {
  const { previous_start_time: start, previous_location: place } = before;
  const isNews = before.isPublic && isMoveNews({ start_time: dateFromUnix(before.start_time) }, now);
  if (start === null && place === null && !isNews) return { previous_start_time: null, previous_location: null };
  const isTimeKept = before.all_day !== after.all_day;
  const isPlaceKept = after.place === null || (place === null && isSamePlace(before.place, after.place));
  return {
    previous_start_time: isTimeKept ? start : unless(after.start_time, start ?? before.start_time),
    previous_location: isPlaceKept ? place : unless(after.place, place ?? before.place),
  };
}

const unless = <Value>(value: Value, first: Value) => (first === value ? null : first);

/** Also where one name contains the other: "Solvik kirke", "Solvik kirke, Kirkeveien 1". A first place is no other. */
function isSamePlace(before: string | null, after: string): boolean {
  const [one, other] = [before ?? "", after].map((place) => place.toLowerCase()) as [string, string];
  return one.includes(other) || other.includes(one);
}

export const isElsewhere = (before: Whereabouts, after: Whereabouts): boolean =>
  before.start_time !== after.start_time || nameOf(before) !== nameOf(after);

const nameOf = (place: Whereabouts) => placeName(place) ?? place.location_address;
