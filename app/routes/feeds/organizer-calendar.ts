import { findOrganizerCalendar } from "#db/queries/events/records";
import { keptAnswer } from "~/http/copies";
import { calendarAnswer, publicNotFound, publicLoader, refuseWriting } from "~/http/public-answers";
import { contentId } from "~/schemas/moderation/forms";
import { viewOrganizerCalendar } from "~/views/events/calendar-file";

/** An organizer's coming events as a calendar to subscribe to. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const id = contentId.safeParse(params["id"]);
  if (!id.success) return publicNotFound();
  return keptAnswer(request, context, { key: `/organizer/${id.data}.ics`, seconds: 300 }, async () => {
    const calendar = await findOrganizerCalendar(context.db, id.data, context.now);
    return calendar
      ? calendarAnswer(viewOrganizerCalendar(calendar, context.settings.APP_URL), "inline")
      : publicNotFound();
  });
});

export const action = refuseWriting;
