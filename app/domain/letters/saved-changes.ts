import { type EventState, isOtherwise, type StateRow, takesPlace } from "~/domain/events/types";
import { foldPlace, relatePlaces } from "~/domain/likeness/place-names";
import { editRatio } from "~/domain/likeness/text-likeness";
import { fingerprint } from "~/domain/text/fingerprint";
import { dateFromUnix, wallClockAt } from "~/domain/time/days-and-moments";

interface ToldEvent extends StateRow {
  all_day: number;
  location_name: string | null;
  city: string | null;
}

interface Known {
  /** Unix seconds and place as somebody saved them. */
  known_start: number | null;
  known_place: string | null;
  last_key: string | null;
}

const MIDNIGHT = "00:00";

/** Where either has no clock, only another day counts. */
function isAnotherTime(known: number, { start_time, all_day }: ToldEvent): boolean {
  if (known === start_time) return false;
  const [before, now] = [wallClockAt(dateFromUnix(known)), wallClockAt(dateFromUnix(start_time))];
  return before.day !== now.day || (all_day === 0 && before.time !== MIDNIGHT);
}

/** Names so alike are one, with a letter put right. */
const ONE_NAME = 0.8;

/** Not where its name only says more or less. */
function isOtherPlace(known: string | null, { location_name, city }: ToldEvent): boolean {
  const [before, now] = [foldPlace(known, city), foldPlace(location_name, city)];
  return relatePlaces(before, now) === "different" && editRatio(known ?? "", location_name ?? "") < ONE_NAME;
}

const placeMark = (place: string | null) => String(fingerprint(place ?? ""));

const whatOf = ({ start_time, location_name }: ToldEvent, state: EventState) =>
  `${state}.${start_time}.${placeMark(location_name)}`;

function lastTold(key: string) {
  const [state, start, place] = key.slice(key.lastIndexOf(":") + 1).split(".") as [EventState, string, string];
  return { state, start_time: Number(start), place };
}

/** Null where the person knows it; that it is as they saved it is news only where they heard otherwise. */
export function changeFor<Event extends ToldEvent>(event: Event, known: Known): { event: Event; what: string } | null {
  const state = isOtherwise(event) ? event.state : "planned";
  const what = whatOf(event, state);
  if (known.last_key?.endsWith(`:${what}`)) return null;
  if (isOtherwise(event)) return { event, what };
  const { known_start, known_place, last_key } = known;
  const isInTime = known_start !== null && isAnotherTime(known_start, event);
  const isInPlace = isOtherPlace(known_place, event);
  const moved = {
    ...event,
    state: "moved" as const,
    previous_start_time: isInTime ? known_start : null,
    previous_location: isInPlace ? known_place : null,
  };
  const isElsewhere = isInTime || isInPlace;
  if (last_key === null) return isElsewhere ? { event: moved, what } : null;
  const last = lastTold(last_key);
  const isAtKnownPlace = known_place !== null && known_place === event.location_name;
  const isChanged =
    isAnotherTime(last.start_time, event) ||
    (last.place !== placeMark(event.location_name) && (isInPlace || isAtKnownPlace));
  if (isElsewhere) return isChanged || !takesPlace(last) ? { event: moved, what } : null;
  return isChanged || last.state !== "planned" ? { event: { ...event, state }, what } : null;
}
