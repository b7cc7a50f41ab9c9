import { sendAsItIs, unfold } from "./acts";
import { lookUp, lookUpAndChoose, sendWithWrongAddress, signInWrongly } from "./public-acts";
import { type Pages, TOKENS } from "./screen";
import { except, NEWCOMERS, openForm, ownForm, sending, SIGNED_IN } from "./verdicts";

/** The ways in, what mailed links lead to, and what people set of their account. */
export const ACCOUNT_PAGES: Pages = {
  "/login": {
    access: { get: { anonymous: "200", plain: "→/onboarding", others: "→/dashboard" }, post: "400" },
    actions: "everybody",
    screens: [
      { name: "sign-in" },
      { name: "sign-in-problems", only: "axe", prepare: sendAsItIs },
      { name: "sign-in-refused", only: "pictures", prepare: signInWrongly },
      { name: "sign-up", at: "/login?mode=sign-up" },
      { name: "sign-up-problems", only: "pictures", at: "/login?mode=sign-up", prepare: sendAsItIs },
      { name: "forgot-password", at: "/login?mode=forgot" },
    ],
  },
  "/login/two-step": {
    // Only between password and second step.
    access: { get: "in", post: "400" },
    actions: "everybody",
    screens: [{ name: "second-step", cookies: { samling_second_step: TOKENS.second_step } }],
  },
  "/reset-password": {
    access: openForm,
    actions: "everybody",
    screens: [
      { name: "reset-password", only: "pictures", at: "/reset-password?token={reset_password}" },
      { name: "reset-password-dead", at: "/reset-password?token={unknown}" },
    ],
  },
  "/confirm-email": {
    access: openForm,
    actions: "everybody",
    screens: [
      { name: "confirm-email", only: "pictures", at: "/confirm-email?token={confirm_email}" },
      { name: "confirm-email-dead", at: "/confirm-email?token={unknown}" },
    ],
  },
  "/change-email": {
    access: openForm,
    actions: "everybody",
    screens: [
      { name: "change-email", only: "pictures", at: "/change-email?token={change_email}" },
      { name: "change-email-dead", at: "/change-email?token={unknown}" },
    ],
  },
  "/invitation/:token": {
    access: { get: SIGNED_IN, post: except("409", "in") },
    screens: [
      { name: "invitation", only: "pictures", at: "/invitation/{invitation}", as: "newcomer" },
      { name: "invitation-for-others", at: "/invitation/{invitation}", as: "visitor" },
      { name: "invitation-dead", at: "/invitation/{unknown}", as: "newcomer" },
    ],
  },
  "/onboarding": {
    access: { get: NEWCOMERS, post: sending(NEWCOMERS, "400") },
    screens: [
      { name: "onboarding", as: "newcomer" },
      { name: "onboarding-hits", only: "axe", as: "newcomer", prepare: lookUp },
      { name: "onboarding-chosen", only: "axe", as: "newcomer", prepare: lookUpAndChoose },
      { name: "onboarding-problems", only: "pictures", as: "newcomer", prepare: sendWithWrongAddress },
      { name: "onboarding-unverified", as: "unverified" },
      { name: "onboarding-follower", only: "pictures", as: "visitor" },
    ],
  },
  "/settings/account": {
    access: ownForm,
    actions: "own account",
    screens: [
      { name: "account", as: "owner" },
      { name: "account-changing", only: "pictures", as: "visitor" },
    ],
  },
  "/settings/devices": { access: ownForm, actions: "own account", screens: [{ name: "devices", as: "owner" }] },
  "/settings/two-step": {
    access: ownForm,
    actions: "own account",
    screens: [
      { name: "two-step-off", as: "owner" },
      { name: "two-step-on", as: "keyholder", prepare: unfold },
    ],
  },
  "/settings/privacy": {
    access: ownForm,
    actions: "own account",
    screens: [
      { name: "own-privacy", as: "visitor" },
      { name: "own-privacy-owner", only: "axe", as: "owner" },
    ],
  },
  "/settings/delete-account": {
    access: ownForm,
    actions: "own account",
    screens: [
      { name: "delete-account", only: "pictures", as: "visitor" },
      { name: "delete-account-owner", as: "owner" },
    ],
  },
};
