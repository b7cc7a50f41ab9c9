import { LINK_HOURS } from "~/domain/accounts/lifetimes";
import { readSecretCookie, secretCookie } from "./secret-cookies";
import { hashToken } from "./tokens";

const COOKIE = "samling_sign_up";

/**
 * What shows that it was this browser that chose an account's password. Without it anybody could sign up with
 * somebody else's address, wait for the owner to press the link, and know the password of what is then the owner's
 * account. It follows from the stored hash, whose salt only the server knows, and so ends with the password.
 */
export const signUpProof = (passwordHash: string) => hashToken(passwordHash);

/** A Set-Cookie header that lives as long as the link in the mail. */
export const signUpProofCookie = (proof: string, isHttps: boolean) =>
  secretCookie(COOKIE, proof, { seconds: LINK_HOURS.confirm_email * 3600, isHttps });

/** A Set-Cookie header that takes the proof, which has done its work, from the device. */
export const noSignUpProofCookie = (isHttps: boolean) => secretCookie(COOKIE, "", { seconds: 0, isHttps });

/** From a Cookie header. */
export const readSignUpProof = (cookies: string | null, isHttps: boolean) =>
  readSecretCookie(cookies, COOKIE, /^[0-9a-f]{64}$/, isHttps);
