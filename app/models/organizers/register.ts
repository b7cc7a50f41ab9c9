import type { Database } from "#db/client";
import { listDueInRegister, type RegisterColumns, saveRegisterAnswer } from "#db/queries/organizers/register";
import { deleteEndedPage } from "#db/queries/organizers/register-pages";
import { nextCheck, type RegisterAnswer } from "~/domain/organizers/register";
import { namesAgree } from "~/domain/organizers/register-name";
import type { Register } from "~/gateways/register/register";

interface Numbered {
  name: string;
  organization_number: string | null;
}

interface Deps {
  register: Pick<Register, "find">;
  now: Date;
}

const NOT_ASKED: RegisterColumns = {
  register_standing: null,
  register_name: null,
  register_checked_at: null,
  register_due_at: null,
  has_register_name: false,
};

/** Asks only where name or number has changed, or the answer is old; unanswered, the cron asks later. */
export async function askRegister(
  { name, organization_number: number }: Numbered,
  before: (Numbered & RegisterColumns) | null,
  { register, now }: Deps,
): Promise<RegisterColumns> {
  if (number === null) return NOT_ASKED;
  const known = before?.organization_number === number ? before : null;
  const isSameName = known?.name === name;
  if (known && isSameName && isRecent(known, now)) return registerColumns(known);
  const answer = await register.find(number);
  if (answer) return columnsOf(answer, name, now);
  const { has_register_name, ...confirmed } = known ? registerColumns(known) : NOT_ASKED;
  return { ...confirmed, has_register_name: has_register_name && isSameName, register_due_at: now };
}

/** What was unknown or ended may be registered the next day: only what is confirmed counts as known. */
const isRecent = ({ register_standing, register_due_at }: RegisterColumns, now: Date) =>
  register_standing === "active" && register_due_at !== null && register_due_at > now;

const registerColumns = (row: RegisterColumns): RegisterColumns => ({
  register_standing: row.register_standing,
  register_name: row.register_name,
  register_checked_at: row.register_checked_at,
  register_due_at: row.register_due_at,
  has_register_name: row.has_register_name,
});

function columnsOf(answer: RegisterAnswer, name: string, now: Date): RegisterColumns {
  const unit = answer.kind === "unit" && answer.unit.standing === "active" ? answer.unit : null;
  const standing = answer.kind === "unit" ? answer.unit.standing : answer.kind;
  return {
    register_standing: standing,
    register_name: unit?.name ?? null,
    register_checked_at: now,
    register_due_at: nextCheck(standing, now),
    has_register_name: unit !== null && namesAgree(name, unit),
  };
}

const MOST_AT_ONCE = 20;

/** Numbers that it could not be asked about when they were saved, and old answers; pages that nobody keeps go with their unit. */
export async function askRegisterAgain({ db, ...deps }: Deps & { db: Database }): Promise<void> {
  const { now } = deps;
  for (const row of await listDueInRegister(db, now, MOST_AT_ONCE)) {
    const answer = await deps.register.find(row.organization_number);
    // One that is never answered about must not stand before the others for ever.
    const columns = answer ? columnsOf(answer, row.name, now) : { register_due_at: nextCheck(null, now) };
    await saveRegisterAnswer(db, row, columns, now);
    if (row.register_batch && hasEnded(answer)) {
      const entry = { actorId: null, organizerId: row.id, action: "register_page_ended" as const, detail: row.name };
      await deleteEndedPage(db, row.id, entry, now);
    }
  }
}

const hasEnded = (answer: RegisterAnswer | null) =>
  answer?.kind === "removed" || (answer?.kind === "unit" && answer.unit.standing === "deleted");
