import { type SQL, sql } from "drizzle-orm";
import { PLACE_UNKNOWN } from "~/domain/events/display";
import { MOVE_NEWS_SECONDS } from "~/domain/events/moved";
import { unixSeconds } from "~/domain/time/unix-time";

/** The places before (of `events`) and after (of `w`, the new row as JSON); null where they are not known. */
const PLACE = sql`nullif(events.location_name, ${PLACE_UNKNOWN})`;
const NEW_PLACE = sql`nullif(w.value->>'location_name', ${PLACE_UNKNOWN})`;
const NEW_START = sql`w.value->>'start_time'`;

/** Whether the new place only says more or less of the same one: "Solvik kirke", "Solvik kirke, Kirkeveien 1". */
const IS_SAME_PLACE = sql`(instr(lower(${NEW_PLACE}), lower(${PLACE})) > 0 or instr(lower(${PLACE}), lower(${NEW_PLACE})) > 0)`;

/**
 * Assignments of an update of `events` from `w`: what a source has given another time or place is moved, as
 * stateAfterMove() has it of a form. That counts for what visitors know and what begins soon (isMoveNews()); then the
 * first time and place stay known until it is moved back. A time where there was none, or a place, is no move.
 */
export function movedAtSource(now: Date): SQL {
  const at = unixSeconds(now);
  const counts = sql`(events.previous_start_time is not null or events.previous_location is not null
    or (events.public_from is null and events.start_time > ${at} and events.start_time - ${at} <= ${MOVE_NEWS_SECONDS}))`;
  const start = sql`case when ${counts} and events.all_day = w.value->>'all_day'
    then nullif(coalesce(events.previous_start_time, events.start_time), ${NEW_START}) else events.previous_start_time end`;
  const place = sql`case when ${counts} and ${NEW_PLACE} is not null and (events.previous_location is not null or not ${IS_SAME_PLACE})
    then nullif(coalesce(events.previous_location, ${PLACE}), ${NEW_PLACE}) else events.previous_location end`;
  return sql`previous_start_time = ${start}, previous_location = ${place},
    state = iif(w.value->>'state' = 'planned' and w.value->>'$.source_values.state' is null
      and (${start} is not null or ${place} is not null), 'moved', w.value->>'state')`;
}
