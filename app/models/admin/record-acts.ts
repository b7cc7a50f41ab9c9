import { insertAudit } from "#db/queries/audit-log";
import type { Database } from "#db/client";
import type { Act } from "~/domain/audit-actions";
import type { Viewer } from "~/domain/viewer";
import { logError } from "~/log";

interface Deps {
  db: Database;
  now: Date;
  acts: readonly Act[];
  viewer(): Promise<Viewer | null>;
}

/** Writes down what a superadmin has just done in the names of others' organisations. */
export async function recordActs({ db, now, acts, viewer }: Deps): Promise<void> {
  if (acts.length === 0) return;
  const actorId = (await viewer())?.userId ?? null;
  try {
    for (const act of acts) await insertAudit(db, { actorId, ...act }, now);
  } catch (error) {
    logError("audit_failed", error, { actor: actorId, actions: acts.map(({ action }) => action) });
  }
}
