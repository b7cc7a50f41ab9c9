import type { Database } from "#db/client";
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  type NewWebhook,
  restartWebhook,
  storeTrial,
} from "#db/queries/webhooks/webhooks";
import { refuse, type Result, succeed } from "~/domain/result";
import { unixSeconds } from "~/domain/time/unix-time";
import { isReceived } from "~/domain/webhooks/webhooks";
import { createWebhookSecret } from "~/gateways/webhooks/signature";
import type { WebhookSender } from "~/gateways/webhooks/sender";
import { limitAttempts } from "~/models/site/attempts";
import { newId } from "~/models/site/new-id";
import type { Settings } from "~/schemas/site/settings";
import type { WebhookButton } from "~/schemas/webhooks/forms";

interface Deps {
  db: Database;
  webhooks: WebhookSender;
  now: Date;
}

interface PressDeps extends Deps {
  settings: Pick<Settings, "ENVIRONMENT">;
}

/** `badAddress`: nothing may be sent there. */
export type AddProblem = "badAddress" | "tooMany";

/** Adds a webhook that tells of what happens from now on; one with the same address stays as it is. */
export async function addWebhook(
  { address: typed, ...wanted }: Pick<NewWebhook, "organizer_id" | "address" | "scope">,
  { db, webhooks, now }: Deps,
): Promise<Result<null, AddProblem>> {
  const address = webhooks.accept(typed);
  if (address === null) return refuse("badAddress");
  const isThere = await insertWebhook(db, { ...wanted, address, id: newId(), secret: createWebhookSecret() }, now);
  return isThere ? succeed(null) : refuse("tooMany");
}

type Pressed = "removed" | "restarted" | "received" | "notReceived" | "gone" | "tooManyTrials";

/** Does what a webhook's button says. A trial's message tells nothing. */
export async function pressWebhook(
  { intent, id }: WebhookButton,
  organizerId: string,
  { db, webhooks, now, settings }: PressDeps,
): Promise<Pressed> {
  if (intent === "remove") {
    await deleteWebhook(db, id, organizerId);
    return "removed";
  }
  const webhook = await findWebhook(db, id, organizerId);
  if (!webhook) return "gone";
  if (intent === "restart") {
    await restartWebhook(db, id, organizerId, now);
    return "restarted";
  }
  const limited = await limitAttempts([["webhookTrialByOrganizer", organizerId]], { db, now, settings });
  if (!limited.ok) return "tooManyTrials";
  const timestamp = unixSeconds(now);
  const body = JSON.stringify({ type: "test", timestamp: now.toISOString(), data: {} });
  const status = await webhooks.send(webhook, { id: `msg_${id}_test_${timestamp}`, timestamp, body });
  await storeTrial(db, id, { sent_at: now, status });
  return isReceived(status) ? "received" : "notReceived";
}
