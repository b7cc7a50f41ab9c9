import { insertPress } from "#db/queries/events/history";
import { listEventRows } from "#db/queries/events/own";
import { insertEvents, insertSeries, type OccurrenceColumns } from "#db/queries/events/writes";
import { claimImages } from "#db/queries/images/images";
import { countHeld } from "#db/queries/intakes";
import { roomOf, selectPublisher } from "#db/queries/publishing/publishing";
import { placeName } from "~/domain/events/display";
import { firstDayFrom } from "~/domain/events/repetition";
import { ruleColumns } from "~/domain/events/series-details";
import { existingOf } from "~/domain/review/existing-events";
import type { ExistingEvent } from "~/domain/review/review-row";
import { eventSearchEntry } from "~/domain/search/entry";
import { digest } from "~/domain/text/digest";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { refuse, type Result, succeed } from "~/domain/values";
import { imageIdsOf, type ImageRefused, takeImage } from "~/models/images/take";
import type { EventFormValues } from "~/schemas/events/form";
import type { ImageChoice } from "~/schemas/images/requests";
import { alikeOf, candidatesBesides, listAround } from "./alike";
import { placeOf } from "./place";
import { type DraftChanged, endDraft, findStoredDraft, type OpenedDraft } from "./stored-forms";
import { type EventDeps, repeatableId, writeBatch } from "./writing";

/** `alike`: what it seems to be is there already; `noOrganizer`: deleted meanwhile; `draftGone`: somebody else has published or deleted the draft. */
export type PublishProblem =
  | ImageRefused
  | DraftChanged
  | { kind: "draftGone" }
  | { kind: "alike"; events: ExistingEvent[]; image: string | null }
  | { kind: "noOrganizer" }
  | { kind: "failed" };

export interface Publication {
  organizerId: string;
  form: EventFormValues;
  image: ImageChoice;
  /** The same content with the same key is published once. */
  key: string;
  draft?: OpenedDraft | null;
  /** Ids of events that it is not, though it seems so. */
  unlike?: readonly string[];
  userId: string;
}

/** All or nothing. Returns ids in order of time, and how many of them are held because the organizer is new. */
export async function publishEvent(
  publication: Publication,
  deps: EventDeps,
): Promise<Result<{ ids: string[]; held: number }, PublishProblem>> {
  const { db, now } = deps;
  const { organizerId, form, image, key, userId, draft = null, unlike = [] } = publication;
  const { details, schedule, publishAt } = form;
  const { occurrences, recurrence } = schedule;
  const seed = digest(JSON.stringify([key, organizerId, form, image.address]), 64);
  const seriesId = repeatableId(seed);
  const rows = occurrences.map(({ seriesDay, start, end }, index): OccurrenceColumns => ({
    id: repeatableId(seed, index + 1),
    start_time: unixSeconds(start),
    end_time: end && unixSeconds(end),
    series_day: recurrence ? seriesDay : null,
  }));
  const ids = rows.map(({ id }) => id);
  const starts = occurrences.map(({ start }) => start);
  const [[publisher], around] = await db.batch([
    selectPublisher(db, organizerId, ids),
    listAround(db, organizerId, starts),
  ]);
  if (!publisher) return refuse({ kind: "noOrganizer" });
  const opened = draft && (await findStoredDraft(draft.id, organizerId, deps));
  const taken = await takeImage(image, { kind: "event", current: opened?.image_url ?? null, organizerId }, deps);
  if (!taken.ok) return taken;

  const event = { ...details, ...(await placeOf(details, { organizer: publisher.organizer, before: null }, deps)) };
  // Of a draft that somebody else has changed or published, that is said first.
  const isOthers = draft !== null && opened?.version !== draft.version;
  const alike = alikeOf(
    {
      organizerId,
      organizerName: publisher.organizer.name,
      title: event.title,
      isAllDay: schedule.hours.startTime === null,
      place: placeName(event),
      city: event.city,
      position: event.lat === null || event.lng === null ? null : { lat: event.lat, lng: event.lng },
      speaker: event.speaker_band,
    },
    occurrences,
    candidatesBesides(ids, around),
  );
  if (!isOthers && alike.some(({ id }) => !unlike.includes(id)))
    return refuse({ kind: "alike", events: alike.map(existingOf), image: taken.value });
  const shared = {
    ...event,
    ...eventSearchEntry(event),
    organizer_id: organizerId,
    image_url: taken.value,
    image_alt: taken.value && details.image_alt,
    all_day: schedule.hours.startTime === null,
    publish_at: publishAt,
    series_id: recurrence ? seriesId : null,
  };
  const series = recurrence
    ? [
        insertSeries(db, {
          id: seriesId,
          organizer_id: organizerId,
          created_at: now,
          ...ruleColumns({ ...recurrence, firstDay: firstDayFrom(recurrence, schedule.startDay) }, recurrence.avoids),
        }),
      ]
    : [];
  const ending = draft && endDraft(draft, opened, organizerId, deps);
  const written = await writeBatch(db, [
    ...(ending ? [ending.guard] : []),
    ...series,
    ...insertEvents(db, shared, rows, now),
    claimImages(db, organizerId, imageIdsOf([taken.value])),
    ...(ending?.end ?? []),
    insertPress(
      db,
      {
        id: repeatableId(seed, 1),
        organizerId,
        eventId: repeatableId(seed, 1),
        seriesId: shared.series_id,
        userId,
        act: "created",
        count: ids.length,
      },
      now,
    ),
  ]);
  const done = async () => succeed({ ids, held: roomOf(publisher, now) ? (await countHeld(db, ids)).count : 0 });
  if (written.ok) return done();
  if (!draft || written.problem.kind === "failed") return refuse({ kind: "failed" });
  // The same form, sent twice.
  if ((await listEventRows(db, ids)).length > 0) return done();
  const stored = await findStoredDraft(draft.id, organizerId, deps);
  return refuse(stored ? { kind: "changedMeanwhile", stored, image: taken.value } : { kind: "draftGone" });
}
