import { z } from "zod";
import { EVENT_TYPES } from "~/domain/event-types";
import { parseTags } from "~/domain/tags";
import { latitude, longitude, optionalLine, requiredLine, requiredText, website } from "./form-fields";
import { EVENT_DEFAULTS, MAX_LENGTH, MAX_TAGS } from "./form-limits";
import type { FormProblem } from "./form-problems";
import { isWholePosition, wholePosition } from "./organizer-form";

const tags = z
  .string()
  .default("")
  .transform(parseTags)
  .pipe(
    z
      .array(z.string().max(MAX_LENGTH.tag, "tagTooLong" satisfies FormProblem))
      .max(MAX_TAGS, "tooManyTags" satisfies FormProblem),
  );

/** What an event is, apart from when. Names and values are those of its row; what is left empty is null. */
export const eventDetails = z
  .object({
    title: requiredLine(MAX_LENGTH.title, "titleRequired"),
    description: requiredText(MAX_LENGTH.description, "descriptionRequired"),
    event_type: z.enum(EVENT_TYPES, "eventTypeRequired" satisfies FormProblem),
    /** The name of the house; the model puts the organizer's where there is none. */
    location_name: optionalLine(MAX_LENGTH.name),
    location_address: optionalLine(MAX_LENGTH.address),
    city: optionalLine(MAX_LENGTH.city),
    country: optionalLine(MAX_LENGTH.country).transform((country) => country ?? EVENT_DEFAULTS.country),
    lat: latitude,
    lng: longitude,
    speaker_band: optionalLine(MAX_LENGTH.name),
    external_url: website,
    tags,
  })
  .refine(isWholePosition, wholePosition);

export type EventDetails = z.output<typeof eventDetails>;
