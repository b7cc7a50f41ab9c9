import { findUser, type UserRow } from "#db/queries/accounts/accounts";
import {
  consumeChallenge,
  countPasskeyUse,
  countRecoveryCodes,
  endStep,
  findOpenStep,
  listPasskeys,
  redeemRecoveryCode,
  setChallenge,
} from "#db/queries/accounts/passkeys";
import { hashRecoveryCode } from "~/auth/recovery-codes";
import { hashToken } from "~/auth/tokens";
import { passkeyRequestOptions, readSignature } from "~/auth/webauthn";
import { refuse, type Result, succeed } from "~/domain/values";
import { accountNoticeMail } from "~/emails/accounts";
import { postMail } from "~/models/mail/post";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import { newId } from "~/models/site/new-id";
import type { AccountDeps } from "./deps";
import { type Entrance, startSession } from "./sign-in";

type Deps = Pick<AccountDeps, "db" | "now">;

export type SecondStepResult = Result<Entrance, { kind: "wrongSecondStep" } | { kind: "stepExpired" } | TooMany>;

/** What the passkey signs, new with each request; null where the step has ended. */
export async function offerSecondStep(
  token: string | null,
  { db, now, settings }: Deps & Pick<AccountDeps, "settings">,
) {
  const step = token === null ? null : await findOpenStep(db, hashToken(token), now);
  if (!token || !step) return null;
  const options = await passkeyRequestOptions(await listPasskeys(db, step.user_id), settings.APP_URL);
  await setChallenge(db, hashToken(token), options.challenge);
  return options;
}

export async function finishWithPasskey(
  token: string,
  response: unknown,
  deps: AccountDeps,
): Promise<SecondStepResult> {
  return finish(token, deps, async (user) => {
    const challenge = await consumeChallenge(deps.db, hashToken(token), deps.now);
    if (challenge === null) return false;
    const signature = await readSignature(
      response,
      challenge,
      await listPasskeys(deps.db, user.id),
      deps.settings.APP_URL,
    );
    return signature !== null && countPasskeyUse(deps.db, signature.id, signature.counter, deps.now);
  });
}

/** Redeems the code and notifies the owner. */
export async function finishWithCode(token: string, code: string, deps: AccountDeps): Promise<SecondStepResult> {
  return finish(token, deps, async (user) => {
    if (!(await redeemRecoveryCode(deps.db, user.id, hashRecoveryCode(user.id, code), deps.now))) return false;
    const left = await countRecoveryCodes(deps.db, user.id);
    const mail = accountNoticeMail(
      { kind: "recoveryCodeUsed", left, link: `${deps.settings.APP_URL}/settings/two-step` },
      user.locale,
    );
    await postMail({ key: `recovery-code:${newId()}`, to: user.email, mail }, deps);
    return true;
  });
}

async function finish(
  token: string,
  deps: AccountDeps,
  isProven: (user: UserRow) => Promise<boolean>,
): Promise<SecondStepResult> {
  const { db, now, settings } = deps;
  const step = await findOpenStep(db, hashToken(token), now);
  const user = step && (await findUser(db, step.user_id));
  if (!user) return refuse({ kind: "stepExpired" });
  const verdict = await limitAttempts({ secondStepByAccount: user.id }, { db, now, settings });
  if (!verdict.ok) return verdict;
  if (!(await isProven(user))) return refuse({ kind: "wrongSecondStep" });
  if (!(await endStep(db, hashToken(token)))) return refuse({ kind: "stepExpired" });
  const entrance = await startSession(user, { hasSecondStep: true }, deps);
  return entrance ? succeed(entrance) : refuse({ kind: "stepExpired" });
}
