import { findOrganizerCalendar } from "#db/queries/event-records";
import { keptAnswer } from "~/answers/kept-answer";
import { calendarAnswer, notFound, publicLoader, refuseMethod } from "~/answers/public-answer";
import { contentId } from "~/schemas/content-id";
import { viewOrganizerCalendar } from "~/views/event-calendar";

/** An organizer's coming events as a calendar to subscribe to. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const id = contentId.safeParse(params["id"]);
  if (!id.success) return notFound();
  return keptAnswer(request, context, { key: `/organizer/${id.data}.ics`, seconds: 300 }, async () => {
    const calendar = await findOrganizerCalendar(context.db, id.data, context.now);
    return calendar ? calendarAnswer(viewOrganizerCalendar(calendar, context.settings.APP_URL), "inline") : notFound();
  });
});

export const action = refuseMethod;
