import { z } from "zod";
import { SYNC_FUNCTIONS } from "~/domain/calendars/sync-functions";
import { contentId } from "./content-id";

/** What is sent to /api/sync-ical-calendar: a calendar that is imported from, and whose it is. */
export const syncRequest = z.object({ syncId: contentId, calendarUrl: z.string().max(2_000), organizerId: contentId });

export type SyncRequest = z.output<typeof syncRequest>;

/** What is sent to /api/sync-google-calendar: there is nothing but the trial. */
export const googleTrialRequest = z.object({ test: z.literal(true) });

/** What /debug/edge-function tries: one of the functions, the first with a stored calendar or with nothing but the reading. */
export const syncTrial = z.object({ tried: z.enum(SYNC_FUNCTIONS).default("sync-ical-calendar"), sync_id: contentId.optional() });
