import { type EventRecordRow, findEventRecord, listSeriesRecords } from "#db/queries/events/records";
import { findSeriesRules } from "#db/queries/events/series-rule";
import type { AppContext } from "~/context";
import type { Locale } from "~/domain/site/locales";
import { cachedAnswer } from "~/http/copies";
import { calendarAnswer, publicLoader, requireMethod } from "~/http/methods";
import { dataNotFound, requireQuery } from "~/http/requests";
import { eventCalendarQuery } from "~/schemas/events/calendar-file";
import { contentId } from "~/schemas/moderation/forms";
import { calendarFileName, viewKeptCalendar } from "~/views/events/calendar-file";

/** With `series`, the file has all dates to come. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const id = contentId.safeParse(params["id"]);
  if (!id.success) return dataNotFound();
  const { series, lang } = requireQuery(eventCalendarQuery, request);
  const key = `/event/${id.data}.ics?${series ? "series&" : ""}${lang}`;
  return cachedAnswer(request, context, { key, seconds: 300 }, async () => {
    const event = await findEventRecord(context.db, id.data);
    if (!event) return dataNotFound();
    const disposition = `attachment; filename="${calendarFileName(event.title)}"`;
    const dates = series ? await listSeriesRecords(context.db, event.id, context.now) : [];
    return calendarAnswer(await fileOf({ event, dates, locale: lang }, context), disposition);
  });
});

/** Imported series have no rule of ours: each of their dates is an entry. */
async function fileOf(
  { event, dates, locale }: { event: EventRecordRow; dates: EventRecordRow[]; locale: Locale },
  { db, settings }: AppContext,
): Promise<string> {
  const events = dates.length > 0 ? dates : [event];
  return viewKeptCalendar({ events, series: await findSeriesRules(db, dates), locale }, settings.APP_URL);
}

export const action = requireMethod("public");
