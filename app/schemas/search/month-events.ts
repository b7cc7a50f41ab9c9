import * as z from "zod";
import { EVENT_STATES, EVENT_TYPES, REGISTRATIONS } from "~/domain/events/types";

/** As one field of the database: see db/queries/search/month.ts. */
export const monthEvents = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    language: z.string().nullable(),
    other_language: z.string().nullable(),
    other_title: z.string().nullable(),
    event_type: z.enum(EVENT_TYPES),
    start_time: z.number(),
    end_time: z.number().nullable(),
    all_day: z.number(),
    sort_key: z.number(),
    state: z.enum(EVENT_STATES),
    registration: z.enum(REGISTRATIONS),
    previous_start_time: z.number().nullable(),
    previous_location: z.string().nullable(),
  }),
);

export const eventKeys = z.array(z.number());
