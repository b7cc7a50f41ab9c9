import { z } from "zod";
import { FIRST_HOUR_INTENTS } from "~/domain/organizers/first-hour";

/** Whether the list of first steps is put away or brought back. */
export const firstHourForm = z.object({ intent: z.enum(FIRST_HOUR_INTENTS) });
