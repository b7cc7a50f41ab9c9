import { LINK_HOURS } from "~/domain/link-lifetimes";
import { hashToken } from "./tokens";

const COOKIE = "samling_sign_up";

/**
 * What shows that it was this browser that chose an account's password. Without it anybody could sign up with
 * somebody else's address, wait for the owner to press the link, and know the password of what is then the owner's
 * account. It follows from the stored hash, whose salt only the server knows, and so ends with the password.
 */
export const signUpProof = (passwordHash: string) => hashToken(passwordHash);

/** A Set-Cookie header that lives as long as the link in the mail. */
export function signUpProofCookie(proof: string, isSecure: boolean): string {
  const age = LINK_HOURS.confirm_email * 3600;
  return `${COOKIE}=${proof}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** A Set-Cookie header that takes the proof, which has done its work, from the device. */
export const noSignUpProofCookie = () => `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** From a Cookie header. */
export function readSignUpProof(cookies: string | null): string | null {
  return /(?:^|;\s*)samling_sign_up=([0-9a-f]{64})(?:;|$)/.exec(cookies ?? "")?.[1] ?? null;
}
