import { SECOND_STEP_MINUTES } from "~/domain/second-step";

const COOKIE = "samling_second_step";

/** A Set-Cookie header: this browser has given the right password, and nothing more. */
export function secondStepCookie(token: string, isSecure: boolean): string {
  return `${COOKIE}=${token}; Path=/login; Max-Age=${SECOND_STEP_MINUTES * 60}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

export const noSecondStepCookie = () => `${COOKIE}=; Path=/login; Max-Age=0; HttpOnly; SameSite=Lax`;

/** From a Cookie header. */
export function readSecondStep(cookies: string | null): string | null {
  return /(?:^|;\s*)samling_second_step=([\w-]{43})(?:;|$)/.exec(cookies ?? "")?.[1] ?? null;
}
