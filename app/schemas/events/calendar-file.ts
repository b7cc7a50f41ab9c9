import * as z from "zod";
import { CONTENT_LOCALE, LOCALES } from "~/domain/site/locales";

export const organizerCalendarQuery = z.object({
  lang: z.enum(LOCALES).default(CONTENT_LOCALE).describe("The language of the calendar's own words."),
});

export const eventCalendarQuery = organizerCalendarQuery.extend({
  series: z.literal("1").optional().describe("All dates to come of the series that it belongs to."),
});
