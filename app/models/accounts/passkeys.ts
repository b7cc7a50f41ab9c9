import { type SQL, sql } from "drizzle-orm";
import { findUser } from "#db/queries/accounts/accounts";
import {
  consumeChallenge,
  countRecoveryCodes,
  deletePasskey,
  endPasskeyLinks,
  endStepsOf,
  hasPasskey,
  holdsPasskeyLink,
  insertPasskeyIf,
  isPasskeyLink,
  listPasskeys,
  MAX_PASSKEYS,
  replaceRecoveryCodes,
  upsertChallenge,
} from "#db/queries/accounts/passkeys";
import { deleteOtherSessions, isStillSignedIn } from "#db/queries/accounts/sessions";
import { deleteOtherDevices } from "#db/queries/letters/devices";
import { listMemberships } from "#db/queries/team/memberships";
import { createRecoveryCodes, hashRecoveryCode } from "~/auth/recovery-codes";
import { hashToken } from "~/auth/tokens";
import { passkeyCreationOptions, type PublicKeyCredentialCreationOptionsJSON, readNewPasskey } from "~/auth/webauthn";
import { needsTwoStep, type Viewer } from "~/domain/accounts/access";
import { TWO_STEP_SETTINGS } from "~/domain/accounts/after-sign-in";
import { refuse, type Result, succeed } from "~/domain/values";
import { accountNoticeMail, firstPasskeyMail } from "~/emails/accounts";
import { draftMail, queueMails } from "~/models/mail/post";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import { newId } from "~/models/site/new-id";
import type { AccountDeps } from "./deps";
import { checkOwnPassword, type PasswordProblem } from "./password";
import { issueToken } from "./tokens";

/** Staff need a mailed link (or the operator's) for a first passkey: a stolen password alone must not be enough. */
async function needsPasskeyLink(
  viewer: Viewer,
  existing: readonly unknown[],
  { db, settings }: Pick<AccountDeps, "db" | "settings">,
): Promise<boolean> {
  if (existing.length > 0 || !viewer.isVerified) return false;
  return needsTwoStep(await listMemberships(db, viewer.email), settings.TWO_STEP_REQUIRED_FOR);
}

/** Does not redeem the link, because mail scanners follow links. */
export async function isPasskeyLinkLive(
  link: string | null,
  viewer: Viewer,
  { db, now }: Pick<AccountDeps, "db" | "now">,
): Promise<boolean> {
  return link !== null && holdsPasskeyLink(db, viewer.userId, hashToken(link), now);
}

/** As an SQL condition of the statement that the link permits. */
const passkeyLinkHolds = (link: string | null, viewer: Viewer, now: Date): SQL =>
  link === null ? sql`false` : isPasskeyLink(viewer.userId, hashToken(link), now);

/** Earlier links stop working; sends nothing where none is needed. */
export async function requestPasskeyLink(
  viewer: Viewer,
  deps: AccountDeps,
): Promise<Result<{ isSent: boolean }, TooMany>> {
  const { db, now, settings } = deps;
  const user = await findUser(db, viewer.userId);
  if (!user || !(await needsPasskeyLink(viewer, await listPasskeys(db, viewer.userId), deps)))
    return succeed({ isSent: false });
  const verdict = await limitAttempts({ passkeyLinkByAccount: viewer.userId }, { db, now, settings });
  if (!verdict.ok) return verdict;
  const { token, id, statements } = issueToken(user.email, "first_passkey", deps);
  const mail = firstPasskeyMail({ link: `${settings.APP_URL}${TWO_STEP_SETTINGS}?token=${token}` }, user.locale);
  const draft = draftMail({ key: `first-passkey:${id}`, to: user.email, mail }, deps);
  await db.batch([...statements, draft.insert]);
  await queueMails([draft], deps);
  return succeed({ isSent: true });
}

const MINUTES_TO_ADD = 10;

/** Only this session can compute it; it is not the hash that the session is stored by. */
const questionId = (viewer: Viewer) => hashToken(`passkey:${viewer.sessionId}`);

type OfferProblem = { kind: "tooManyPasskeys" } | { kind: "linkNeeded" } | PasswordProblem;

/** After the password and, where needed, the mailed link. */
export async function offerNewPasskey(
  { password, link = null }: { password: string; link?: string | null },
  viewer: Viewer,
  deps: AccountDeps,
): Promise<Result<PublicKeyCredentialCreationOptionsJSON, OfferProblem>> {
  const { db, now, settings } = deps;
  const checked = await checkOwnPassword(viewer.userId, password, deps);
  if (!checked.ok) return checked;
  const existing = await listPasskeys(db, viewer.userId);
  if (existing.length >= MAX_PASSKEYS) return refuse({ kind: "tooManyPasskeys" });
  if ((await needsPasskeyLink(viewer, existing, deps)) && !(await isPasskeyLinkLive(link, viewer, deps)))
    return refuse({ kind: "linkNeeded" });
  const options = await passkeyCreationOptions(checked.value, existing, settings.APP_URL);
  const expires_at = new Date(now.getTime() + MINUTES_TO_ADD * 60_000);
  await upsertChallenge(db, {
    id: questionId(viewer),
    user_id: viewer.userId,
    challenge: options.challenge,
    expires_at,
  });
  return succeed(options);
}

