import { and, asc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { type Database, type Row, selectFirst } from "#db/client";
import { type AuditEntry, insertAudit } from "#db/queries/admin/audit-log";
import { o } from "#db/queries/aliases";
import { stopLooking } from "#db/queries/calendars/unconfirmed";
import { raiseEpoch } from "#db/queries/site/publication";
import { nextVersion } from "#db/queries/versions";
import { organizers, pageClaims, users } from "#db/schema";
import { HAS_NOTHING_OWN } from "./register-pages";

const CLAIMABLE = {
  id: o.id,
  name: o.name,
  city: o.city,
  email: o.email,
  website: o.website,
  organization_number: o.organization_number,
  is_kept: sql<number>`o.is_kept`,
};

export type ClaimableRow = Row<typeof CLAIMABLE>;

/** Null where visitors do not see it. */
export const findClaimable = (db: Database, id: string): Promise<ClaimableRow | null> =>
  selectFirst(db, CLAIMABLE)`from visible_organizers o where o.id = ${id}`;

type Claim = typeof pageClaims.$inferInsert;

/** A person has one for each page: the newest way to prove it. */
export const putClaim = (db: Database, claim: Claim) =>
  db
    .insert(pageClaims)
    .values(claim)
    .onConflictDoUpdate({
      target: [pageClaims.organizer_id, pageClaims.user_id],
      set: {
        email: claim.email ?? null,
        token_hash: claim.token_hash ?? null,
        message: claim.message ?? null,
        created_at: claim.created_at,
      },
    });

export async function findClaim(db: Database, by: { organizerId: string; userId: string } | { id: string }) {
  const isMeant =
    "id" in by
      ? eq(pageClaims.id, by.id)
      : and(eq(pageClaims.organizer_id, by.organizerId), eq(pageClaims.user_id, by.userId));
  const [row] = await db.select().from(pageClaims).where(isMeant);
  return row ?? null;
}

const CLAIMS_SHOWN = 50;

/** Those that superadmins are asked about, the oldest first. */
export const listAskedClaims = (db: Database) =>
  db
    .select({
      id: pageClaims.id,
      message: pageClaims.message,
      created_at: pageClaims.created_at,
      email: users.email,
      organizer_id: pageClaims.organizer_id,
      organizer_name: organizers.name,
      organization_number: organizers.organization_number,
      website: organizers.website,
    })
    .from(pageClaims)
    .innerJoin(users, eq(users.id, pageClaims.user_id))
    .innerJoin(organizers, eq(organizers.id, pageClaims.organizer_id))
    .where(isNull(pageClaims.email))
    .orderBy(asc(pageClaims.created_at))
    .limit(CLAIMS_SHOWN);

export type AskedClaimRow = Awaited<ReturnType<typeof listAskedClaims>>[number];

export const deleteClaim = (db: Database, id: string) => db.delete(pageClaims).where(eq(pageClaims.id, id));

/** Links that have expired, and questions that nobody has answered. */
export const deleteOldClaims = (db: Database, { links, questions }: { links: Date; questions: Date }) =>
  db.batch([
    db.delete(pageClaims).where(and(isNotNull(pageClaims.email), lt(pageClaims.created_at, links))),
    db.delete(pageClaims).where(and(isNull(pageClaims.email), lt(pageClaims.created_at, questions))),
  ]);

/**
 * The person's address becomes the page's, with all that is there; an organizer of theirs that has nothing but its name
 * goes. Returns whose it is then; null where it is hidden or gone. Throws where they own another.
 */
export async function takePage(
  db: Database,
  { id, email, userId }: { id: string; email: string; userId: string },
  entry: AuditEntry,
  now: Date,
): Promise<{ email: string } | null> {
  const isFree = sql`exists (select 1 from visible_organizers where id = ${id} and register_batch is not null)`;
  const [, , , , , , , , rows] = await db.batch([
    insertAudit(db, entry, now, isFree),
    ...stopLooking(db, id, isFree, { isTaken: true }),
    raiseEpoch(db, isFree),
    db.run(sql`delete from organizers where ${isFree} and id in (select o.id from organizers o where o.email = ${email}
      and o.description is null and o.address is null and o.organization_number is null and ${HAS_NOTHING_OWN})`),
    db
      .update(organizers)
      .set({ email, register_batch: null, updated_at: now, version: nextVersion })
      .where(and(eq(organizers.id, id), isFree)),
    db.delete(pageClaims).where(and(eq(pageClaims.organizer_id, id), eq(pageClaims.user_id, userId))),
    db.select({ email: organizers.email }).from(organizers).where(eq(organizers.id, id)),
  ]);
  return rows[0] ?? null;
}
