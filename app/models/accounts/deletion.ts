import { findUser } from "#db/queries/accounts/accounts";
import {
  deleteAccount,
  deleteOrganizerWithAll,
  handOver,
  isAccountGone,
  listHeirs,
} from "#db/queries/accounts/deletion";
import { findOrganizerBelongings } from "#db/queries/organizers/deletion";
import { raiseEpoch } from "#db/queries/site/publication";
import { openSessions } from "~/auth/lucia";
import type { Viewer } from "~/domain/accounts/access";
import { refuse, type Result, succeed } from "~/domain/values";
import { accountNoticeMail } from "~/emails/accounts";
import { draftMail, queueMails } from "~/models/mail/post";
import { newId } from "~/models/site/new-id";
import { isHttps } from "~/schemas/site/settings";
import type { AccountDeps } from "./deps";
import { checkOwnPassword, type PasswordProblem } from "./password";

export async function findLeaving(viewer: Viewer, { db, now }: Pick<AccountDeps, "db" | "now">) {
  const organizer = viewer.isVerified ? await findOrganizerBelongings(db, { email: viewer.email }, now) : null;
  return { organizer, heirs: organizer ? await listHeirs(db, organizer.id) : [] };
}

export interface Farewell {
  password: string;
  /** "delete", or the new owner's e-mail; null where nothing was chosen. */
  organization: string | null;
}

type DeletionProblem = { kind: "organizationUndecided" | "lastSuperadmin" | "heirGone" } | PasswordProblem;

/** Deletes an account, and does with its organizer what was decided, all or nothing. Returns the Set-Cookie header. */
export async function deleteOwnAccount(
  { password, organization }: Farewell,
  viewer: Viewer,
  deps: AccountDeps,
): Promise<Result<{ cookie: string }, DeletionProblem>> {
  const { db, settings } = deps;
  const { organizer, heirs } = await findLeaving(viewer, deps);
  if (organizer?.is_last_superadmin) return refuse({ kind: "lastSuperadmin" });
  if (organizer && organization === null) return refuse({ kind: "organizationUndecided" });
  const heir = organization === "delete" ? null : heirs.find(({ email }) => email === organization);
  if (organizer && heir === undefined) return refuse({ kind: "heirGone" });
  const checked = await checkOwnPassword(viewer.userId, password, deps);
  if (!checked.ok) return checked;
  const user = checked.value;
  const estate = organizer
    ? heir
      ? handOver(db, organizer.id, heir.email)
      : [deleteOrganizerWithAll(db, organizer.id), raiseEpoch(db)]
    : [];
  const farewell = accountNoticeMail({ kind: "accountDeleted", link: settings.APP_URL }, user.locale);
  const draft = draftMail({ key: `account-deleted:${newId()}`, to: user.email, mail: farewell }, deps);
  const [first, ...rest] = [...estate, ...deleteAccount(db, user), draft.insertIf(isAccountGone(user.id))];
  await db.batch([first, ...rest]);
  if (await findUser(db, user.id)) {
    const left = await findLeaving(viewer, deps);
    return refuse({ kind: left.organizer?.is_last_superadmin ? "lastSuperadmin" : "heirGone" });
  }
  await queueMails([draft], deps);
  const sessions = openSessions(db, isHttps(settings));
  return succeed({ cookie: sessions.createBlankSessionCookie().serialize() });
}
