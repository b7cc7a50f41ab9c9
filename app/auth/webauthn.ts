import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";

export type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON };

export interface StoredPasskey {
  id: string;
  public_key: string;
  counter: number;
  transports: string[];
}

const hostOf = (appUrl: string) => new URL(appUrl).hostname;

const named = (keys: Pick<StoredPasskey, "id" | "transports">[]) =>
  keys.map(({ id, transports }) => ({ id, transports }));

/** The device stores it under the account's id, not its e-mail. */
export function passkeyCreationOptions(user: { id: string; email: string }, existing: StoredPasskey[], appUrl: string) {
  return generateRegistrationOptions({
    rpName: "Samling",
    rpID: hostOf(appUrl),
    userName: user.email,
    userID: new TextEncoder().encode(user.id),
    attestationType: "none",
    excludeCredentials: named(existing),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
}

export async function readNewPasskey(
  response: unknown,
  challenge: string,
  appUrl: string,
): Promise<(StoredPasskey & { is_backed_up: boolean }) | null> {
  try {
    const verified = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: new URL(appUrl).origin,
      expectedRPID: hostOf(appUrl),
      requireUserVerification: false,
    });
    if (!verified.verified) return null;
    const { credential, credentialBackedUp } = verified.registrationInfo;
    return {
      id: credential.id,
      public_key: encodeBase64urlNoPadding(credential.publicKey),
      counter: credential.counter,
      transports: (credential.transports ?? []).slice(0, 8),
      is_backed_up: credentialBackedUp,
    };
  } catch {
    return null;
  }
}

export function passkeyRequestOptions(
  keys: StoredPasskey[],
  appUrl: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: hostOf(appUrl),
    allowCredentials: named(keys),
    userVerification: "preferred",
  });
}

export async function readSignature(
  response: unknown,
  challenge: string,
  keys: StoredPasskey[],
  appUrl: string,
): Promise<{ id: string; counter: number } | null> {
  const { id } = (response ?? {}) as Partial<AuthenticationResponseJSON>;
  const key = keys.find((candidate) => candidate.id === id);
  if (!key) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: new URL(appUrl).origin,
      expectedRPID: hostOf(appUrl),
      credential: {
        id: key.id,
        publicKey: new Uint8Array(decodeBase64urlIgnorePadding(key.public_key)),
        counter: key.counter,
        transports: key.transports,
      },
      requireUserVerification: false,
    });
    return verified ? { id: key.id, counter: authenticationInfo.newCounter } : null;
  } catch {
    return null;
  }
}
