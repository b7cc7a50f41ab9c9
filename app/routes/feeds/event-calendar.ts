import { findEventRecord } from "#db/queries/events/records";
import { cachedAnswer } from "~/http/copies";
import { requireMethod } from "~/http/methods";
import { calendarAnswer, publicLoader } from "~/http/public-answers";
import { dataNotFound } from "~/http/refusals";
import { contentId } from "~/schemas/moderation/forms";
import { calendarFileName, viewEventCalendar } from "~/views/events/calendar-file";

/** One event as an iCalendar file. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const id = contentId.safeParse(params["id"]);
  if (!id.success) return dataNotFound();
  return cachedAnswer(request, context, { key: `/event/${id.data}.ics`, seconds: 300 }, async () => {
    const event = await findEventRecord(context.db, id.data);
    if (!event) return dataNotFound();
    const disposition = `attachment; filename="${calendarFileName(event.title)}"`;
    return calendarAnswer(viewEventCalendar(event, context.settings.APP_URL), disposition);
  });
});

export const action = requireMethod("public");
