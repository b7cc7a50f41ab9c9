import { countFailedMails } from "#db/queries/mail/outbox";
import { countUnfound } from "#db/queries/search/index-check";
import { findQueueHealth } from "#db/queries/site/health";
import { TOO_LATE } from "~/domain/mail/codes";
import type { HealthFacts } from "~/domain/site/health";
import { daysBefore } from "~/domain/site/retention";
import { dateFromUnix, HOUR_SECONDS } from "~/domain/time/days-and-moments";
import { RECIPIENTS_FAULT } from "~/gateways/mailer";
import { pingQueue } from "~/gateways/queue-ping";
import { listBackups } from "~/models/backup/make";
import type { Given } from "./given";

/** Every part that people need, and what failed for good. */
export interface Health {
  database: boolean;
  images: boolean;
  queue: boolean;
  /** False for an hour after a mail failed for good through no fault of its address. */
  mail: boolean;
  /** Whether the search index finds a few events by their words. */
  search: boolean;
}

const FEW_EVENTS = 10;
const MANY_EVENTS = 100;
const NO_FAULT_OF_OURS = [TOO_LATE, ...RECIPIENTS_FAULT];

type Parts = Given<"db" | "images" | "jobs" | "now"> & { edgeCache: Cache };

type Deep = Given<"db" | "now" | "backups">;

export async function checkHealth({ db, images, jobs, edgeCache, now }: Parts): Promise<Health> {
  const failed = countFailedMails(db, new Date(now.getTime() - HOUR_SECONDS * 1000), NO_FAULT_OF_OURS);
  const [database, mail, search, bucket, queue] = await Promise.all([
    answers(failed),
    failed.then(
      (count) => count === 0,
      () => true,
    ),
    countUnfound(db, FEW_EVENTS).then(
      (unfound) => unfound === 0,
      () => false,
    ),
    answers(images.head("healthz")),
    answers(pingQueue(jobs, edgeCache)),
  ]);
  return { database, images: bucket, queue, mail, search };
}

const answers = (question: Promise<unknown>) =>
  question.then(
    () => true,
    () => false,
  );

const FEWEST_SOURCES = 20;

/** For app/domain/site/health.ts. What can't be asked is not known. */
export async function findHealthFacts({ db, backups, now }: Deep): Promise<HealthFacts> {
  const since = daysBefore(now, 1);
  const known = <Fact>(question: Promise<Fact>) => question.catch(() => null);
  const [queue, search, failed_mails, kept] = await Promise.all([
    known(findQueueHealth(db, since)),
    known(countUnfound(db, MANY_EVENTS)),
    known(countFailedMails(db, since, NO_FAULT_OF_OURS)),
    known(listBackups(backups)),
  ]);
  const moment = (seconds: number | null) => (seconds === null ? null : dateFromUnix(seconds));
  return {
    search,
    oldest_mail: queue && (moment(queue.oldest_due) ?? 0),
    failed_mails,
    dead_jobs: queue && queue.dead_jobs,
    minutely_cron: queue && moment(queue.minutely_cron),
    quarterly_cron: queue && moment(queue.quarterly_cron),
    failing_sources: queue && Math.round((100 * queue.failing_sources) / Math.max(FEWEST_SOURCES, queue.sources)),
    backup: kept?.[0] === undefined ? null : new Date(kept[0]),
  };
}
