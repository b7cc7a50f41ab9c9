import type { Database } from "#db/client";
import { pingDatabase } from "#db/queries/site/health";
import { pingQueue } from "~/gateways/queue-ping";
import type { JobQueue } from "~/jobs/queue";

export interface Health {
  database: boolean;
  images: boolean;
  queue: boolean;
}

interface Parts {
  db: Database;
  images: R2Bucket;
  jobs: JobQueue;
  edgeCache: Cache;
}

export async function checkHealth({ db, images, jobs, edgeCache }: Parts): Promise<Health> {
  const [database, bucket, queue] = await Promise.all([
    answers(pingDatabase(db)),
    answers(images.head("healthz")),
    answers(pingQueue(jobs, edgeCache)),
  ]);
  return { database, images: bucket, queue };
}

const answers = (question: Promise<unknown>) =>
  question.then(
    () => true,
    () => false,
  );
