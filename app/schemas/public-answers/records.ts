import * as z from "zod";
import type { EventDetail } from "~/domain/events/details";
import { HOST_PARTS } from "~/domain/events/hosts";
import { CHANGE_KINDS } from "~/domain/events/public-changes";
import { EVENT_STATES, EVENT_TYPES, REGISTRATIONS } from "~/domain/events/types";
import { FACTS, FAMILIES, PLACE_FACTS, PRICES } from "~/domain/facts/facts";
import { FACT_LANGUAGES } from "~/domain/facts/languages";
import { OPENING_DAYS } from "~/domain/organizers/open-spans";
import { LISTED_TEXTS, PUBLIC_TEXTS } from "~/domain/organizers/profile";
import { eachField } from "~/domain/values";

/** Fields may be added; callers must ignore unknown ones. */

const moment = z.iso.datetime();

const clock = z.string().regex(/^\d\d:\d\d$/);

const position = z.object({ lat: z.number().describe("Degrees north."), lng: z.number().describe("Degrees east.") });

const page = {
  next_cursor: z.string().nullable().describe("For the next page; null on the last."),
  total: z.int().nonnegative().describe("How many were found in all."),
  total_is_capped: z.boolean().describe("True where there are more than `total` says."),
};

const publicFacts = {
  facts: z.array(z.enum(FACTS)).describe("What holds; the parameter `fact` searches for these."),
  church_family: z.enum(FAMILIES).nullable(),
  language: z.enum(FACT_LANGUAGES).nullable().describe("That is spoken (ISO 639), where the organizer has said so."),
  interpretation_language: z.enum(FACT_LANGUAGES).nullable().describe("That it is interpreted into (ISO 639)."),
  stream_url: z.string().nullable().describe("Where it can be seen while it goes on."),
  price: z.enum(PRICES).nullable(),
  price_nok: z.int().nullable().describe("What a ticket costs, in kroner."),
  ticket_url: z.string().nullable(),
  registration_url: z.string().nullable(),
  age_from: z.int().nullable().describe("In years, included."),
  age_to: z.int().nullable().describe("In years, included."),
};

export const publicEvent = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  text_language: z
    .string()
    .nullable()
    .describe("Of title and description (BCP 47), where the organizer has said so; `language` is what is spoken."),
  other_language: z.string().nullable().describe("Of the same text in another language (BCP 47); null without one."),
  other_title: z.string().nullable(),
  other_description: z.string().nullable(),
  event_type: z.enum(EVENT_TYPES),
  start_time: moment.describe("In UTC."),
  end_time: moment.nullable().describe("In UTC."),
  all_day: z.boolean().describe("Whether only the days (in Norway) count, not the times."),
  location: position.nullable(),
  location_name: z.string().nullable(),
  location_address: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string(),
  speaker_band: z.string().nullable(),
  external_url: z.string().nullable(),
  image_url: z.url().nullable(),
  image_alt: z.string().nullable().describe("What the event's own picture shows, in the organizer's words."),
  google_calendar_id: z
    .string()
    .nullable()
    .describe(
      "The id of the Google calendar that the event was imported from, where that is a group's and open to everybody.",
    ),
  tags: z.array(z.string()),
  ...publicFacts,
  organizer: z.object({
    id: z.string(),
    name: z.string(),
    city: z.string().nullable(),
    logo_url: z.url().nullable(),
  }),
  hosts: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        part: z.enum(HOST_PARTS).describe("It takes part, or the event is at its place."),
        url: z.url().describe("Its page."),
      }),
    )
    .describe("Other organizers that have said that they take part."),
  is_confirmed: z
    .boolean()
    .describe("False where it was read from the congregation's website, and nobody there has said yes to it yet."),
  state: z
    .enum(EVENT_STATES)
    .describe("What has become of it; one that is cancelled or postponed does not take place."),
  state_reason: z.string().nullable().describe("Why, in the organizer's words."),
  previous_start_time: moment.nullable().describe("When it was to begin before it was moved, in UTC."),
  previous_location_name: z.string().nullable().describe("Where it was to be before it was moved."),
  registration: z.enum(REGISTRATIONS).describe("Whether one must register, and whether one still can."),
  distance_km: z.number().optional().describe("From the position asked about, to 0.1 km; missing without one."),
  url: z.url().describe("The event's page."),
  calendar_url: z.url().describe("The event as iCalendar."),
  updated_at: moment.describe("In UTC."),
} satisfies Record<Exclude<EventDetail, "lat" | "lng">, z.ZodType> & Record<string, z.ZodType>);

