import { listMailFacts, listMails, type MailFacts, type OutboxRow } from "#db/queries/mail/outbox";
import { keepsMailBodies } from "~/domain/site/retention";
import type { Given } from "~/models/site/given";

type Deps = Given<"db" | "now" | "viewer", "ENVIRONMENT">;

/** Links are secrets of the recipients: outside development texts are left out, and the access is logged. */
export async function readMails({ db, settings, now, viewer }: Deps): Promise<(OutboxRow | MailFacts)[]> {
  if (keepsMailBodies(settings)) return listMails(db);
  const actorId = (await viewer())?.userId ?? null;
  return listMailFacts(db, { actorId, organizerId: null, action: "mails_listed", detail: "" }, now);
}
