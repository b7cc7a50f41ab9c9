import { z } from "zod";
import { contentId } from "./content-id";

/** What the address of the calendars' page says: whose runs to show, and what has just been done to which calendar. */
export const calendarsQuery = z.object({
  runs: contentId.nullable().catch(null).default(null),
  melding: z.string().catch("").default(""),
  kalender: contentId.nullable().catch(null).default(null),
});
