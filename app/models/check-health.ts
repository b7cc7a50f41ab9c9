import type { Database } from "#db/client";
import { pingDatabase } from "#db/queries/health";

export interface Health {
  database: boolean;
  images: boolean;
}

/** Whether what the product cannot do without answers. */
export async function checkHealth({ db, images }: { db: Database; images: R2Bucket }): Promise<Health> {
  const [database, bucket] = await Promise.all([answers(pingDatabase(db)), answers(images.head("healthz"))]);
  return { database, images: bucket };
}

const answers = (question: Promise<unknown>) => question.then(() => true, () => false);
