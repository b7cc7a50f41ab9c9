import { type EventRecordRow, findEventRecord, listSeriesRecords } from "#db/queries/events/records";
import { findSeriesRules } from "#db/queries/events/series-rule";
import type { AppContext } from "~/context";
import { requireQuery } from "~/http/bodies";
import { cachedAnswer } from "~/http/copies";
import { requireMethod } from "~/http/methods";
import { calendarAnswer, publicLoader } from "~/http/public-answers";
import { dataNotFound } from "~/http/refusals";
import { eventCalendarQuery } from "~/schemas/events/calendar-file";
import { contentId } from "~/schemas/moderation/forms";
import { calendarFileName, viewEventCalendar, viewKeptCalendar } from "~/views/events/calendar-file";

/** One event as an iCalendar file, or with `series` all dates to come of the series that it belongs to. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const id = contentId.safeParse(params["id"]);
  if (!id.success) return dataNotFound();
  const { series } = requireQuery(eventCalendarQuery, request);
  const key = `/event/${id.data}.ics${series ? "?series" : ""}`;
  return cachedAnswer(request, context, { key, seconds: 300 }, async () => {
    const event = await findEventRecord(context.db, id.data);
    if (!event) return dataNotFound();
    const disposition = `attachment; filename="${calendarFileName(event.title)}"`;
    const file = series && event.series_id ? seriesFile(event.series_id, context) : eventFile(event, context);
    return calendarAnswer(await file, disposition);
  });
});

const eventFile = async (event: EventRecordRow, { settings }: AppContext) => viewEventCalendar(event, settings.APP_URL);

async function seriesFile(seriesId: string, { db, now, settings }: AppContext): Promise<string> {
  const events = await listSeriesRecords(db, seriesId, now);
  return viewKeptCalendar({ events, series: await findSeriesRules(db, events) }, settings.APP_URL);
}

export const action = requireMethod("public");
