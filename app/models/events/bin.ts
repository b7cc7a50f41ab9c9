import { bringBack, emptyBin } from "#db/queries/events/bin";
import type { FoundDeletion } from "#db/queries/events/deletions";
import { endUndo, insertRestoring } from "#db/queries/events/history";
import { releaseImages } from "#db/queries/images/images";
import { raiseEpoch } from "#db/queries/site/publication";
import type { Result } from "~/domain/values";
import { imageIdsOf } from "~/models/images/take";
import type { Given } from "~/models/site/given";
import { writeBatch } from "./writing";

type Deps = Given<"db" | "now">;

type Outcome = Promise<Result<readonly unknown[], { kind: "changedMeanwhile" | "failed" }>>;

/** Safe to repeat. */
export const restoreDeletion = (
  { id, organizer_id: organizerId }: FoundDeletion,
  userId: string,
  { db, now }: Deps,
): Outcome =>
  writeBatch(db, [
    insertRestoring(db, { deletionId: id, userId }, now),
    ...bringBack(db, { id, organizerId }, now),
    endUndo(db, id),
    raiseEpoch(db),
  ]);

export const deleteForGood = (
  { id, organizer_id, images }: FoundDeletion,
  _userId: string,
  { db, now }: Deps,
): Outcome =>
  writeBatch(db, [
    emptyBin(db, [id]),
    endUndo(db, id, null),
    releaseImages(db, organizer_id, imageIdsOf(images?.split(",") ?? []), now),
  ]);
