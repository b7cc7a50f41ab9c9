import { type SQL, sql } from "drizzle-orm";
import { PLACE_UNKNOWN } from "~/domain/events/display";
import { MOVE_NEWS_SECONDS } from "~/domain/events/moved";
import { unixSeconds } from "~/domain/time/days-and-moments";

/** Before (of `events`) and after (of `w`, the new row as JSON); null where not known. */
const PLACE = sql`nullif(events.location_name, ${PLACE_UNKNOWN})`;
const NEW_PLACE = sql`nullif(w.value->>'location_name', ${PLACE_UNKNOWN})`;
const NEW_START = sql`w.value->>'start_time'`;

/** Whether one name contains the other: "Solvik kirke", "Solvik kirke, Kirkeveien 1". */
const IS_SAME_PLACE = sql`(instr(lower(${NEW_PLACE}), lower(${PLACE})) > 0 or instr(lower(${PLACE}), lower(${NEW_PLACE})) > 0)`;

/**
 * For an update of `events` from `w`: another time or place marks a move, as stateAfterMove() does for a form, where
 * visitors know it and it begins soon (isMoveNews()). The first time and place are kept until it is moved back. A first
 * time or place is no move.
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
