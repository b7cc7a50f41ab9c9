import { z } from "zod";
import { DAY_SPANS } from "~/domain/event-time";
import { cleanLine } from "~/domain/plain-text";
import { DEFAULT_RADIUS_KM, MAX_SHOWN, PAGE_SIZE, RADII_KM } from "~/domain/search-limits";
import { day, eventTypes, latitude, longitude, queryText, radius, wholeNumber } from "./search-fields";

/** The parameters of the front page. Everything may be missing; what is there must make sense. */
export const eventSearchParameters = z
  .object({
    q: queryText.default(""),
    type: eventTypes.default([]),
    when: z.enum(DAY_SPANS).optional(),
    from: day.optional(),
    to: day.optional(),
    lat: latitude.optional(),
    lng: longitude.optional(),
    near: z.string().max(200).transform(cleanLine).pipe(z.string().max(100)).optional(),
    radius_km: radius.refine((km) => RADII_KM.some((offered) => offered === km)).default(DEFAULT_RADIUS_KM),
    sort: z.enum(["time", "distance"]).default("time"),
    show: wholeNumber(PAGE_SIZE, MAX_SHOWN).default(PAGE_SIZE),
    /** The `sort_key` after which the page begins. */
    after: z.string().regex(/^\d{1,16}$/).transform(Number).pipe(z.number().max(Number.MAX_SAFE_INTEGER)).optional(),
  })
  .refine((search) => (search.lat === undefined) === (search.lng === undefined), { path: ["lat"] });

export type EventSearchParameters = z.output<typeof eventSearchParameters>;
