import { SECOND_STEP_MINUTES } from "~/domain/accounts/lifetimes";
import { readSecretCookie, secretCookie } from "./secret-cookies";

const COOKIE = "samling_second_step";

/** This browser has given the correct password, and nothing more. */
export const secondStepCookie = (token: string, isHttps: boolean) =>
  secretCookie(COOKIE, token, { seconds: SECOND_STEP_MINUTES * 60, isHttps });

export const noSecondStepCookie = (isHttps: boolean) => secretCookie(COOKIE, "", { seconds: 0, isHttps });

export const readSecondStep = (cookies: string | null, isHttps: boolean) =>
  readSecretCookie(cookies, COOKIE, /^[\w-]{43}$/, isHttps);