/** The first one signs out every other device and returns the recovery codes once. Redeems the link that staff need. */
export async function addPasskey(
  { response, name, link = null }: { response: unknown; name: string; link?: string | null },
  viewer: Viewer,
  deps: AccountDeps,
): Promise<Result<{ codes: string[] | null }, { kind: "passkeyRefused" }>> {
  const { db, now, settings } = deps;
  const challenge = await consumeChallenge(db, questionId(viewer), now);
  const passkey = challenge && (await readNewPasskey(response, challenge, settings.APP_URL));
  if (!passkey) return refuse({ kind: "passkeyRefused" });
  const existing = await listPasskeys(db, viewer.userId);
  if (existing.some(({ id }) => id === passkey.id)) return refuse({ kind: "passkeyRefused" });
  const here = hashToken(viewer.sessionId);
  const isSignedIn = isStillSignedIn(viewer.userId, here);
  const isAllowed = (await needsPasskeyLink(viewer, existing, deps))
    ? sql`${isSignedIn} and ${passkeyLinkHolds(link, viewer, now)}`
    : isSignedIn;
  const codes = existing.length === 0 ? createRecoveryCodes() : null;
  const notice = noticeOf(codes ? "twoStepOn" : "passkeyAdded", viewer, deps);
  const isAdded = hasPasskey(viewer.userId, passkey.id);
  await db.batch([
    insertPasskeyIf(db, { ...passkey, user_id: viewer.userId, name, created_at: now }, isAllowed),
    ...(codes
      ? [
          ...replaceRecoveryCodes(db, viewer.userId, hashesOf(codes, viewer), isAdded),
          deleteOtherSessions(db, viewer.userId, here, isAdded),
          deleteOtherDevices(db, viewer.userId, here, isAdded),
          endStepsOf(db, viewer.userId),
        ]
      : []),
    endPasskeyLinks(db, viewer.userId, isAdded),
    notice.insertIf(isAdded),
  ]);
  if (!(await listPasskeys(db, viewer.userId)).some(({ id }) => id === passkey.id))
    return refuse({ kind: "passkeyRefused" });
  await queueMails([notice], deps);
  return succeed({ codes });
}

/** Without any passkey, the second step is off. */
export async function removePasskey(
  { id, password }: { id: string; password: string },
  viewer: Viewer,
  deps: AccountDeps,
): Promise<Result<{ isLast: boolean }, { kind: "gone" } | PasswordProblem>> {
  const { db } = deps;
  const checked = await checkOwnPassword(viewer.userId, password, deps);
  if (!checked.ok) return checked;
  const [, removed] = await db.batch([
    ...deletePasskey(db, viewer.userId, id, isStillSignedIn(viewer.userId, hashToken(viewer.sessionId))),
  ]);
  if (removed.length === 0) return refuse({ kind: "gone" });
  const isLast = (await listPasskeys(db, viewer.userId)).length === 0;
  const notice = noticeOf(isLast ? "twoStepOff" : "passkeyRemoved", viewer, deps);
  await notice.insert;
  await queueMails([notice], deps);
  return succeed({ isLast });
}

export async function renewRecoveryCodes(
  password: string,
  viewer: Viewer,
  deps: AccountDeps,
): Promise<Result<string[], { kind: "gone" } | PasswordProblem>> {
  const { db } = deps;
  const checked = await checkOwnPassword(viewer.userId, password, deps);
  if (!checked.ok) return checked;
  if ((await listPasskeys(db, viewer.userId)).length === 0) return refuse({ kind: "gone" });
  const codes = createRecoveryCodes();
  const [, renewed] = await db.batch([
    ...replaceRecoveryCodes(
      db,
      viewer.userId,
      hashesOf(codes, viewer),
      isStillSignedIn(viewer.userId, hashToken(viewer.sessionId)),
    ),
  ]);
  return renewed.length > 0 ? succeed(codes) : refuse({ kind: "gone" });
}

export async function findTwoStep(userId: string, { db }: Pick<AccountDeps, "db">) {
  const [passkeys, codesLeft] = await Promise.all([listPasskeys(db, userId), countRecoveryCodes(db, userId)]);
  return { passkeys, codesLeft };
}

const hashesOf = (codes: string[], viewer: Viewer) => codes.map((code) => hashRecoveryCode(viewer.userId, code));

function noticeOf(
  kind: "twoStepOn" | "twoStepOff" | "passkeyAdded" | "passkeyRemoved",
  viewer: Viewer,
  deps: AccountDeps,
) {
  const mail = accountNoticeMail({ kind, link: `${deps.settings.APP_URL}/settings/two-step` }, deps.locale);
  return draftMail({ key: `${kind}:${newId()}`, to: viewer.email, mail }, deps);
}
