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
import { findWhen, writeProgress } from "#db/queries/site/progress";
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
import { isNightlyDue, MOST_NIGHTLY_DAYS } from "~/domain/site/nightly";
import { daysBefore, monthsBefore, RETENTION } from "~/domain/site/retention";
import { DAY_MS, dayOf, monthOf, unixSeconds } from "~/domain/time/days-and-moments";
import { shiftMonth } from "~/domain/time/month";
import { logError } from "~/gateways/log";
import { imageIdsOf } from "~/models/images/take";
import type { Given } from "~/models/site/given";

type Deps = Given<"db" | "now" | "settings">;

/** Per run, of each kind; the next run deletes more. */
const MOST_A_RUN = 200;

/** `by`: what is to be forgotten until then. */
type Expiry = (deps: Pick<Deps, "db" | "now"> & { by: Date }) => Promise<unknown>;

const EXPIRIES: Record<string, Expiry> = {
  reporters: ({ db, by }) => clearReporters(db, monthsBefore(by, RETENTION.reporterMonths)),
  report_networks: ({ db, by }) => clearReportNetworks(db, daysBefore(by, RETENTION.reportNetworkDays)),
  unconfirmed_users: ({ db, by }) => deleteUnconfirmedUsers(db, daysBefore(by, RETENTION.unconfirmedDays)),
  intakes: ({ db, by }) => deleteOldIntakes(db, daysBefore(by, RETENTION.intakeDays)),
  previews: ({ db, now }) => withdrawOldPreviews(db, daysBefore(now, RETENTION.previewDays)),
  dead_jobs: ({ db, by }) => deleteOldDeadJobs(db, daysBefore(by, RETENTION.deadJobDays)),
  pairs: ({ db, by }) => deleteOldPairs(db, monthsBefore(by, RETENTION.pairDecisionMonths)),
  public_changes: ({ db, now }) => deletePublicChanges(db, placeBefore(daysBefore(now, CHANGES_KEPT_DAYS))),
  mismatches: ({ db, by }) =>
    deleteOldMismatches(db, monthsBefore(by, RETENTION.mismatchMonths), daysBefore(by, RETENTION.mismatchNetworkDays)),
  claims: ({ db, now, by }) =>
    deleteOldClaims(db, {
      links: daysBefore(now, CLAIM_LINK_DAYS),
      questions: daysBefore(by, RETENTION.claimDays),
    }),
  history: ({ db, now, by }) => deleteOldHistory(db, monthsBefore(by, RETENTION.historyMonths), now),
  statistics: ({ db, now }) => deleteOldStatistics(db, shiftMonth(monthOf(dayOf(now)), 1 - RETENTION.statisticsMonths)),
  readers: ({ db, now, by }) =>
    deleteOldReaders(db, {
      // The row is the mailed link.
      unconfirmed: daysBefore(now, RETENTION.unconfirmedLetterDays),
      ended: daysBefore(by, RETENTION.endedLetterDays),
      silent: monthsBefore(by, RETENTION.silentDeviceMonths),
    }),
  event_changes: forgetOldChanges,
};

/** Once a night, as it reads whole tables. As early as the next may be late, so that nothing is kept longer than the privacy policy says. */
export async function forgetNightly({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  if (!isNightlyDue(await findWhen(db, "nightly"), now)) return;
  await deleteExpiredData({ db, now }, new Date(now.getTime() + MOST_NIGHTLY_DAYS * DAY_MS));
  await writeProgress(db, "nightly", unixSeconds(now));
}

/** What fails is logged, and the rest goes on; then the whole has failed. */
export async function deleteExpiredData(deps: Pick<Deps, "db" | "now">, by = deps.now): Promise<void> {
  const failed: string[] = [];
  for (const [what, expire] of Object.entries(EXPIRIES)) {
    try {
      await expire({ ...deps, by });
    } catch (error) {
      logError("expiry_failed", error, { what });
      failed.push(what);
    }
  }
  if (failed.length > 0) throw new Error(`Not forgotten: ${failed.join(", ")}`);
}

/** As long as a bin promises, and no longer. */
export async function emptyOldBins({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
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
async function forgetOldChanges({ db, now, by }: Parameters<Expiry>[0]): Promise<void> {
  const before = monthsBefore(by, RETENTION.eventChangeMonths);
  for (let most = MOST_A_RUN; most === MOST_A_RUN;) {
    const changes = await listOldChanges(db, before, MOST_A_RUN);
    most = changes.length;
    if (most === 0) return;
    const images = imageIdsOf(changes.map(({ image_url }) => image_url));
    await db.batch([...deleteOldChanges(db, changes, before), releaseAnyImages(db, images, now)]);
  }
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
