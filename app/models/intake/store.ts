import type { Database } from "#db/client";
import { insertIntake } from "#db/queries/intakes";
import { findOrganizer } from "#db/queries/organizers/organizers";
import type { SourceDecision } from "~/domain/review/decisions";
import { withExisting } from "~/domain/review/existing-events";
import { asDecided } from "~/domain/review/kept-decisions";
import { momentsOf, MOST_REVIEWED, type ReviewRow, reviewRows } from "~/domain/review/review-row";
import type { Understood } from "~/models/calendars/understand-address";
import { candidatesBesides, listAround } from "~/models/events/alike";
import { newId } from "~/models/site/new-id";
import type { IntakeDeps } from "./deps";

export interface Bringer {
  organizerId: string;
  userId: string;
}

const NAME_LENGTH = 120;

export type StoredIntake = Awaited<ReturnType<typeof storeIntake>>;

/** The caller checks permission. */
export async function storeIntake(
  { reading, address, name, ownCalendar = null }: Understood,
  { organizerId, userId }: Bringer,
  { db, now }: Pick<IntakeDeps, "db" | "now">,
  kept: { syncId: string; decisions: readonly SourceDecision[] } | null = null,
) {
  const { rows, past, left } = reviewRows(reading.events, { now, newId });
  const id = newId();
  await insertIntake(db, {
    id,
    organizer_id: organizerId,
    user_id: userId,
    kind: reading.kind,
    address,
    name: (reading.title ?? name).slice(0, NAME_LENGTH),
    rows: kept ? asDecided(rows, kept.decisions) : await findExisting(rows, organizerId, db),
    not_understood: reading.notUnderstood.slice(0, MOST_REVIEWED),
    past,
    is_cut: reading.isCut || left > 0,
    sync_id: kept?.syncId ?? null,
    created_at: now,
  });
  return {
    id,
    ownCalendar,
    /** Of coming events. */
    count: rows.length,
  };
}

/** Those that are there already wait for a choice; their own events, published before, don't count. */
export async function findExisting(
  rows: readonly ReviewRow[],
  organizerId: string,
  db: Database,
): Promise<ReviewRow[]> {
  const starts = rows.flatMap((row) => momentsOf(row) ?? []).map(({ start }) => start);
  const organizer = starts.length > 0 ? await findOrganizer(db, organizerId) : null;
  if (!organizer) return [...rows];
  const own = rows.map(({ id }) => id);
  const events = candidatesBesides(own, await listAround(db, organizerId, starts));
  const { name, city, lat, lng } = organizer;
  const position = lat === null || lng === null ? null : { lat, lng };
  return withExisting(rows, events, { organizerId, organizerName: name, city, position });
}
