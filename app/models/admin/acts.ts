import type { Database } from "#db/client";
import { insertAudit } from "#db/queries/admin/audit-log";
import { type RemovableEvent, removeEvent as removeRow } from "#db/queries/events/writes";
import { deleteOrganizer as deleteRows, type OrganizerBelongings } from "#db/queries/organizers/deletion";
import { setOrganizerFlag } from "#db/queries/organizers/organizers";
import type { Viewer } from "~/domain/accounts/access";
import { DELETE_AFTER_HOURS, hoursBefore } from "~/domain/images/stored";
import type { Act } from "~/domain/moderation/audit-actions";
import { refuse, type Result, succeed } from "~/domain/values";
import { logError } from "~/gateways/log";
import { imageIdsOf } from "~/models/images/take";
import type { Given } from "~/models/site/given";
import type { FlagRequest } from "~/schemas/admin/forms";

type Deps = Given<"db" | "now" | "viewer"> & { acts: readonly Act[] };

export async function recordActs({ db, now, acts, viewer }: Deps): Promise<void> {
  if (acts.length === 0) return;
  const actorId = (await viewer())?.userId ?? null;
  try {
    for (const act of acts) await insertAudit(db, { actorId, ...act }, now);
  } catch (error) {
    logError("audit_failed", error, { actor: actorId, actions: acts.map(({ action }) => action) });
  }
}

const ACTIONS = {
  is_superadmin: { given: "superadmin_granted", taken: "superadmin_revoked" },
  is_moderator: { given: "moderator_granted", taken: "moderator_revoked" },
} as const;

/** The last superadmin can't be removed. */
export async function setFlag(
  { organizer_id: id, flag, value }: FlagRequest,
  actor: Viewer,
  { db, now }: { db: Database; now: Date },
): Promise<Result<null, { kind: "gone" | "lastSuperadmin" }>> {
  const action = ACTIONS[flag][value ? "given" : "taken"];
  const isSet = await setOrganizerFlag(
    db,
    { id, flag, value },
    { actorId: actor.userId, organizerId: id, action, detail: "" },
    now,
  );
  if (isSet === null) return refuse({ kind: "gone" });
  return isSet === value ? succeed(null) : refuse({ kind: "lastSuperadmin" });
}

export async function removeEventAsAdmin(
  event: RemovableEvent,
  actor: Viewer,
  { db, now }: { db: Database; now: Date },
): Promise<Result<null, { kind: "gone" }>> {
  const entry = {
    actorId: actor.userId,
    organizerId: event.organizer_id,
    action: "event_deleted" as const,
    detail: event.title,
  };
  const isRemoved = await removeRow(db, event, imageIdsOf([event.image_url]), entry, now);
  return isRemoved ? succeed(null) : refuse({ kind: "gone" });
}

type DeletionDeps = Given<"db" | "jobs" | "now">;

/** All or nothing, with everything it owns; a job deletes its images. */
export async function deleteOrganizerAsAdmin(
  organizer: OrganizerBelongings,
  actor: Viewer,
  { db, jobs, now }: DeletionDeps,
): Promise<Result<null, { kind: "gone" | "lastSuperadmin" }>> {
  const { id, name, email } = organizer;
  const entry = {
    actorId: actor.userId,
    organizerId: id,
    action: "organizer_deleted" as const,
    detail: `${name} <${email}>`,
  };
  // No open form can still claim these images.
  const outcome = await deleteRows(db, id, entry, { now, orphanedAt: hoursBefore(now, DELETE_AFTER_HOURS) });
  if (outcome === "last") return refuse({ kind: "lastSuperadmin" });
  if (outcome === null) return refuse({ kind: "gone" });
  await jobs
    .enqueue(outcome.imageIds.map((imageId) => ({ type: "delete_image", image_id: imageId })))
    .catch((error: unknown) => {
      // The sweep deletes them later.
      logError("queue_unavailable", error, { images: outcome.imageIds.length });
    });
  return succeed(null);
}
