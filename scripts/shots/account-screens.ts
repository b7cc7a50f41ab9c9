import type { Page } from "playwright-core";
import { TOKENS } from "./people-rows";
import { type Screens, sendAsItIs } from "./screen";

/** The ways in, and what mailed links lead to. */
export const ACCOUNT_SCREENS: Screens = {
  "/login": [
    { name: "sign-in" },
    { name: "sign-in-refused", prepare: signInWrongly },
    { name: "sign-up", at: () => "/login?mode=sign-up" },
    { name: "sign-up-problems", at: () => "/login?mode=sign-up", prepare: sendAsItIs },
    { name: "forgot-password", at: () => "/login?mode=forgot" },
  ],
  "/login/two-step": [{ name: "second-step", cookies: { samling_second_step: TOKENS.second_step } }],
  "/reset-password": [
    { name: "reset-password", at: () => `/reset-password?token=${TOKENS.reset_password}` },
    { name: "reset-password-dead", at: () => `/reset-password?token=${TOKENS.unknown}` },
  ],
  "/confirm-email": [
    { name: "confirm-email", at: () => `/confirm-email?token=${TOKENS.confirm_email}` },
    { name: "confirm-email-dead", at: () => `/confirm-email?token=${TOKENS.unknown}` },
  ],
  "/change-email": [
    { name: "change-email", at: () => `/change-email?token=${TOKENS.change_email}` },
    { name: "change-email-dead", at: () => `/change-email?token=${TOKENS.unknown}` },
  ],
  "/invitation/:token": [
    { name: "invitation", at: () => `/invitation/${TOKENS.invitation}`, as: "newcomer" },
    { name: "invitation-for-others", at: () => `/invitation/${TOKENS.invitation}`, as: "visitor" },
    { name: "invitation-dead", at: () => `/invitation/${TOKENS.unknown}`, as: "newcomer" },
  ],
  "/onboarding": [
    { name: "onboarding", as: "newcomer" },
    { name: "onboarding-problems", as: "newcomer", prepare: sendWithWrongAddress },
    { name: "onboarding-unverified", as: "unverified" },
    { name: "onboarding-follower", as: "visitor" },
  ],
};

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel("E-post").fill("ukjent@demo.example");
  await page.getByLabel("Passord", { exact: true }).fill("feil passord");
  await sendAsItIs(page);
}

async function sendWithWrongAddress(page: Page): Promise<void> {
  await page.getByLabel("Nettside").fill("ikke en adresse");
  await sendAsItIs(page);
}
