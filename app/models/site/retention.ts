import type { Database } from "#db/client";
import { deleteOldChanges, listOldChanges } from "#db/queries/calendars/event-changes";
import { emptyBin, listOldDeletions } from "#db/queries/events/bin";
import { deleteOldHistory } from "#db/queries/events/history";
import { deleteOldMismatches } from "#db/queries/events/mismatches";
import { deleteOldReaders } from "#db/queries/letters/readers";
import { deletePublicChanges } from "#db/queries/events/public-changes";
import { deleteOldSteps } from "#db/queries/events/several";
import { deleteOldStateChanges } from "#db/queries/events/states";
import { deleteOldPairs } from "#db/queries/events/pair-decisions";
import {
  deleteOldDeadJobs,
  deletePastEvents,
  deleteUnconfirmedUsers,
  clearReporters,
  clearReportNetworks,
  listPastEvents,
} from "#db/queries/site/retention";
import { deleteOldStatistics } from "#db/queries/statistics/counts";
import { releaseAnyImages } from "#db/queries/images/images";
import { deleteOldIntakes } from "#db/queries/intakes";
import { CHANGES_KEPT_DAYS, placeBefore } from "~/domain/events/public-changes";
import { daysBefore, monthsBefore, RETENTION } from "~/domain/site/retention";
import { shiftMonth } from "~/domain/time/month";
import { monthOf } from "~/domain/time/month-text";
import { dayOf } from "~/domain/time/wall-clock";
import { imageIdsOf } from "~/models/images/take";
import type { Settings } from "~/schemas/site/settings";

interface Deps {
  db: Database;
  now: Date;
  settings: Settings;
}

/** Events, and what was set of imported ones, deleted per run; the next run deletes more. */
const MOST_A_RUN = 200;

/** Deletes personal data that has expired. */
export async function deleteExpiredData({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  await clearReporters(db, monthsBefore(now, RETENTION.reporterMonths));
  await clearReportNetworks(db, daysBefore(now, RETENTION.reportNetworkDays));
  await deleteUnconfirmedUsers(db, daysBefore(now, RETENTION.unconfirmedDays));
  await deleteOldIntakes(db, daysBefore(now, RETENTION.intakeDays));
  await deleteOldDeadJobs(db, daysBefore(now, RETENTION.deadJobDays));
  await deleteOldPairs(db, monthsBefore(now, RETENTION.pairDecisionMonths));
  await deleteOldStateChanges(db, now);
  await deleteOldSteps(db, now);
  await deletePublicChanges(db, placeBefore(daysBefore(now, CHANGES_KEPT_DAYS)));
  await deleteOldMismatches(
    db,
    monthsBefore(now, RETENTION.mismatchMonths),
    daysBefore(now, RETENTION.mismatchNetworkDays),
  );
  await deleteOldHistory(db, monthsBefore(now, RETENTION.historyMonths));
  await deleteOldStatistics(db, shiftMonth(monthOf(dayOf(now)), 1 - RETENTION.statisticsMonths));
  await deleteOldReaders(db, {
    unconfirmed: daysBefore(now, RETENTION.unconfirmedLetterDays),
    ended: daysBefore(now, RETENTION.endedLetterDays),
    silent: monthsBefore(now, RETENTION.silentDeviceMonths),
  });
  await forgetOldChanges({ db, now });
  await emptyOldBins({ db, now });
}

/** Deletes for good what has lain in the bins for long enough. */
async function emptyOldBins({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const deletions = await listOldDeletions(db, daysBefore(now, RETENTION.binDays), MOST_A_RUN);
  if (deletions.length === 0) return;
  const images = imageIdsOf(deletions.flatMap((deletion) => deletion.images?.split(",") ?? []));
  await db.batch([
    emptyBin(
      db,
      deletions.map(({ id }) => id),
    ),
    releaseAnyImages(db, images, now),
  ]);
}

/** Forgets what was set of imported events that are long past, or that no source has had for long. */
async function forgetOldChanges({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const before = monthsBefore(now, RETENTION.eventChangeMonths);
  const changes = await listOldChanges(db, before, MOST_A_RUN);
  if (changes.length === 0) return;
  const images = imageIdsOf(changes.map(({ image_url }) => image_url));
  await db.batch([...deleteOldChanges(db, changes, before), releaseAnyImages(db, images, now)]);
}

/** Deletes events past the configured age; none where the setting keeps them for ever. */
export async function deleteLongPastEvents({ db, now, settings }: Deps): Promise<void> {
  const days = settings.PAST_EVENTS_KEPT_DAYS;
  if (days === 0) return;
  const events = await listPastEvents(db, daysBefore(now, days), MOST_A_RUN);
  if (events.length === 0) return;
  const images = imageIdsOf(events.map(({ image_url }) => image_url));
  await db.batch([
    ...deletePastEvents(
      db,
      events.map(({ id }) => id),
      images,
      now,
    ),
  ]);
}
