import * as z from "zod";
import { FIRST_HOUR_INTENTS } from "~/domain/organizers/first-hour";

export const firstHourForm = z.object({ intent: z.enum(FIRST_HOUR_INTENTS) });
