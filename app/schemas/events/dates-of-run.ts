import * as z from "zod";
import { EVENT_STATES, REGISTRATIONS } from "~/domain/events/types";

const dateOfRun = z
  .tuple([
    z.string(),
    z.number(),
    z.number(),
    z.number(),
    z.enum(EVENT_STATES),
    z.string(),
    z.string().nullable(),
    z.enum(REGISTRATIONS),
  ])
  .transform(([id, start_time, , all_day, state, title, place, registration]) => ({
    id,
    start_time,
    all_day,
    title,
    place,
    // Where it was before is told on its own page.
    state: { state, registration, start_time, previous_start_time: null, previous_location: null },
  }));

export type DateOfRun = z.output<typeof dateOfRun>;

/** As event_runs has them, soonest first; unix seconds. */
export const datesOfRun = z.array(dateOfRun);
