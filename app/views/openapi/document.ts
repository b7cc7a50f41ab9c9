import { CHANGES_KEPT_DAYS } from "~/domain/events/public-changes";
import { COUNT_CAP, DISTANCE_POOL } from "~/domain/search/limits";
import { googleTrialRequest, syncRequest } from "~/schemas/calendars/forms";
import { eventCalendarQuery, organizerCalendarQuery } from "~/schemas/events/calendar-file";
import { autocompleteRequest, geocodeRequest } from "~/schemas/places/requests";
import { changesQuery } from "~/schemas/search/changes";
import { eventQuery, feedParameters, oneEventQuery } from "~/schemas/search/events";
import { oembedParameters } from "~/schemas/search/oembed";
import { oneOrganizerQuery, organizerQuery } from "~/schemas/search/organizers";
import { FEED_FORMATS, FEED_TYPES, type FeedFormat } from "~/views/addresses/feed-address";
import { calendarOperation, failure, feedOperation, functionOperation, readOperation } from "./operations";
import { componentSchemas, type JsonSchema, reference } from "./schemas";

const syncRefusal = (description: string) => ({
  description,
  content: { "application/json": { schema: reference("SyncAnswer") } },
});

const INTRODUCTION = `Coming Christian events in Norway and the organizers who publish them. Open to every site, without a key.
Times are in UTC; days are days in Norway. Unknown parameters are ignored, empty ones count as not given.
Answers to searches near a position are kept by no cache; all others for up to a minute.`;

/** Made from the schemas of requests and responses. */
export function viewOpenApi(appUrl: string): JsonSchema {
  return {
    openapi: "3.1.0",
    info: { title: "Samling", version: "1.0.0", description: INTRODUCTION },
    servers: [{ url: appUrl }],
    paths: { ...readingPaths(), ...calendarPaths(), ...feedPaths(), ...embedPaths(), ...functionPaths() },
    components: { schemas: componentSchemas() },
  };
}

const readingPaths = (): JsonSchema => ({
  "/api/events": {
    get: readOperation({
      operationId: "listEvents",
      summary: "Coming events",
      description: `Nothing that has begun is found. Totals are counted up to ${COUNT_CAP}; by distance, the ${DISTANCE_POOL} soonest are put in order.`,
      query: eventQuery,
      answer: "EventPage",
    }),
  },
  "/api/events/{id}": {
    get: readOperation({
      operationId: "getEvent",
      summary: "One event, also a past one",
      id: "event",
      query: oneEventQuery,
      answer: "Event",
    }),
  },
  "/api/changes": {
    get: readOperation({
      operationId: "listChanges",
      summary: "What became of events, in order",
      description: `Told of for ${CHANGES_KEPT_DAYS} days. A mirror reads all of /api/events once, and then changes since the moment before.`,
      query: changesQuery,
      answer: "ChangePage",
      responses: { 410: failure("What was since then is no longer known: read everything anew.") },
    }),
  },
  "/api/organizers": {
    get: readOperation({
      operationId: "listOrganizers",
      summary: "Organizers in the order of their names",
      query: organizerQuery,
      answer: "OrganizerPage",
    }),
  },
  "/api/organizers/{id}": {
    get: readOperation({
      operationId: "getOrganizer",
      summary: "One organizer",
      id: "organizer",
      query: oneOrganizerQuery,
      answer: "OrganizerDetail",
    }),
  },
});

const calendarPaths = (): JsonSchema => ({
  "/event/{id}.ics": {
    get: calendarOperation({
      operationId: "getEventCalendar",
      summary: "One event as iCalendar",
      id: "event",
      query: eventCalendarQuery,
    }),
  },
  "/organizer/{id}.ics": {
    get: calendarOperation({
      operationId: "getOrganizerCalendar",
      summary: "What goes on and comes of an organizer as iCalendar, to subscribe to",
      id: "organizer",
      query: organizerCalendarQuery,
    }),
  },
});

const feedPaths = (): JsonSchema =>
  Object.fromEntries(
    FEED_FORMATS.map((format) => [
      `/feeds/events.${format}`,
      {
        get: feedOperation({
          operationId: `getEventFeed${format.toUpperCase()}`,
          summary: `The soonest events of a search or an organizer, as ${FEED_NAMES[format]}`,
          type: FEED_TYPES[format],
          query: feedParameters,
        }),
      },
    ]),
  );

const embedPaths = (): JsonSchema => ({
  "/oembed": {
    get: readOperation({
      operationId: "getEmbed",
      summary: "The frame of an event or of an organizer's events, by oEmbed",
      query: oembedParameters,
      required: ["url"],
      answer: "Embed",
      responses: {
        404: failure("The address is of no event or organizer, or that is hidden."),
        501: failure("XML is not made."),
      },
    }),
  },
});

const FEED_NAMES: Record<FeedFormat, string> = { ics: "iCalendar", rss: "RSS 2.0", json: "JSON Feed 1.1" };

const functionPaths = (): JsonSchema => ({
  "/api/geocode-address": {
    post: functionOperation({
      operationId: "geocodeAddress",
      summary: "Where an address in Norway is",
      body: geocodeRequest,
      answer: "GeocodeAnswer",
    }),
  },
  "/api/address-autocomplete": {
    post: functionOperation({
      operationId: "suggestAddresses",
      summary: "Addresses in Norway that begin like this",
      body: autocompleteRequest,
      answer: "AutocompleteAnswer",
    }),
  },
  "/api/sync-ical-calendar": {
    post: functionOperation({
      operationId: "syncCalendar",
      summary: "Imports from a calendar now, for those who may",
      body: syncRequest,
      answer: "SyncAnswer",
      responses: {
        202: syncRefusal("It takes longer than half a minute, and goes on."),
        401: syncRefusal("Not signed in."),
        403: syncRefusal("May see the calendar, but not import it."),
        404: syncRefusal("No such calendar of this organizer at this address."),
        409: syncRefusal("Another import of it came first."),
        429: syncRefusal("Too many imports within an hour."),
      },
    }),
  },
  "/api/sync-google-calendar": {
    post: functionOperation({
      operationId: "tryGoogleCalendar",
      summary: "Reads a sample as one of Google's calendars, and writes nothing; for those who run the service",
      body: googleTrialRequest,
      answer: "SyncAnswer",
      responses: { 404: { description: "For others it is not there." } },
    }),
  },
});
