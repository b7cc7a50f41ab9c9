import { findEventRecord } from "#db/queries/events/records";
import { keptAnswer } from "~/http/copies";
import { calendarAnswer, publicNotFound, publicLoader, refuseWriting } from "~/http/public-answers";
import { contentId } from "~/schemas/moderation/forms";
import { calendarFileName, viewEventCalendar } from "~/views/events/calendar-file";

/** One event as a file for somebody's own calendar. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const id = contentId.safeParse(params["id"]);
  if (!id.success) return publicNotFound();
  return keptAnswer(request, context, { key: `/event/${id.data}.ics`, seconds: 300 }, async () => {
    const event = await findEventRecord(context.db, id.data);
    if (!event) return publicNotFound();
    const disposition = `attachment; filename="${calendarFileName(event.title)}"`;
    return calendarAnswer(viewEventCalendar(event, context.settings.APP_URL), disposition);
  });
});

export const action = refuseWriting;
