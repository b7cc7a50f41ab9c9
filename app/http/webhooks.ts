import type { JobContext } from "~/context";
import { deliverWebhook } from "~/models/webhooks/deliver";
import { tellWebhookEnd } from "~/models/webhooks/end";
import { viewWebhookMessage } from "~/views/webhooks/message";

/** Sends a webhook what has changed. */
export const deliverChanges = (job: { webhook_id: string; lease: number }, context: JobContext): Promise<void> =>
  deliverWebhook(job, {
    ...context,
    write: (news, next) => JSON.stringify(viewWebhookMessage(news, next, context)),
    tellEnd: (webhook, since) => tellWebhookEnd(webhook, since, context),
  });
