import type { Database } from "#db/client";
import { deleteErasuresUpTo, listErasures } from "#db/queries/site/backup";
import { ERASURES, erasuresKey } from "~/domain/backup/keys";
import { lastOf } from "~/domain/lists";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { groupsOf } from "~/domain/values";
import { listObjectKeys, readJson, writeJson } from "~/gateways/backup/store";
import { type Erasure, erasure } from "~/schemas/backup/manifest";

const MOST_A_RUN = 5000;

const list = erasure.array();

/**
 * Writes what was deleted to the list beside the backups, where the loss of the database leaves it: ids and moments
 * only. What is written twice counts once; what another has written meanwhile is left to the next run.
 */
export async function keepErasures({ db, backups }: { db: Database; backups: R2Bucket }): Promise<void> {
  const rows = await listErasures(db, MOST_A_RUN);
  for (const [day, ofDay] of groupsOf(rows, ({ erased_at }) => erased_at.toISOString().slice(0, 10))) {
    const key = erasuresKey(day);
    const known = await readJson(backups, key, list);
    const added = ofDay.map(({ content, id, is_back, erased_at }) => ({
      content,
      id,
      is_back,
      erased_at: unixSeconds(erased_at),
    }));
    const whole: Erasure[] = [...(known?.value ?? []), ...added];
    const isWritten = await writeJson(
      backups,
      key,
      whole,
      known ? { etagMatches: known.etag } : { etagDoesNotMatch: "*" },
    );
    if (!isWritten) return;
    await deleteErasuresUpTo(db, lastOf(ofDay).seq);
  }
}

/** Those that no backup is older than; `oldest` is a backup's name. */
export async function forgetErasuresBefore(oldest: string, backups: R2Bucket): Promise<void> {
  const first = erasuresKey(oldest.slice(0, 10));
  const old = (await listObjectKeys(backups, ERASURES)).filter((key) => key < first);
  if (old.length > 0) await backups.delete(old.slice(0, 1000));
}
