import * as z from "zod";
import { LISTED_PERIODS, LISTED_STATES } from "~/domain/events/own-list";
import { EVENT_TYPES } from "~/domain/events/types";
import { FLASH } from "~/domain/site/flash";
import { contentId } from "~/schemas/moderation/forms";
import { month, queryText } from "~/schemas/search/fields";

/** The `sort_key` of a page's first or last event. */
const edge = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
  .pipe(z.number().max(Number.MAX_SAFE_INTEGER))
  .nullable()
  .catch(null);

/** Invalid values count as missing. */
export const ownListFilter = z.object({
  period: z.enum(LISTED_PERIODS).catch("coming"),
  q: queryText.catch(""),
  type: z.enum(EVENT_TYPES).nullable().catch(null),
  month: month.nullable().catch(null),
  state: z.enum(LISTED_STATES).nullable().catch(null),
  source: contentId.nullable().catch(null),
});

export const ownEventsQuery = ownListFilter.extend({ after: edge, before: edge });

const MOST_CREATED = 1000;

export const dashboardQuery = ownEventsQuery.extend({
  [FLASH.subject]: contentId.nullable().catch(null),
  [FLASH.count]: z.coerce.number().int().min(1).max(MOST_CREATED).catch(1),
  [FLASH.rest]: z.coerce.number().int().min(0).max(MOST_CREATED).catch(0),
  ny: z
    .literal("1")
    .transform(() => true)
    .catch(false),
});

export type OwnEventsQuery = z.output<typeof ownEventsQuery>;
export type DashboardQuery = z.output<typeof dashboardQuery>;

export const chosenOrganizerForm = z.object({
  organizer_id: contentId,
  to: z.enum(["settings"]).nullable().catch(null),
});

const COOKIE = "samling_organizer";
const YEAR_SECONDS = 31_536_000;

/** Chosen last on the device; permission is checked on every request. */
export function readChosenOrganizer(cookieHeader: string | null): string | null {
  const match = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookieHeader ?? "");
  return contentId.safeParse(match?.[1]).data ?? null;
}

/** Set-Cookie, for a year. */
export function chosenOrganizerCookie(id: string, secure: boolean): string {
  return `${COOKIE}=${id}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
