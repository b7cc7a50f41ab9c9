import { and, eq, sql } from "drizzle-orm";
import { type Database, orNull, selectRows, valuesOf } from "#db/client";
import { o } from "#db/queries/aliases";
import { rescheduleHeldEvents } from "#db/queries/publishing/publishing";
import { organizers } from "#db/schema";
import { isUnseen, shownFrom } from "~/domain/organizers/standing";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";
import type { OrganizerRow } from "./organizers";

export type RegisterColumns = Pick<
  OrganizerRow,
  "register_standing" | "register_name" | "register_checked_at" | "register_due_at" | "has_register_name"
>;

type Standing = Pick<
  OrganizerRow,
  "id" | "created_at" | "reviewed_at" | "organization_number_verified_at" | "has_register_name"
>;

/** After its first day has become shorter or longer. */
export function rescheduleFor(db: Database, before: Standing, has_register_name: boolean, now: Date) {
  const standing = {
    createdAt: before.created_at,
    reviewedAt: before.reviewed_at,
    numberVerifiedAt: before.organization_number_verified_at,
  };
  return before.has_register_name === has_register_name || !isUnseen(standing, now)
    ? []
    : [rescheduleHeldEvents(db, before.id, shownFrom(before.created_at, has_register_name))];
}

/** Longest waiting first. */
export async function listDueInRegister(db: Database, now: Date, limit: number) {
  const rows = await db
    .select({
      ...pickFields(organizers, ["id", "name", "organization_number", "created_at", "reviewed_at"]),
      ...pickFields(organizers, ["organization_number_verified_at", "has_register_name", "register_batch"]),
    })
    .from(organizers)
    .where(
      and(sql`${organizers.register_due_at} is not null`, sql`${organizers.register_due_at} <= ${unixSeconds(now)}`),
    )
    .orderBy(organizers.register_due_at)
    .limit(limit);
  return rows.flatMap((row) =>
    row.organization_number === null ? [] : [{ ...row, organization_number: row.organization_number }],
  );
}

type Due = Awaited<ReturnType<typeof listDueInRegister>>[number];

/** Nothing where number or name has changed since they were read. */
export async function saveRegisterAnswer(db: Database, read: Due, columns: Partial<RegisterColumns>, now: Date) {
  const isAsRead = and(
    eq(organizers.id, read.id),
    eq(organizers.name, read.name),
    eq(organizers.organization_number, read.organization_number),
  );
  await db.batch([
    db.update(organizers).set(columns).where(isAsRead),
    ...rescheduleFor(db, read, columns.has_register_name ?? read.has_register_name, now),
  ]);
}

/** Rows read for the units of one page. */
const MOST_HOLDERS = 200;

export type NumberHolder = Pick<OrganizerRow, "id" | "name">;

/**
 * Visible ones, without `except`; of several with one number the verified one, then one with the register's name, then
 * the oldest.
 */
export async function listNumberHolders(
  db: Database,
  numbers: readonly string[],
  except: readonly string[],
): Promise<Map<string, NumberHolder>> {
  const rows = await selectRows(db, {
    id: o.id,
    name: o.name,
    number: orNull(o.organization_number),
  })`from json_each(${JSON.stringify(numbers)}) n
    cross join visible_organizers o on o.organization_number = n.value
    where o.id not in ${valuesOf(except)}
    order by o.organization_number_verified_at is null, o.has_register_name desc, o.created_at
    limit ${MOST_HOLDERS}`;
  const holders = new Map<string, NumberHolder>();
  for (const { id, name, number } of rows)
    if (number !== null && !holders.has(number)) holders.set(number, { id, name });
  return holders;
}
