import { findUserByEmail } from "#db/queries/accounts/accounts";
import { addFormerOwner, handOver, listHeirs, ownsOrganizer } from "#db/queries/accounts/deletion";
import { insertAudit } from "#db/queries/admin/audit-log";
import { findOrganizer } from "#db/queries/organizers/organizers";
import type { Viewer } from "~/domain/accounts/access";
import { refuse, type Result, succeed } from "~/domain/values";
import { ownershipMail } from "~/emails/team";
import { checkOwnPassword, type PasswordProblem } from "~/models/accounts/password";
import { draftMail, queueMails } from "~/models/mail/post";
import { newId } from "~/models/site/new-id";
import type { InviteDeps } from "./invitations";

export type HandOverProblem = { kind: "heirGone" } | PasswordProblem;

/** All or nothing: the former owner stays as admin, it is logged, both get a mail. */
export async function handOverOrganizer(
  organizerId: string,
  { heir, password }: { heir: string; password: string },
  actor: Viewer,
  deps: InviteDeps,
): Promise<Result<null, HandOverProblem>> {
  const { db, now, settings } = deps;
  const checked = await checkOwnPassword(actor.userId, password, deps);
  if (!checked.ok) return checked;
  const [organizer, heirs] = await Promise.all([findOrganizer(db, organizerId), listHeirs(db, organizerId)]);
  if (!organizer || !heirs.some(({ email }) => email === heir)) return refuse({ kind: "heirGone" });
  const former = organizer.email;
  const isDone = ownsOrganizer(organizerId, heir);
  const mails = await Promise.all(
    [former, heir].map(async (email) => {
      const locale = (await findUserByEmail(db, email))?.locale ?? deps.locale;
      const side = email === heir ? "received" : "given";
      const mail = ownershipMail(
        {
          side,
          organizerName: organizer.name,
          other: email === heir ? former : heir,
          link: `${settings.APP_URL}/organizer/${organizerId}/team`,
        },
        locale,
      );
      return draftMail({ key: `ownership:${newId()}`, to: email, mail }, deps);
    }),
  );
  const entry = { actorId: actor.userId, organizerId, action: "hand_over" as const, detail: `${former} → ${heir}` };
  await db.batch([
    ...handOver(db, organizerId, heir, former),
    addFormerOwner(db, { id: newId(), organizerId, email: former, heir, now }),
    insertAudit(db, entry, now, isDone),
    ...mails.map(({ insertIf }) => insertIf(isDone)),
  ]);
  if ((await findOrganizer(db, organizerId))?.email !== heir) return refuse({ kind: "heirGone" });
  await queueMails(mails, deps);
  return succeed(null);
}
