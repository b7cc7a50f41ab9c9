import { z } from "zod";
import { DAY_SPANS } from "~/domain/event-time";
import { EVENT_TYPES } from "~/domain/event-types";
import { DEFAULT_RADIUS_KM, PAGE_SIZE, RADII_KM } from "~/domain/search-limits";

const day = z.iso.date();

/** More events than this on one page are reached by starting a new one. */
const MAX_SHOWN = PAGE_SIZE * 10;

/** The parameters of the front page. Everything may be missing; what is there must make sense. */
export const eventSearchParameters = z
  .object({
    q: z.string().default("").transform((text) => text.slice(0, 200)),
    type: z.array(z.enum(EVENT_TYPES)).max(EVENT_TYPES.length * 2).default([]).transform((types) => [...new Set(types)]),
    when: z.enum(DAY_SPANS).optional(),
    from: day.optional(),
    to: day.optional(),
    lat: z.coerce.number().min(-90).max(90).optional(),
    lng: z.coerce.number().min(-180).max(180).optional(),
    near: z.string().trim().max(100).optional(),
    radius_km: z.coerce
      .number()
      .refine((km) => (RADII_KM as readonly number[]).includes(km))
      .default(DEFAULT_RADIUS_KM),
    sort: z.enum(["time", "distance"]).default("time"),
    show: z.coerce.number().int().min(PAGE_SIZE).max(MAX_SHOWN).default(PAGE_SIZE),
    after: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  })
  .refine((search) => (search.lat === undefined) === (search.lng === undefined), { path: ["lat"] });

export type EventSearchParameters = z.output<typeof eventSearchParameters>;
