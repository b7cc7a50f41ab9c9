import * as z from "zod";
import { claimedIn, hasNorwaysClock } from "~/domain/intake/page/said-time";
import { eventOfAdapter } from "~/domain/intake/page/structured-event";
import { addressValue } from "~/schemas/intake/data-values";
import { KEPT_BACK } from "../../pages/answer-words";
import { addressLine, type AnswerMap, eventRows, idValue, saidText } from "../event-rows";

/**
 * The Events Calendar, a plugin of WordPress: /wp-json/tribe/events/v1/events → {events, total, total_pages}. Documented;
 * open where its iCal answers 403. At most 50 a page; `total_pages` counts pages of 50.
 *
 * Traps: `start_date` is the clock at the place, in `timezone`; `utc_start_date` is wrong where the site's own zone is.
 * A missing venue is an empty list, a missing image `false`. The page after the last is 404.
 */
const venue = z.object({
  venue: saidText,
  address: saidText,
  zip: saidText,
  city: saidText,
});

const event = z.object({
  id: idValue,
  title: z.string(),
  start_date: z.string(),
  end_date: saidText,
  all_day: z.boolean().nullish().catch(null),
  timezone: saidText,
  description: saidText,
  url: saidText,
  status: saidText.refine((status) => !KEPT_BACK.test(status ?? "")),
  /** Of an addition to it. */
  event_status: saidText,
  image: addressValue.optional(),
  venue: z
    .union([venue, z.array(venue).transform(([first]) => first ?? null)])
    .nullish()
    .catch(null),
});

const answer = z.object({ events: z.array(z.unknown()) });
const isIts = z.object({ start_date: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/), title: z.string() });

export const theEventsCalendarMap: AnswerMap = (data) => {
  const one = isIts.safeParse(data);
  const rows = one.success ? [data] : (answer.safeParse(data).data?.events ?? null);
  if (!rows?.some((row) => isIts.safeParse(row).success)) return null;
  return eventRows(rows, event, (said) => {
    const hasZone = hasNorwaysClock(said.timezone);
    const clock = (written: string | null) => written && claimedIn(said.timezone, written);
    return eventOfAdapter("the-events-calendar", {
      id: said.id,
      name: said.title,
      start: said.all_day ? said.start_date.slice(0, 10) : clock(said.start_date),
      end: said.all_day ? (said.end_date?.slice(0, 10) ?? null) : clock(said.end_date),
      description: said.description,
      url: said.url,
      image: said.image ?? null,
      place: said.venue?.venue ?? null,
      address: addressLine(said.venue?.address, [said.venue?.zip, said.venue?.city].filter(Boolean).join(" ")),
      status: /cancel/i.test(`${said.status} ${said.event_status}`) ? "cancelled" : null,
      hasZone,
    });
  });
};
