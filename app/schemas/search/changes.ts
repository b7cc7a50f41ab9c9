import * as z from "zod";
import { momentOfPlace, placeBefore } from "~/domain/events/public-changes";
import { publicEvent } from "~/schemas/public-answers/records";
import { formatCursor, pageFields, parseCursor } from "./cursor";
import { restorePlus, selectedFields } from "./fields";

const moment = z.iso.datetime({ offset: true });

/** Tells cursors of changes from others. */
const IDENTITY = { changes: 1 };

export const changesQuery = z.object({
  since: z
    .string()
    .max(200)
    .refine((text) => placeOfSince(text) !== null, "must be the next of an answer before, or a date-time with its zone")
    .optional()
    .describe(
      "The next of the answer before, or a date-time with its zone (ISO 8601) to begin at; without it, all that is kept.",
    ),
  limit: pageFields.limit,
  fields: selectedFields(publicEvent.keyof().options).describe(
    "Only these fields of each event, separated by commas; its id always.",
  ),
});

export type ChangesQuery = z.output<typeof changesQuery>;

/** The place in the log of changes; null for anything else. */
export function placeOfSince(text: string): number | null {
  const place = parseCursor(text, IDENTITY);
  if (typeof place === "number") return place;
  const parsed = moment.safeParse(restorePlus(text));
  return parsed.success ? Math.max(0, placeBefore(new Date(parsed.data))) : null;
}

export const formatChangesCursor = (place: number): string => formatCursor(place, IDENTITY);

export const isForgotten = (place: number, kept: Date): boolean => momentOfPlace(place + 1) < kept;
