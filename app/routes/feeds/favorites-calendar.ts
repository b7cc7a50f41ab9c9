import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { listFavoriteRecords } from "#db/queries/favorites/events";
import { calendarAnswer, requireMethod } from "~/http/methods";
import { requireForm } from "~/http/requests";
import { favoritesCalendarForm } from "~/schemas/favorites/favorites";
import { viewKeptCalendar } from "~/views/events/calendar-file";

/** Private: asked for in a body, neither cached nor logged. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod("POST")({ request, context });
  const { db, now, locale, settings } = context;
  const { event_ids } = await requireForm(favoritesCalendarForm, request);
  const events = await listFavoriteRecords(db, event_ids, now);
  const answer = calendarAnswer(
    viewKeptCalendar({ events, series: [], locale }, settings.APP_URL),
    'attachment; filename="samling.ics"',
  );
  answer.headers.set("Cache-Control", "no-store");
  return answer;
}

export const loader = requireMethod("POST");
