import { sessions } from "#db/schema";
import { valueOf } from "#test/support/outcomes";
import { createToken, hashToken } from "~/auth/tokens";
import type { Viewer } from "~/domain/accounts/access";
import { offerNewPasskey } from "~/models/accounts/passkeys";
import { accountDeps, anAccount, PASSWORD } from "./accounts";
import { aViewer } from "./profile-work";
import { testDatabase } from "./rows";

/** Inserts a viewer's session. */
export const signInHere = ({ userId, sessionId }: Pick<Viewer, "userId" | "sessionId">) =>
  testDatabase()
    .insert(sessions)
    .values({ id: hashToken(sessionId), user_id: userId, expires_at: 2_000_000_000 });

/** Returns a new signed-in account. */
export async function someone() {
  const user = await anAccount();
  const viewer = aViewer({ userId: user.id, email: user.email, sessionId: createToken() });
  await signInHere(viewer);
  return { user, viewer };
}

/** Returns the passkey options after the password. */
export async function offered({ viewer }: Pick<Awaited<ReturnType<typeof someone>>, "viewer">) {
  return valueOf(await offerNewPasskey({ password: PASSWORD }, viewer, accountDeps()));
}
