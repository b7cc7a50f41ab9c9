import { LINK_HOURS } from "~/domain/accounts/lifetimes";
import { readSecretCookie, secretCookie } from "./secret-cookies";
import { hashToken } from "./tokens";

const COOKIE = "samling_sign_up";

/**
 * Proves that this browser chose the password: else somebody could sign up with another person's address, wait for the
 * owner to follow the link, and know the password.
 */
export const signUpProof = (passwordHash: string) => hashToken(passwordHash);

/** Lives as long as the mailed link. */
export const signUpProofCookie = (proof: string, isHttps: boolean) =>
  secretCookie(COOKIE, proof, { seconds: LINK_HOURS.confirm_email * 3600, isHttps });

export const noSignUpProofCookie = (isHttps: boolean) => secretCookie(COOKIE, "", { seconds: 0, isHttps });

export const readSignUpProof = (cookies: string | null, isHttps: boolean) =>
  readSecretCookie(cookies, COOKIE, /^[0-9a-f]{64}$/, isHttps);
