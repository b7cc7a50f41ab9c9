import * as z from "zod";
import { roundBounds } from "~/domain/places/position";
import {
  DEFAULT_RADIUS_KM,
  MAX_SHOWN,
  NAMED_RADIUS_KM,
  PAGE_SIZE,
  RADII_KM,
  SEARCH_VIEWS,
} from "~/domain/search/limits";
import type { EventSearch, SearchCursor } from "~/domain/search/plan";
import { CONTENT_LOCALE, LOCALES } from "~/domain/site/locales";
import { DAY_SPANS, momentsOfDays } from "~/domain/time/days-and-moments";
import { contentId } from "~/schemas/moderation/forms";
import { publicEvent } from "~/schemas/public-answers/records";
import { formatCursor, pageFields, parseCursor } from "./cursor";
import {
  boundsParameter,
  day,
  eventTypes,
  factParameters,
  latitudeParameter,
  longitudeParameter,
  month,
  placeParameter,
  queryText,
  radius,
  restorePlus,
  selectedFields,
  wantedOf,
  weekdayParameter,
  wholeNumber,
} from "./fields";

const searchFields = z.object({
  q: queryText.default("").describe("Words: all must be found in title, description, tags, place or organizer."),
  type: eventTypes.default([]).describe("Any of these types; repeated or separated by commas."),
  ...factParameters,
  lat: latitudeParameter.optional().describe("Degrees north of the position to search near; needs lng."),
  lng: longitudeParameter.optional().describe("Degrees east of the position to search near; needs lat."),
  near: placeParameter.describe("A place by its name or postcode, instead of a position."),
  radius_km: radius
    .refine((km) => RADII_KM.some((offered) => offered === km))
    .default(DEFAULT_RADIUS_KM)
    .describe(`Only events so near: ${RADII_KM.join(", ")}.`),
});

const ask = queryText
  .optional()
  .describe("A sentence as people write it, as on the front page: its place, days, hours and words are understood.");

/** Without one in the address, the place decides: nearer around one that a sentence names. */
const radius_km = searchFields.shape.radius_km
  .unwrap()
  .optional()
  .describe(
    `Only events so near: ${RADII_KM.join(", ")}. ${DEFAULT_RADIUS_KM} by itself, ${NAMED_RADIUS_KM} around a place in \`ask\`.`,
  );

const hasWholePosition = (search: Pick<z.output<typeof searchFields>, "lat" | "lng">) =>
  (search.lat === undefined) === (search.lng === undefined);

export const weekendParameters = searchFields.refine(hasWholePosition, { path: ["lat"] });

export type WeekendParameters = z.output<typeof weekendParameters>;

/** What is asked for, the feast says. */
export const feastParameters = searchFields.omit({ q: true, type: true }).refine(hasWholePosition, { path: ["lat"] });

export type FeastParameters = z.output<typeof feastParameters>;

export const organizerMonthParameters = z.object({ month: month.optional(), day: day.optional() });

/** All are optional; those given must be valid. */
export const eventSearchParameters = searchFields
  .extend({
    when: z.enum(DAY_SPANS).optional(),
    from: day.optional(),
    to: day.optional(),
    weekday: weekdayParameter,
    sort: z.enum(["time", "distance"]).default("time"),
    exact: queryText.optional(),
    radius_km,
    each: z.literal("1").optional(),
    view: z.enum(SEARCH_VIEWS).default("list"),
    bbox: boundsParameter.optional(),
    /** `day` alone decides the month too. */
    month: month.optional(),
    day: day.optional(),
    show: wholeNumber(PAGE_SIZE, MAX_SHOWN).default(PAGE_SIZE),
    after: z
      .string()
      .regex(/^\d{1,16}$/)
      .transform(Number)
      .pipe(z.number().max(Number.MAX_SAFE_INTEGER))
      .optional(),
  })
  .refine(hasWholePosition, { path: ["lat"] });

/** Days move with today. */
export const feedParameters = searchFields
  .extend({
    ask,
    radius_km,
    when: z.enum(DAY_SPANS).optional().describe("Days that move with today: the weekend is always the coming one."),
    from: day.optional().describe("Only events that start on this day (in Norway) or later."),
    to: day.optional().describe("Only events that start on this day (in Norway) at the latest."),
    weekday: weekdayParameter,
    bbox: boundsParameter.transform(roundBounds).optional().meta({
      type: "string",
      description: "Only events in this part of the map, instead of the circle: west,south,east,north in degrees.",
    }),
    organizer_id: contentId.optional().describe("Only this organizer's events."),
    lang: z.enum(LOCALES).default(CONTENT_LOCALE).describe("The language of the feed's own words."),
  })
  .refine(hasWholePosition, { path: ["lat"], error: "is needed with lng, and lng with lat" });

