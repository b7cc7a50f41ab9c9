import { z } from "zod";

/** The parameters of an event's calendar file. */
export const eventCalendarQuery = z.object({ series: z.literal("1").optional() });
