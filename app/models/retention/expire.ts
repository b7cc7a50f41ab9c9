import { deleteOldChanges, listOldChanges } from "#db/queries/calendars/event-changes";
import { emptyBin } from "#db/queries/events/bin";
import { listOldDeletions } from "#db/queries/events/deletions";
import { deleteOldHistory } from "#db/queries/events/history";
import { deleteOldMismatches } from "#db/queries/events/mismatches";
import { deleteOldPairs } from "#db/queries/events/pair-decisions";
import { deletePublicChanges } from "#db/queries/events/public-changes";
import { withdrawOldPreviews } from "#db/queries/events/stored-forms";
import { releaseAnyImages } from "#db/queries/images/images";
import { deleteOldIntakes } from "#db/queries/intakes";
import { deleteOldReaders } from "#db/queries/letters/readers";
import { deleteOldClaims } from "#db/queries/organizers/page-claims";
import {
  clearReporters,
  clearReportNetworks,
  deleteOldDeadJobs,
  deletePastEvents,
  deleteUnconfirmedUsers,
  listPastEvents,
} from "#db/queries/site/retention";
import { deleteOldStatistics } from "#db/queries/statistics/counts";
import { CHANGES_KEPT_DAYS, placeBefore } from "~/domain/events/public-changes";
import { CLAIM_LINK_DAYS } from "~/domain/organizers/register-pages";
import { daysBefore, monthsBefore, RETENTION } from "~/domain/site/retention";
import { dayOf, monthOf } from "~/domain/time/days-and-moments";
import { shiftMonth } from "~/domain/time/month";
import { logError } from "~/gateways/log";
import { imageIdsOf } from "~/models/images/take";
import type { Given } from "~/models/site/given";

type Deps = Given<"db" | "now" | "settings">;

/** Per run, of each kind; the next run deletes more. */
const MOST_A_RUN = 200;

type Expiry = (deps: Pick<Deps, "db" | "now">) => Promise<unknown>;

const EXPIRIES: Record<string, Expiry> = {
  reporters: ({ db, now }) => clearReporters(db, monthsBefore(now, RETENTION.reporterMonths)),
  report_networks: ({ db, now }) => clearReportNetworks(db, daysBefore(now, RETENTION.reportNetworkDays)),
  unconfirmed_users: ({ db, now }) => deleteUnconfirmedUsers(db, daysBefore(now, RETENTION.unconfirmedDays)),
  intakes: ({ db, now }) => deleteOldIntakes(db, daysBefore(now, RETENTION.intakeDays)),
  previews: ({ db, now }) => withdrawOldPreviews(db, daysBefore(now, RETENTION.previewDays)),
  dead_jobs: ({ db, now }) => deleteOldDeadJobs(db, daysBefore(now, RETENTION.deadJobDays)),
  pairs: ({ db, now }) => deleteOldPairs(db, monthsBefore(now, RETENTION.pairDecisionMonths)),
  public_changes: ({ db, now }) => deletePublicChanges(db, placeBefore(daysBefore(now, CHANGES_KEPT_DAYS))),
  mismatches: ({ db, now }) =>
    deleteOldMismatches(
      db,
      monthsBefore(now, RETENTION.mismatchMonths),
      daysBefore(now, RETENTION.mismatchNetworkDays),
    ),
  claims: ({ db, now }) =>
    deleteOldClaims(db, {
      links: daysBefore(now, CLAIM_LINK_DAYS),
      questions: daysBefore(now, RETENTION.claimDays),
    }),
  history: ({ db, now }) => deleteOldHistory(db, monthsBefore(now, RETENTION.historyMonths), now),
  statistics: ({ db, now }) => deleteOldStatistics(db, shiftMonth(monthOf(dayOf(now)), 1 - RETENTION.statisticsMonths)),
  readers: ({ db, now }) =>
    deleteOldReaders(db, {
      unconfirmed: daysBefore(now, RETENTION.unconfirmedLetterDays),
      ended: daysBefore(now, RETENTION.endedLetterDays),
      silent: monthsBefore(now, RETENTION.silentDeviceMonths),
    }),
  event_changes: forgetOldChanges,
  bins: emptyOldBins,
};

/** What fails is logged, and the rest goes on; then the whole has failed. */
export async function deleteExpiredData(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const failed: string[] = [];
  for (const [what, expire] of Object.entries(EXPIRIES)) {
    try {
      await expire(deps);
    } catch (error) {
      logError("expiry_failed", error, { what });
      failed.push(what);
    }
  }
  if (failed.length > 0) throw new Error(`Not forgotten: ${failed.join(", ")}`);
}

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

/** Of imported events long past, or that no source has had for long. */
async function forgetOldChanges({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const before = monthsBefore(now, RETENTION.eventChangeMonths);
  const changes = await listOldChanges(db, before, MOST_A_RUN);
  if (changes.length === 0) return;
  const images = imageIdsOf(changes.map(({ image_url }) => image_url));
  await db.batch([...deleteOldChanges(db, changes, before), releaseAnyImages(db, images, now)]);
}

/** None where the setting keeps them for ever. */
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
