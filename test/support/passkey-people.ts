import { sessions } from "#db/schema";
import { valueOf } from "#test/support/outcomes";
import { createToken, hashToken } from "~/auth/tokens";
import type { Viewer } from "~/domain/accounts/access";
import { offerNewPasskey } from "~/models/accounts/passkeys";
import { accountDeps, anAccount, PASSWORD } from "./accounts";
import { aViewer } from "./profile-work";
import { testDatabase } from "./rows";

/** Makes the session that a viewer comes with. */
export const signInHere = ({ userId, sessionId }: Pick<Viewer, "userId" | "sessionId">) =>
  testDatabase()
    .insert(sessions)
    .values({ id: hashToken(sessionId), user_id: userId, expires_at: 2_000_000_000 });

/** An account, signed in. */
export async function someone() {
  const user = await anAccount();
  const viewer = aViewer({ userId: user.id, email: user.email, sessionId: createToken() });
  await signInHere(viewer);
  return { user, viewer };
}

/** What the browser of somebody who has given the password is to make a passkey from. */
export async function offered({ viewer }: Pick<Awaited<ReturnType<typeof someone>>, "viewer">) {
  return valueOf(await offerNewPasskey({ password: PASSWORD }, viewer, accountDeps()));
}
