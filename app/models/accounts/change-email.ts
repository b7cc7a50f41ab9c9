import type { Database } from "#db/client";
import { findLiveToken, findRedeemedToken, findUser, redeemToken, type UserRow } from "#db/queries/accounts/accounts";
import {
  changeEmail,
  type EmailChange,
  expireEmailChanges,
  hasEmail,
  insertEmailChangeToken,
  isEmailTaken,
  listConfirmedEmails,
  requestEmail,
  setPendingEmail,
} from "#db/queries/accounts/email-changes";
import { deleteOtherSessions, isStillPassword } from "#db/queries/accounts/sessions";
import { deleteOtherDevices } from "#db/queries/letters/devices";
import { createToken, hashToken } from "~/auth/tokens";
import type { Viewer } from "~/domain/accounts/access";
import { LINK_HOURS } from "~/domain/accounts/lifetimes";
import type { MailKey } from "~/domain/mail/occasions";
import { refuse, type Result, succeed } from "~/domain/values";
import { alreadyRegisteredMail, approveNewEmailMail, confirmNewEmailMail } from "~/emails/accounts";
import { draftMail, queueMails } from "~/models/mail/post";
import { limitAttempts } from "~/models/site/attempts";
import type { AccountDeps } from "./deps";
import { checkOwnPassword, type PasswordProblem } from "./password";

/** Made when both addresses' links are redeemed; whether the new one has an account only its mail tells. */
export async function requestEmailChange(
  { email, password }: { email: string; password: string },
  viewer: Viewer,
  deps: AccountDeps,
): Promise<Result<null, { kind: "sameEmail" } | PasswordProblem>> {
  const { db, now, settings } = deps;
  if (email === viewer.email) return refuse({ kind: "sameEmail" });
  const checked = await checkOwnPassword(viewer.userId, password, deps);
  if (!checked.ok) return checked;
  const verdict = await limitAttempts({ emailChangeByAccount: viewer.userId }, { db, now, settings });
  if (!verdict.ok) return verdict;
  const user = checked.value;
  const isTaken = await isEmailTaken(db, { from: user.email, to: email });
  const present = sideOf(user, user.email, deps);
  const approval = approveNewEmailMail({ link: present.link, newEmail: email }, user.locale);
  const drafts = [draftMail({ key: `approve-email:${present.token.id}`, to: user.email, mail: approval }, deps)];
  const tokens = [present.token];
  if (isTaken) {
    const links = { signInLink: `${settings.APP_URL}/login`, resetLink: `${settings.APP_URL}/login?mode=forgot` };
    const key: MailKey = `already-registered:${hashToken(email)}:${now.toISOString().slice(0, 10)}`;
    drafts.push(draftMail({ key, to: email, mail: alreadyRegisteredMail(links, user.locale) }, deps));
  } else {
    const next = sideOf(user, email, deps);
    tokens.push(next.token);
    drafts.push(
      draftMail(
        {
          key: `confirm-email:${next.token.id}`,
          to: email,
          mail: confirmNewEmailMail({ link: next.link }, user.locale),
        },
        deps,
      ),
    );
  }
  const isSame = isStillPassword(user.id, user.password_hash);
  const [wished] = await db.batch([
    requestEmail(db, user, email),
    expireEmailChanges(db, user.id),
    ...tokens.map((token) => insertEmailChangeToken(db, token, isSame)),
    ...drafts.map(({ insertIf }) => insertIf(isSame)),
  ]);
  if (wished.length === 0) return refuse({ kind: "wrongPassword" });
  await queueMails(drafts, deps);
  return succeed(null);
}

function sideOf(user: UserRow, email: string, { now, settings }: AccountDeps) {
  const token = createToken();
  const expires_at = new Date(now.getTime() + LINK_HOURS.change_email * 3_600_000);
  return {
    link: `${settings.APP_URL}/change-email?token=${token}`,
    token: { id: hashToken(token), user_id: user.id, email, expires_at },
  };
}

