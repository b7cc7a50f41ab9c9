import { findSeriesRules } from "#db/queries/events/series-rule";
import { findOrganizerCalendar } from "#db/queries/search/of-organizer";
import { cachedAnswer } from "~/http/copies";
import { calendarAnswer, publicLoader, requireMethod } from "~/http/methods";
import { dataNotFound, requireQuery } from "~/http/requests";
import { organizerCalendarQuery } from "~/schemas/events/calendar-file";
import { contentId } from "~/schemas/moderation/forms";
import { calendarName, viewCalendar } from "~/views/events/calendar-file";

export const loader = publicLoader(async ({ request, params, context }) => {
  const id = contentId.safeParse(params["id"]);
  if (!id.success) return dataNotFound();
  const { lang: locale } = requireQuery(organizerCalendarQuery, request);
  return cachedAnswer(request, context, { key: `/organizer/${id.data}.ics?${locale}`, seconds: 300 }, async () => {
    const calendar = await findOrganizerCalendar(context.db, id.data, context.now);
    if (!calendar) return dataNotFound();
    const { organizer, events } = calendar;
    const { APP_URL } = context.settings;
    const homeAddress = `${APP_URL}/organizer/${organizer.id}`;
    const series = await findSeriesRules(context.db, events);
    return calendarAnswer(
      viewCalendar({ name: calendarName(organizer, locale), homeAddress, locale, events, series }, APP_URL),
      "inline",
    );
  });
});

export const action = requireMethod("public");
