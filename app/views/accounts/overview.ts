import type { AccountOverview } from "#db/queries/accounts/overview";
import { accountOverviewMessages } from "#messages/account-overview";
import { needsTwoStep, type TwoStepDemand } from "~/domain/accounts/access";
import { FLASH } from "~/domain/site/flash";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";

export const owesTwoStep = (row: AccountOverview, demand: TwoStepDemand) =>
  row.passkeys === 0 && needsTwoStep([{ role: "owner", ...row }], demand);

export interface AccountRow {
  page: "account" | "devices" | "two-step" | "reports" | "privacy";
  title: string;
  state: string | null;
  isUrgent?: boolean | undefined;
}

export interface AccountOverviewView {
  title: string;
  signedInAs: string;
  rows: AccountRow[];
}

/** Finished texts, so that visitors without an account load none of them. */
export function viewAccountOverview(row: AccountOverview, demand: TwoStepDemand, locale: Locale): AccountOverviewView {
  const m = messagesIn(accountOverviewMessages, locale);
  const { email, pending_email, sessions, passkeys } = row;
  const isOwed = owesTwoStep(row, demand);
  const twoStep = isOwed ? m.twoStepOwed : passkeys > 0 ? m.twoStepOn(passkeys) : m.twoStepOff;
  return {
    title: m.title,
    signedInAs: m.signedInAs(email),
    rows: [
      { page: "account", title: m.account, state: pending_email === null ? null : m.waiting(pending_email) },
      { page: "devices", title: m.devices, state: m.deviceCount(sessions) },
      { page: "two-step", title: m.twoStep, state: twoStep, isUrgent: isOwed },
      { page: "reports", title: m.reports, state: null },
      { page: "privacy", title: m.privacy, state: m.inAccount },
    ],
  };
}

/** After an account was deleted; null for other addresses. */
export function viewFarewell(address: string, locale: Locale): string | null {
  const { flash } = messagesIn(accountOverviewMessages, locale);
  return new URL(address).searchParams.get(FLASH.key) === "accountDeleted" ? flash.accountDeleted : null;
}
