import { claimPushes, finishPushes, type PushRow } from "#db/queries/letters/devices";
import type { WaitingPush } from "~/domain/letters/push-notice";
import { TOO_LATE } from "~/domain/mail/codes";
import { keepsMailBodies } from "~/domain/site/retention";
import { unixSeconds } from "~/domain/time/days-and-moments";
import type { PushResult } from "~/gateways/push/push-service";
import { after, RETRY_DELAYS, SENDING_SECONDS } from "~/models/mail/retries";
import type { Given } from "~/models/site/given";

type Deps = Given<"db" | "pushes" | "jobs" | "now", "ENVIRONMENT">;

type Outcome = { row: PushRow } & PushResult;

interface Failure {
  id: string;
  code: string;
}

interface Postponed extends Failure {
  dueAt: Date;
  seconds: number;
}

/** A second job finds them claimed or finished. What fails for now is queued again; a lost device is deleted. */
export async function deliverPushes(ids: readonly string[], { db, pushes, jobs, settings, now }: Deps): Promise<void> {
  const rows = await claimPushes(db, ids, { now, until: after(now, SENDING_SECONDS) });
  const outcomes = await Promise.all(rows.map((row) => send(row, { pushes, now })));
  const endings = { sent: [] as string[], gone: [] as string[], failed: [] as Failure[], postponed: [] as Postponed[] };
  for (const outcome of outcomes) {
    const { id, attempts, reader_id } = outcome.row;
    if (outcome.sent) endings.sent.push(id);
    else if (outcome.failure === "gone") endings.gone.push(reader_id);
    else {
      const usual = outcome.failure === "temporary" ? RETRY_DELAYS[attempts - 1] : undefined;
      if (usual === undefined || outcome.failure === "final") endings.failed.push({ id, code: outcome.code });
      else {
        const seconds = Math.max(usual, outcome.retryAfterSeconds);
        endings.postponed.push({ id, code: outcome.code, dueAt: after(now, seconds), seconds });
      }
    }
  }
  await finishPushes(db, endings, { now, keepsBody: keepsMailBodies(settings) });
  const { postponed } = endings;
  for (const delaySeconds of new Set(postponed.map(({ seconds }) => seconds))) {
    const outbox_ids = postponed.flatMap(({ id, seconds }) => (seconds === delaySeconds ? id : []));
    await jobs.enqueue([{ type: "send_pushes", outbox_ids }], { delaySeconds });
  }
}

async function send(row: PushRow, { pushes, now }: Pick<Deps, "pushes" | "now">): Promise<Outcome> {
  if (row.body_text === null) return { row, sent: false, failure: "final", code: "E_NO_TEXT" };
  const { notice, until, isUrgent } = JSON.parse(row.body_text) as WaitingPush;
  const seconds = until - unixSeconds(now);
  if (seconds <= 0) return { row, sent: false, failure: "final", code: TOO_LATE };
  const { endpoint, p256dh, auth } = row;
  const topic = `${row.reader_id}:${notice.tag}`;
  const push = { text: JSON.stringify(notice), seconds, topic, isUrgent };
  return { row, ...(await pushes.send({ endpoint, p256dh, auth }, push, now)) };
}
