import { CHANGES_A_MESSAGE } from "~/domain/webhooks/webhooks";
import type { WebhookNews } from "~/models/webhooks/deliver";
import type { Settings } from "~/schemas/site/settings";
import { formatChangesCursor } from "~/schemas/search/changes";
import { viewPublicChanges } from "~/views/events/public-changes";

/** Returns what is sent to a webhook: changes as GET /api/changes has them. `next` is the place in the log after them. */
export function viewWebhookMessage(
  news: WebhookNews,
  next: number,
  { now, settings }: { now: Date; settings: Pick<Settings, "APP_URL"> },
) {
  const page = { after: next, limit: CHANGES_A_MESSAGE, fields: undefined };
  const changes = news.type === "changes" ? viewPublicChanges(news.found, page, settings.APP_URL).changes : undefined;
  return { type: news.type, timestamp: now.toISOString(), data: { changes, next: formatChangesCursor(next) } };
}
