import * as z from "zod";
import { eventOfAdapter } from "~/domain/intake/page/structured-event";
import { type AnswerMap, eventRows, idValue, saidText } from "../event-rows";

/**
 * Cornerstone, the pages of many free churches and prayer houses: a page names
 * serviceLink="…/events_service/start/:start-time/end/:end-time/url/<b64>/view_id/<id>". Its lines are "Kveldsmøte søndag 9
 * august 2026 | 19:00", and are read as any page's. Not published: off until the owner of the page has said yes.
 *
 * Traps: the calendar itself may be empty in the page, while the front page lists what comes next: an excerpt, after which
 * nothing may be taken away. Times of the service without an offset are the clock at the place; numbers are claims.
 */
const event = z
  .object({
    id: idValue.optional(),
    event_id: idValue.optional(),
    title: z.string(),
    start: z.union([z.string(), z.number()]),
    end: z.union([z.string(), z.number()]).nullish().catch(null),
    description: saidText,
    location: saidText,
    url: saidText,
  })
  .refine(({ url, event_id }) => event_id !== undefined || /calendar_event/.test(url ?? ""));

export const cornerstoneMap: AnswerMap = (data) => {
  const rows = z.union([z.array(z.unknown()), z.object({ events: z.array(z.unknown()) })]).safeParse(data);
  if (!rows.success) return null;
  const made = eventRows(Array.isArray(rows.data) ? rows.data : rows.data.events, event, (said) =>
    eventOfAdapter("cornerstone", {
      id: said.id ?? said.event_id ?? null,
      name: said.title,
      start: said.start,
      end: said.end ?? null,
      description: said.description,
      url: said.url,
      place: said.location,
      hasZone: false,
    }),
  );
  return made.length > 0 ? made : null;
};
