import type { Database } from "#db/client";
import { endLettersTo } from "#db/queries/letters/readers";
import {
  claimMail,
  deleteOldMails,
  findMail,
  finishMail,
  giveUpMails,
  isSuppressed,
  listDueMails,
  type OutboxRow,
  postponeMail,
  purgeMailBodies,
} from "#db/queries/mail/outbox";
import { countAttempts } from "#db/queries/site/attempts";
import { windowStart } from "~/domain/accounts/attempt-limits";
import { DAY_IS_FULL, LEFT_TO_OTHERS, SUPPRESSED, TOO_LATE } from "~/domain/mail/codes";
import { isAwaited, isLetter, mostBeforeReserve } from "~/domain/mail/occasions";
import { isNobodys } from "~/domain/organizers/register-pages";
import { daysBefore, keepsMailBodies, monthsBefore, RETENTION } from "~/domain/site/retention";
import { dateFromUnix, DAY_SECONDS } from "~/domain/time/days-and-moments";
import { present, refuse, type Result, succeed } from "~/domain/values";
import { logError } from "~/gateways/log";
import { NOT_ALLOWED } from "~/gateways/mailer";
import type { Given } from "~/models/site/given";
import { queueOutbox } from "./post";
import { after, RETRY_DELAYS, SENDING_SECONDS } from "./retries";

interface Postponed {
  kind: "postponed";
  retryAfterSeconds: number;
}

type Deps = Given<"db" | "mailer" | "now", "ENVIRONMENT" | "MAIL_DAILY_LIMIT">;

/** Once: a second message finds it claimed or finished. Succeeds too for a mail given up or no news any more. */
export async function deliverMail(id: string, { db, mailer, settings, now }: Deps): Promise<Result<null, Postponed>> {
  if (!(await claimMail(db, id, { now, until: after(now, SENDING_SECONDS) }))) return succeed(null);
  const row = await findMail(db, id);
  if (!row?.body_text || !row.body_html) return succeed(null);
  const keepsBody = keepsMailBodies(settings);
  const unsent = await whyUnsent(row, db, now);
  if (unsent) {
    await finishMail(db, id, { status: "failed", errorCode: unsent, now, keepsBody });
    return succeed(null);
  }
  const dueAt = await waitsForReserve(row.key, { db, settings, now });
  if (dueAt) {
    await postponeMail(db, id, { errorCode: LEFT_TO_OTHERS, dueAt, attempts: row.attempts - 1 });
    return succeed(null);
  }
  const result = await mailer.send({
    to: row.recipient,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    unsubscribeUrl: row.unsubscribe_url,
  });
  if (result.sent) {
    await finishMail(db, id, { status: "sent", errorCode: null, now, keepsBody });
    return succeed(null);
  }
  if (result.code === DAY_IS_FULL) {
    logError("mail_waits_a_day", result.code, { outbox_id: id });
    await postponeMail(db, id, { errorCode: DAY_IS_FULL, dueAt: nextDay(now), attempts: row.attempts - 1 });
    return succeed(null);
  }
  const delay = result.isTemporary ? RETRY_DELAYS[row.attempts - 1] : undefined;
  if (delay === undefined) {
    if (result.code === SUPPRESSED) await endLettersTo(db, row.recipient, { why: "bounce", now });
    await finishMail(db, id, { status: "failed", errorCode: result.code, now, keepsBody });
    logError("mail_failed", result.code, { outbox_id: id, attempts: row.attempts });
    return succeed(null);
  }
  await postponeMail(db, id, { errorCode: result.code, dueAt: after(now, delay), attempts: row.attempts });
  return refuse({ kind: "postponed", retryAfterSeconds: delay });
}

/** The code of what the service is not asked for. What somebody waits for tries an address that was refused. */
async function whyUnsent({ key, recipient, until }: OutboxRow, db: Database, now: Date): Promise<string | null> {
  if (until && until <= now) return TOO_LATE;
  if (isNobodys(recipient)) return NOT_ALLOWED;
  return !isAwaited(key) && (await isSuppressed(db, recipient)) ? SUPPRESSED : null;
}

/** When the day's mails are counted anew. */
const nextDay = (now: Date) => dateFromUnix(windowStart(DAY_SECONDS, now) + DAY_SECONDS);

/** Lost mails are read in portions; the next run goes on. */
const SWEPT_A_STATEMENT = 1000;
const STATEMENTS_A_SWEEP = 10;

async function queueDue({ db, jobs, now }: Pick<SweepDeps, "db" | "jobs" | "now">): Promise<void> {
  let last: Awaited<ReturnType<typeof listDueMails>>[number] | null = null;
  for (let n = 0; n < STATEMENTS_A_SWEEP; n++) {
    const due = await listDueMails(db, { now, after: last, limit: SWEPT_A_STATEMENT });
    await queueOutbox(due, { jobs });
    last = due.at(-1) ?? null;
    if (due.length < SWEPT_A_STATEMENT) return;
  }
}

type SweepDeps = Given<"db" | "jobs" | "now", "ENVIRONMENT">;

/** A body, which may hold a secret link, goes when its mail is done; in development some days later. */
export async function sweepMails({ db, jobs, settings, now }: SweepDeps): Promise<void> {
  const keepsBody = keepsMailBodies(settings);
  const givenUp = await giveUpMails(db, daysBefore(now, RETENTION.mailOnItsWayDays), { now, keepsBody });
  if (givenUp > 0) logError("mails_given_up", "They were never sent.", { count: givenUp });
  await queueDue({ db, jobs, now });
  await purgeMailBodies(db, keepsBody ? daysBefore(now, RETENTION.mailBodyDays) : now);
  await deleteOldMails(db, monthsBefore(now, RETENTION.mailMonths));
}

type WaitsForReserveDeps = Given<"db" | "now", "MAIL_DAILY_LIMIT">;

/** Counts a mail among the day's. Returns when it may be sent where only the reserve is left; null for now. */
async function waitsForReserve(key: string, { db, settings, now }: WaitsForReserveDeps): Promise<Date | null> {
  const limit = settings.MAIL_DAILY_LIMIT;
  if (limit === undefined) return null;
  const start = windowStart(DAY_SECONDS, now);
  const expiresAt = start + DAY_SECONDS;
  const [sent] = await countAttempts(db, [{ subject: "mails", windowStart: start, expiresAt }]);
  return isLetter(key) && present(sent, "count of mails") > mostBeforeReserve(limit) ? nextDay(now) : null;
}
