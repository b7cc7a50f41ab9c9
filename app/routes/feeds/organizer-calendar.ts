import { findOrganizerCalendar } from "#db/queries/events/records";
import { cachedAnswer } from "~/http/copies";
import { requireMethod } from "~/http/methods";
import { calendarAnswer, publicLoader } from "~/http/public-answers";
import { dataNotFound } from "~/http/refusals";
import { contentId } from "~/schemas/moderation/forms";
import { viewOrganizerCalendar } from "~/views/events/calendar-file";

/** An organizer's coming events as a calendar to subscribe to. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const id = contentId.safeParse(params["id"]);
  if (!id.success) return dataNotFound();
  return cachedAnswer(request, context, { key: `/organizer/${id.data}.ics`, seconds: 300 }, async () => {
    const calendar = await findOrganizerCalendar(context.db, id.data, context.now);
    return calendar
      ? calendarAnswer(viewOrganizerCalendar(calendar, context.settings.APP_URL), "inline")
      : dataNotFound();
  });
});

export const action = requireMethod("public");
