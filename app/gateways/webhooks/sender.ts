import { checkHop } from "~/domain/calendars/feed-address";
import { userAgentOf } from "~/domain/site/user-agent";
import type { SendStatus } from "~/domain/webhooks/webhooks";
import type { Settings } from "~/schemas/site/settings";
import { dropBody } from "../drop-body";
import { type SignedMessage, signatureHeaders } from "./signature";

/** Sends signed messages to other people's servers. Never throws: no answer is status 0. */
export interface WebhookSender {
  /** Returns the address as it is stored, or null where none may be sent to. */
  accept(address: string): string | null;
  send(to: { address: string; secret: string }, message: SignedMessage): Promise<SendStatus>;
}

const MILLISECONDS = 15_000;

interface Deps {
  settings: Pick<Settings, "APP_URL" | "FEED_ALLOWED_PRIVATE_HOSTS">;
  fetch?: typeof fetch;
}

export function openWebhookSender({ settings, fetch: ask = fetch }: Deps): WebhookSender {
  const { APP_URL, FEED_ALLOWED_PRIVATE_HOSTS: allowedHosts } = settings;
  const rules = { ownHost: new URL(APP_URL).hostname, allowedHosts };
  const accept = (address: string) => {
    const checked = checkHop(address, rules);
    if (!checked.ok) return null;
    const { protocol, host, hostname, href } = checked.value;
    return protocol === "https:" || allowedHosts.includes(host) || allowedHosts.includes(hostname) ? href : null;
  };
  return {
    accept,
    async send({ address, secret }, message) {
      if (accept(address) === null) return 0;
      try {
        const response = await ask(address, {
          method: "POST",
          // A redirect could lead to where nothing may be sent.
          redirect: "manual",
          signal: AbortSignal.timeout(MILLISECONDS),
          headers: {
            "Content-Type": "application/json",
            "User-Agent": userAgentOf(APP_URL),
            ...(await signatureHeaders(message, secret)),
          },
          body: message.body,
        });
        await dropBody(response);
        return response.status;
      } catch {
        return 0;
      }
    },
  };
}
