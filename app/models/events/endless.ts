import { continueSeries, listSeriesToContinue } from "#db/queries/events/endless";
import { findEventOfSeries, findOwnEvent, listEventRows } from "#db/queries/events/own";
import { insertEvents } from "#db/queries/events/writes";
import { claimImages } from "#db/queries/images/images";
import { stopIfChanged } from "#db/queries/versions";
import { neededUntil, planContinuation } from "~/domain/events/endless";
import { eventSearchEntry } from "~/domain/search/entry";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { imageIdsOf } from "~/models/images/take";
import type { Given } from "~/models/site/given";
import { hoursOfSeries, patternOf, seriesOf, standingOf } from "./series";
import { repeatableId, writeBatch } from "./writing";

type Deps = Given<"db" | "now">;

const A_RUN = 20;

/** A year ahead. Safe to repeat. */
export async function continueEndlessSeries({ db, now }: Deps): Promise<void> {
  for (const id of await listSeriesToContinue(db, neededUntil(now), A_RUN)) await continueOne(id, { db, now });
}

/** Where somebody saves the series meanwhile nothing is written, and the next run tries again. */
async function continueOne(id: string, { db, now }: Deps): Promise<void> {
  const eventId = await findEventOfSeries(db, id);
  const own = eventId && (await findOwnEvent(db, eventId));
  const rule = own && standingOf(own);
  if (!own || !own.series || !rule) {
    await continueSeries(db, id, { endless: false }, { hasNewDates: false, now });
    return;
  }
  const avoids = own.series.details?.avoids;
  const plan = planContinuation({ events: seriesOf(own), rule, avoids, hours: hoursOfSeries(own), now });
  const { added, until, goesOn } = plan;
  const { id: patternId, version } = patternOf(own);
  const [pattern = own.event] = await listEventRows(db, [patternId]);
  const occurrences = added.map(({ seriesDay, start, end }) => ({
    id: repeatableId(JSON.stringify(["continued", id, seriesDay])),
    start_time: unixSeconds(start),
    end_time: end && unixSeconds(end),
    series_day: seriesDay,
  }));
  const made =
    added.length > 0
      ? [
          ...insertEvents(db, { ...pattern, ...eventSearchEntry(pattern), series_id: id }, occurrences, now),
          claimImages(db, pattern.organizer_id, imageIdsOf([pattern.image_url])),
        ]
      : [];
  await writeBatch(db, [
    stopIfChanged(db, { table: "event_series", ids: [id], version: own.series.version }),
    stopIfChanged(db, { table: "events", ids: [patternId], version }),
    ...made,
    continueSeries(db, id, { until, endless: goesOn }, { hasNewDates: added.length > 0, now }),
  ]);
}
