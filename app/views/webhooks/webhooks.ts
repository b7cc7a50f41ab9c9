import { ownDataMessages } from "#messages/own-data";
import type { Webhook } from "#db/queries/webhooks/webhooks";
import type { Preferences } from "~/domain/site/preferences";
import { MOST_WEBHOOKS, webhookState, type WebhookState } from "~/domain/webhooks/webhooks";
import { formatWebhookSecret } from "~/gateways/webhooks/signature";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";

export interface WebhookView {
  id: string;
  address: string;
  host: string;
  /** Whose events. */
  scope: string;
  state: WebhookState;
  stateText: string;
  /** When something was last sent, and the answer; null before. */
  last: string | null;
  secret: string;
}

export interface WebhooksView {
  webhooks: WebhookView[];
  isFull: boolean;
}

export function viewWebhooks(rows: readonly Webhook[], preferences: Preferences): WebhooksView {
  const m = messagesIn(ownDataMessages, preferences.locale).webhooks;
  const webhooks = rows.map((row) => {
    const state = webhookState(row);
    return {
      id: row.id,
      address: row.address,
      host: new URL(row.address).host,
      scope: m.scopes[row.scope],
      state,
      stateText: m.states[state],
      last: row.sent_at && m.last(formatDayAndTime(row.sent_at, preferences), row.status ?? 0),
      secret: formatWebhookSecret(row.secret),
    };
  });
  return { webhooks, isFull: rows.length >= MOST_WEBHOOKS };
}
