import type { Database } from "#db/client";
import { countFailedMails } from "#db/queries/mail/outbox";
import { countUnfound } from "#db/queries/search/index-check";
import { TOO_LATE } from "~/domain/mail/codes";
import { HOUR_SECONDS } from "~/domain/time/unix-time";
import { RECIPIENTS_FAULT } from "~/gateways/mailer";
import { pingQueue } from "~/gateways/queue-ping";
import type { JobQueue } from "~/jobs/queue";

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

interface Parts {
  db: Database;
  images: R2Bucket;
  jobs: JobQueue;
  edgeCache: Cache;
  now: Date;
}

export async function checkHealth({ db, images, jobs, edgeCache, now }: Parts): Promise<Health> {
  const failed = countFailedMails(db, new Date(now.getTime() - HOUR_SECONDS * 1000), [TOO_LATE, ...RECIPIENTS_FAULT]);
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