export type FeedParameters = z.output<typeof feedParameters>;

/** As the front page has them: words are a sentence. */
export const subscribeParameters = feedParameters.safeExtend({ exact: queryText.optional() });

/** Of a part of the map, else of a circle, which words may name. */
export const mapSearchParameters = eventSearchParameters.refine(
  ({ bbox, lat, near, q }) => q !== "" || (bbox ?? lat ?? near) !== undefined,
  { path: ["bbox"], error: "is needed where there is no place" },
);

export type EventSearchParameters = z.output<typeof eventSearchParameters>;

const dateTime = z.preprocess(
  (value) => (typeof value === "string" ? restorePlus(value) : value),
  z.iso.datetime({ offset: true }),
);

const dayOrMoment = z.union([day, dateTime], "must be a day (YYYY-MM-DD) or a date-time with its zone (ISO 8601)");

const fields = z.object({
  q: searchFields.shape.q,
  ask,
  type: searchFields.shape.type,
  ...factParameters,
  lat: searchFields.shape.lat,
  lng: searchFields.shape.lng,
  radius_km: radius
    .optional()
    .describe(
      `Only events so near the position: ${DEFAULT_RADIUS_KM} by itself, ${NAMED_RADIUS_KM} around a place in \`ask\`.`,
    )
    .meta({ default: DEFAULT_RADIUS_KM }),
  organizer_id: contentId.optional().describe("Only this organizer's events."),
  from: dayOrMoment.optional().describe("Only events that start on this day (in Norway) or at this moment, or later."),
  to: dayOrMoment
    .optional()
    .describe("Only events that start on this day (in Norway) at the latest, or before this moment."),
  weekday: weekdayParameter,
  sort: z.enum(["time", "distance"]).default("time").describe("Soonest first, or nearest first (needs a position)."),
  fields: selectedFields(publicEvent.keyof().options),
  ...pageFields,
});

type Fields = z.output<typeof fields>;

/** One response names every invalid field. */
const always = { when: () => true };

export const eventQuery = fields
  .refine(({ lat, lng }) => lng === undefined || lat !== undefined, {
    path: ["lat"],
    error: "is needed with lng",
    ...always,
  })
  .refine(({ lat, lng }) => lat === undefined || lng !== undefined, {
    path: ["lng"],
    error: "is needed with lat",
    ...always,
  })
  .refine(({ sort, lat }) => sort !== "distance" || lat !== undefined, {
    path: ["sort"],
    error: "can only be distance with lat and lng",
    ...always,
  })
  .refine((query) => !isBackwards(query), { path: ["to"], error: "must not be before from" })
  .refine((query) => query.cursor === undefined || cursorOf(query) !== null, {
    path: ["cursor"],
    error: "is not a cursor of this search",
  });

export const oneEventQuery = fields.pick({ fields: true });

export type EventQuery = z.output<typeof eventQuery>;

/** `weekdays`, `hours` and `not` are what a sentence says. */
export function eventSearchOf(query: EventQuery & Pick<EventSearch, "weekdays" | "hours" | "not">): EventSearch {
  const { lat, lng, radius_km: radiusKm = DEFAULT_RADIUS_KM } = query;
  return {
    ...wantedOf(query),
    circle: lat === undefined || lng === undefined ? null : { lat, lng, radiusKm },
    bounds: null,
    organizerId: query.organizer_id ?? null,
    ...momentsOf(query),
    sort: query.sort,
    limit: query.limit,
    cursor: cursorOf(query),
  };
}

export function formatEventCursor(cursor: SearchCursor | null, query: EventQuery): string | null {
  if (!cursor) return null;
  return formatCursor("after" in cursor ? cursor.after : cursor.skip, identityOf(query));
}

function cursorOf(query: Fields): SearchCursor | null {
  const position = query.cursor === undefined ? null : parseCursor(query.cursor, identityOf(query));
  if (typeof position !== "number") return null;
  return query.sort === "distance" ? { skip: position } : { after: position };
}

const identityOf = ({ limit: _limit, cursor: _cursor, fields: _fields, ...search }: Fields) => search;

const isDay = (text: string) => text.length === "YYYY-MM-DD".length;

function momentsOf({ from, to }: Pick<Fields, "from" | "to">) {
  const { start, end } = momentsOfDays({
    from: from && isDay(from) ? from : undefined,
    to: to && isDay(to) ? to : undefined,
  });
  return { start: from && !isDay(from) ? new Date(from) : start, end: to && !isDay(to) ? new Date(to) : end };
}

function isBackwards(query: Fields): boolean {
  const { start, end } = momentsOf(query);
  return start !== null && end !== null && end <= start;
}
