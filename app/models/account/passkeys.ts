import { deleteOtherSessions } from "#db/queries/sessions";
import { countRecoveryCodes, deletePasskey, insertPasskey, listPasskeys, MAX_PASSKEYS, type PasskeyRow, putChallenge, replaceRecoveryCodes, takeChallenge } from "#db/queries/passkeys";
import { createRecoveryCodes, hashRecoveryCode } from "~/auth/recovery-codes";
import { hashToken } from "~/auth/tokens";
import { askForNewPasskey, type PublicKeyCredentialCreationOptionsJSON, readNewPasskey } from "~/auth/webauthn";
import type { Viewer } from "~/domain/viewer";
import { accountNoticeMail } from "~/emails/account-notice";
import { newId } from "~/models/new-id";
import { draftMail, queueMails } from "~/models/post-mail";
import type { AccountDeps } from "./account-deps";
import { checkOwnPassword, type OwnPassword } from "./check-own-password";

type NotAllowed = Exclude<OwnPassword, { kind: "right" }>;

const MINUTES_TO_ADD = 10;

/** Known to this session alone, and not the hash by which the session itself is stored. */
const questionId = (viewer: Viewer) => hashToken(`passkey:${viewer.sessionId}`);

export type PasskeyOffer = { kind: "options"; options: PublicKeyCredentialCreationOptionsJSON } | { kind: "too_many_passkeys" } | NotAllowed;

/** After the password: what the browser needs to make a passkey. */
export async function offerNewPasskey(password: string, viewer: Viewer, deps: AccountDeps): Promise<PasskeyOffer> {
  const { db, now, settings } = deps;
  const checked = await checkOwnPassword(viewer.userId, password, deps);
  if (checked.kind !== "right") return checked;
  const existing = await listPasskeys(db, viewer.userId);
  if (existing.length >= MAX_PASSKEYS) return { kind: "too_many_passkeys" };
  const options = await askForNewPasskey(checked.user, existing, settings.APP_URL);
  const expires_at = new Date(now.getTime() + MINUTES_TO_ADD * 60_000);
  await putChallenge(db, { id: questionId(viewer), user_id: viewer.userId, challenge: options.challenge, expires_at });
  return { kind: "options", options };
}

/** The recovery codes are told once, with the first passkey. */
export type PasskeyAddition = { kind: "added"; codes: string[] | null } | { kind: "refused" };

/** Keeps a new passkey. The first one signs every other device out: they came in without a second step. */
export async function addPasskey({ response, name }: { response: unknown; name: string }, viewer: Viewer, deps: AccountDeps): Promise<PasskeyAddition> {
  const { db, now, settings } = deps;
  const challenge = await takeChallenge(db, questionId(viewer), now);
  const passkey = challenge && (await readNewPasskey(response, challenge, settings.APP_URL));
  if (!passkey) return { kind: "refused" };
  const existing = await listPasskeys(db, viewer.userId);
  if (existing.some(({ id }) => id === passkey.id)) return { kind: "refused" };
  const codes = existing.length === 0 ? createRecoveryCodes() : null;
  const notice = noticeOf(codes ? "twoStepOn" : "passkeyAdded", viewer, deps);
  await db.batch([
    insertPasskey(db, { ...passkey, user_id: viewer.userId, name, created_at: now }),
    ...(codes ? [...replaceRecoveryCodes(db, viewer.userId, hashesOf(codes, viewer)), deleteOtherSessions(db, viewer.userId, hashToken(viewer.sessionId))] : []),
    notice.insert,
  ]);
  await queueMails([notice.id], deps);
  return { kind: "added", codes };
}

export type PasskeyRemoval = { kind: "removed"; isLast: boolean } | { kind: "gone" } | NotAllowed;

/** Takes a passkey away, after the password. With the last one the second step is off. */
export async function removePasskey({ id, password }: { id: string; password: string }, viewer: Viewer, deps: AccountDeps): Promise<PasskeyRemoval> {
  const { db } = deps;
  const checked = await checkOwnPassword(viewer.userId, password, deps);
  if (checked.kind !== "right") return checked;
  const [removed] = await db.batch([...deletePasskey(db, viewer.userId, id)]);
  if (removed.length === 0) return { kind: "gone" };
  const isLast = (await listPasskeys(db, viewer.userId)).length === 0;
  const notice = noticeOf(isLast ? "twoStepOff" : "passkeyRemoved", viewer, deps);
  await notice.insert;
  await queueMails([notice.id], deps);
  return { kind: "removed", isLast };
}

/** Ten new codes after the password; the former ones stop working. */
export async function renewRecoveryCodes(password: string, viewer: Viewer, deps: AccountDeps): Promise<{ kind: "renewed"; codes: string[] } | { kind: "refused" } | NotAllowed> {
  const { db } = deps;
  const checked = await checkOwnPassword(viewer.userId, password, deps);
  if (checked.kind !== "right") return checked;
  if ((await listPasskeys(db, viewer.userId)).length === 0) return { kind: "refused" };
  const codes = createRecoveryCodes();
  await db.batch([...replaceRecoveryCodes(db, viewer.userId, hashesOf(codes, viewer))]);
  return { kind: "renewed", codes };
}

export interface TwoStepState {
  passkeys: PasskeyRow[];
  codesLeft: number;
}

export async function findTwoStep(userId: string, { db }: Pick<AccountDeps, "db">): Promise<TwoStepState> {
  const [passkeys, codesLeft] = await Promise.all([listPasskeys(db, userId), countRecoveryCodes(db, userId)]);
  return { passkeys, codesLeft };
}

const hashesOf = (codes: string[], viewer: Viewer) => codes.map((code) => hashRecoveryCode(viewer.userId, code));

function noticeOf(kind: "twoStepOn" | "twoStepOff" | "passkeyAdded" | "passkeyRemoved", viewer: Viewer, deps: AccountDeps) {
  const mail = accountNoticeMail({ kind, link: `${deps.settings.APP_URL}/settings/two-step` }, deps.locale);
  return draftMail({ key: `${kind}:${newId()}`, to: viewer.email, mail }, deps);
}
