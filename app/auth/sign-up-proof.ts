import { LINK_HOURS } from "~/domain/accounts/lifetimes";
import { readSecretCookie, secretCookie } from "./secret-cookies";
import { hashToken } from "./tokens";

const COOKIE = "samling_sign_up";

/**
 * Proves that this browser chose an account's password. Without it somebody could sign up with another person's
 * address, wait for the owner to follow the link, and know the password of the owner's account. It is derived from the
 * stored hash, whose salt only the server knows, so it expires with the password.
 */
export const signUpProof = (passwordHash: string) => hashToken(passwordHash);

/** Returns a Set-Cookie header that lives as long as the mailed link. */
export const signUpProofCookie = (proof: string, isHttps: boolean) =>
  secretCookie(COOKIE, proof, { seconds: LINK_HOURS.confirm_email * 3600, isHttps });

/** Returns a Set-Cookie header that removes the proof. */
export const noSignUpProofCookie = (isHttps: boolean) => secretCookie(COOKIE, "", { seconds: 0, isHttps });

/** Reads the proof from a Cookie header; null where there is none. */
export const readSignUpProof = (cookies: string | null, isHttps: boolean) =>
  readSecretCookie(cookies, COOKIE, /^[0-9a-f]{64}$/, isHttps);