/** The requested change's links stop working. */
export async function cancelEmailChange(userId: string, { db }: Pick<AccountDeps, "db">): Promise<void> {
  await db.batch([expireEmailChanges(db, userId), setPendingEmail(db, userId, null)]);
}

/** Null where the link is invalid; does not redeem it. */
export async function findEmailChange(
  token: string,
  { db, now }: Pick<AccountDeps, "db" | "now">,
): Promise<{ from: string; to: string; confirms: string; userId: string } | null> {
  const live = await findLiveToken(db, hashToken(token), "change_email", now);
  const user = live && (await findUser(db, live.user_id));
  if (!live || !user?.pending_email || ![user.email, user.pending_email].includes(live.email)) return null;
  return { userId: user.id, from: user.email, to: user.pending_email, confirms: live.email };
}

export type EmailConfirmation = Result<
  { kind: "half"; from: string; to: string } | { kind: "changed"; to: string },
  { kind: "emailTaken"; to: string } | { kind: "invalidLink" }
>;

/** The change that a redeemed link belongs to; `to` is null when it has been made. A cancelled change has no links. */
async function findRedeemedChange(
  token: string,
  db: Database,
): Promise<{ userId: string; from: string; to: string | null } | null> {
  const used = await findRedeemedToken(db, hashToken(token), "change_email");
  const user = used && (await findUser(db, used.user_id));
  return user && { userId: user.id, from: user.email, to: user.pending_email };
}

export async function readRedeemedEmailChange(
  token: string,
  { db }: Pick<AccountDeps, "db">,
): Promise<EmailConfirmation> {
  const used = await findRedeemedChange(token, db);
  if (!used) return refuse({ kind: "invalidLink" });
  const { userId, from, to } = used;
  if (to === null) return succeed({ kind: "changed", to: from });
  const areBoth = await areBothConfirmed(db, { userId, from, to });
  return areBoth ? refuse({ kind: "emailTaken", to }) : succeed({ kind: "half", from, to });
}

/** The second of the two links changes the address of account, organizer and team memberships. Safe to repeat. */
export async function confirmEmailChange(
  token: string,
  viewer: Viewer | null,
  { db, now }: Pick<AccountDeps, "db" | "now">,
): Promise<EmailConfirmation> {
  const open = await findEmailChange(token, { db, now });
  const isRedeemedNow = open !== null && (await redeemToken(db, hashToken(token), "change_email", now)) !== null;
  const change = isRedeemedNow ? open : await findRedeemedChange(token, db);
  if (!change) return refuse({ kind: "invalidLink" });
  const { userId, from, to } = change;
  if (to === null) return succeed({ kind: "changed", to: from });
  return makeChange({ userId, from, to }, viewer, { db, now });
}

async function makeChange(
  change: EmailChange,
  viewer: Viewer | null,
  { db, now }: Pick<AccountDeps, "db" | "now">,
): Promise<EmailConfirmation> {
  const { userId, from, to } = change;
  if (!(await areBothConfirmed(db, change))) return succeed({ kind: "half", from, to });
  const here = viewer?.userId === userId ? hashToken(viewer.sessionId) : "";
  const [changed] = await db.batch([
    ...changeEmail(db, change, now),
    deleteOtherSessions(db, userId, here, hasEmail(userId, to)),
    deleteOtherDevices(db, userId, here, hasEmail(userId, to)),
  ]);
  const isChanged = changed.length === 1 || (await findUser(db, userId))?.email === to;
  return isChanged ? succeed({ kind: "changed", to }) : refuse({ kind: "emailTaken", to });
}

async function areBothConfirmed(db: Database, change: EmailChange): Promise<boolean> {
  const confirmed = await listConfirmedEmails(db, change);
  return confirmed.includes(change.from) && confirmed.includes(change.to);
}
