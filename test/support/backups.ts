import { env } from "cloudflare:workers";
import { RUNNING_KEY } from "~/domain/backup/keys";
import { readJson } from "~/gateways/backup/store";
import type { JobMessage } from "~/jobs/queue";
import { backUp, begin, listBackups } from "~/models/backup/make";
import { running } from "~/schemas/backup/manifest";
import { boundDataStore, type DataStore } from "../../scripts/admin/data-store";
import { eraseAgain, restore } from "../../scripts/admin/restore";
import { emptyDatabase } from "./migrations";
import { testDatabase } from "./rows";

export const buckets = { images: env.IMAGES_BUCKET, backups: env.BACKUPS_BUCKET };

interface Making {
  /** How often each step is done, at once. */
  times?: number;
  backups?: R2Bucket;
  /** Happens once, when events are read and their organizers are not. */
  between?(): Promise<unknown>;
}

/** Does a backup's steps until it is done. Returns its name. */
export async function makeBackup(
  now: Date,
  { times = 1, backups = env.BACKUPS_BUCKET, between }: Making = {},
): Promise<string> {
  const db = testDatabase();
  await begin(db, backups, now);
  for (let waits = between; ;) {
    const open = await readJson(backups, RUNNING_KEY, running);
    if (!open) return (await listBackups(backups))[0]!;
    if (waits && open.value.tables.findIndex(({ name }) => name === "events") < open.value.at) {
      await waits();
      waits = undefined;
    }
    const jobs = { enqueue: async (_messages: JobMessage[]) => undefined };
    await Promise.all(
      Array.from({ length: times }, () =>
        backUp(open.value.step, { db, ...buckets, backups, jobs, now }, between && 1),
      ),
    );
  }
}

const here = boundDataStore(env.DB, env.BACKUPS_BUCKET, env.IMAGES_BUCKET);

/** Restores into the database as it stands, and dies at a batch; returns what was said. */
export async function restoreHere(name: string, now: Date, { diesAt = 0 } = {}): Promise<string[]> {
  const said: string[] = [];
  let batches = 0;
  const dying: DataStore = {
    ...here,
    run: (statements) => (++batches === diesAt ? Promise.reject(new Error("killed")) : here.run(statements)),
  };
  await restore(name, dying, { now, say: (line) => void said.push(line), migrations: env.TEST_MIGRATIONS });
  return said;
}

/** The database is lost, and restored. */
export async function loseAndRestore(name: string, now: Date, given: { diesAt?: number } = {}): Promise<string[]> {
  await emptyDatabase();
  return restoreHere(name, now, given);
}

export const eraseAgainHere = (since: Date, now: Date) => eraseAgain(since.toISOString(), here, now);