export const publicEventPage = z.object({ events: z.array(publicEvent), ...page });

export const publicChangePage = z.object({
  changes: z.array(
    z.object({
      kind: z
        .enum(CHANGE_KINDS)
        .describe("What is hidden or held back is deleted; state is that it was cancelled, moved, full and the like."),
      at: moment.describe("When, in UTC."),
      event_id: z.string(),
      organizer_id: z.string(),
      event: publicEvent.nullable().describe("The event as it is now; null where it is gone."),
    }),
  ),
  next: z.string().describe("What to send as since the next time."),
  has_more: z.boolean().describe("Whether there are more already."),
});

export const publicOrganizer = z.object({
  id: z.string(),
  ...eachField(LISTED_TEXTS, () => z.string().nullable()),
  name: z.string(),
  facts: z.array(z.enum(PLACE_FACTS)).describe("What its place offers."),
  church_family: z.enum(FAMILIES).nullable(),
  location: position.nullable(),
  logo_url: z.url().nullable(),
  cover_image_url: z.url().nullable(),
  is_kept: z
    .boolean()
    .describe(
      "Whether its congregation keeps the page; false where it was made from the Norwegian register of organisations and nobody has taken it in use.",
    ),
  url: z.url().describe("The organizer's page."),
});

export const publicOrganizerPage = z.object({ organizers: z.array(publicOrganizer), ...page });

export const publicOrganizerDetail = z.object({
  ...eachField(PUBLIC_TEXTS, () => z.string().nullable()),
  ...publicOrganizer.shape,
  email: z.string().nullable().describe("Null where `is_kept` is false."),
  opening_hours: z
    .array(
      z.object({
        weekday: z.enum(OPENING_DAYS),
        opens: clock,
        closes: clock.describe("24:00 is midnight."),
      }),
    )
    .describe("When its place is open, in Norwegian time; not on public holidays. Empty where it has not said."),
  opening_note: z.string().nullable().describe("More about the opening hours, in its own words."),
  events_url: z.url().describe("The organizer's coming events in this API."),
  calendar_url: z.url().describe("The organizer's coming events as iCalendar, to subscribe to."),
});

/** oEmbed 1.0, type "rich". */
export const publicEmbed = z.object({
  version: z.literal("1.0"),
  type: z.literal("rich"),
  provider_name: z.string(),
  provider_url: z.url(),
  title: z.string(),
  author_name: z.string().describe("The organizer."),
  author_url: z.url().describe("The organizer's page."),
  cache_age: z.number().describe("For how many seconds a copy may be shown."),
  html: z.string().describe("The frame, to stand in a page."),
  width: z.number(),
  height: z.number(),
});

const wrongField = { field: z.string(), message: z.string() };

export const publicError = z.object({
  error: z.object({
    message: z.string(),
    field: wrongField.field.optional().describe("The first wrong parameter."),
    fields: z.array(z.object(wrongField)).optional().describe("Every wrong parameter."),
  }),
});

export type PublicEvent = z.output<typeof publicEvent>;
export type PublicEventPage = z.output<typeof publicEventPage>;
export type PublicChangePage = z.output<typeof publicChangePage>;
export type PublicOrganizer = z.output<typeof publicOrganizer>;
export type PublicOrganizerPage = z.output<typeof publicOrganizerPage>;
export type PublicOrganizerDetail = z.output<typeof publicOrganizerDetail>;
export type PublicEmbed = z.output<typeof publicEmbed>;
export type PublicError = z.output<typeof publicError>;
