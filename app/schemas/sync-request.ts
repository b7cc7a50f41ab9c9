import { z } from "zod";
import { contentId } from "./content-id";

/** What is sent to /api/sync-ical-calendar: a calendar that is imported from, and whose it is. */
export const syncRequest = z.object({ syncId: contentId, calendarUrl: z.string().max(2_000), organizerId: contentId });

export type SyncRequest = z.output<typeof syncRequest>;

/** What /debug/edge-function tries: a stored calendar, or nothing but the reading. */
export const syncTrial = z.object({ sync_id: contentId.optional() });
