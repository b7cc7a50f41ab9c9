import { type SQL, sql } from "drizzle-orm";
import { findUser } from "#db/queries/accounts";
import { listMemberships } from "#db/queries/memberships";
import { holdsPasskeyLink, isPasskeyLink } from "#db/queries/passkey-links";
import { listPasskeys } from "#db/queries/passkeys";
import { hashToken } from "~/auth/tokens";
import { TWO_STEP_SETTINGS } from "~/domain/signed-in-home";
import { needsTwoStep } from "~/domain/two-step";
import type { Viewer } from "~/domain/viewer";
import { firstPasskeyMail } from "~/emails/first-passkey";
import { limitAttempts } from "~/models/limit-attempts";
import { draftMail, queueMails } from "~/models/post-mail";
import { type AccountDeps, limitFactor, type TooMany } from "./account-deps";
import { issueToken } from "./issue-token";

/**
 * Whether somebody's rights over others wait for a first passkey. A password that was guessed or stolen must not be enough
 * to make that one: it takes a link that the account's mailbox was sent, or that the operator made.
 */
export async function needsPasskeyLink(viewer: Viewer, existing: readonly unknown[], { db, settings }: Pick<AccountDeps, "db" | "settings">): Promise<boolean> {
  if (existing.length > 0 || !viewer.isVerified) return false;
  return needsTwoStep(await listMemberships(db, viewer.email), settings.TWO_STEP_REQUIRED_FOR);
}

/** Looking at a link does not use it up: mail scanners follow links. */
export async function isPasskeyLinkLive(link: string | null, viewer: Viewer, { db, now }: Pick<AccountDeps, "db" | "now">): Promise<boolean> {
  return link !== null && holdsPasskeyLink(db, viewer.userId, hashToken(link), now);
}

/** The same as a condition of the statement that the link allows. */
export const passkeyLinkHolds = (link: string | null, viewer: Viewer, now: Date): SQL =>
  link === null ? sql`false` : isPasskeyLink(viewer.userId, hashToken(link), now);

/** Mails the link, in the place of former ones. Where none is needed, nothing is sent. */
export async function requestPasskeyLink(viewer: Viewer, deps: AccountDeps): Promise<{ kind: "sent" | "not_needed" } | TooMany> {
  const { db, now, settings } = deps;
  const user = await findUser(db, viewer.userId);
  if (!user || !(await needsPasskeyLink(viewer, await listPasskeys(db, viewer.userId), deps))) return { kind: "not_needed" };
  const verdict = await limitAttempts([["passkeyLinkByAccount", viewer.userId]], { db, now, factor: limitFactor(settings) });
  if (!verdict.allowed) return { kind: "too_many", retryAfterSeconds: verdict.retryAfterSeconds };
  const { token, id, statements } = issueToken(user.email, "first_passkey", deps);
  const mail = firstPasskeyMail({ link: `${settings.APP_URL}${TWO_STEP_SETTINGS}?token=${token}` }, user.locale);
  const draft = draftMail({ key: `first-passkey:${id}`, to: user.email, mail }, deps);
  await db.batch([...statements, draft.insert]);
  await queueMails([draft.id], deps);
  return { kind: "sent" };
}
