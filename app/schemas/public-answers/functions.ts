import * as z from "zod";

/** Other programs read these: the spelling of fields is fixed. */

export const geocodeAnswer = z.object({
  success: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

export const autocompleteAnswer = z.object({
  suggestions: z.array(
    z.object({
      display_name: z.string(),
      postcode: z.string().nullable().describe("Null where only a town was recognised."),
      city: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
});

export const syncAnswer = z.object({
  success: z.boolean(),
  error: z.string().nullable().describe("Why it did not succeed."),
  eventsProcessed: z.int().nonnegative(),
  totalEvents: z.int().nonnegative(),
  skippedPastEvents: z.int().nonnegative(),
  debug: z.string().nullable(),
});

export type GeocodeAnswer = z.output<typeof geocodeAnswer>;
export type AutocompleteAnswer = z.output<typeof autocompleteAnswer>;
export type SyncAnswer = z.output<typeof syncAnswer>;
