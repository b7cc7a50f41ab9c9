import type { Database } from "#db/client";
import { findUserByEmail } from "#db/queries/accounts/accounts";
import { findOrganizer } from "#db/queries/organizers/organizers";
import type { Webhook } from "#db/queries/webhooks/webhooks";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { unixSeconds } from "~/domain/time/unix-time";
import { webhookEndedMail } from "~/emails/webhooks";
import type { JobQueue } from "~/jobs/queue";
import { postMail } from "~/models/mail/post";
import type { Settings } from "~/schemas/site/settings";

interface Deps {
  db: Database;
  jobs: JobQueue;
  settings: Pick<Settings, "APP_URL">;
  now: Date;
}

/** Mails an organizer that one of its webhooks is given up, once for each time that it began to fail. */
export async function tellWebhookEnd({ id, organizer_id, address }: Webhook, since: Date, deps: Deps): Promise<void> {
  const organizer = await findOrganizer(deps.db, organizer_id);
  if (!organizer) return;
  const locale = (await findUserByEmail(deps.db, organizer.email))?.locale ?? CONTENT_LOCALE;
  const link = `${deps.settings.APP_URL}/dashboard/data`;
  const mail = webhookEndedMail({ host: new URL(address).host, link }, locale);
  await postMail({ key: `webhook_ended:${id}:${unixSeconds(since)}`, to: organizer.email, mail }, deps);
}
