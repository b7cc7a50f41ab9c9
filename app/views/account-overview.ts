import type { AccountOverview } from "#db/queries/account-overview";
import { needsTwoStep, type TwoStepDemand } from "~/domain/two-step";

/** What /settings says of an account. */
export function viewAccountOverview(row: AccountOverview, demand: TwoStepDemand) {
  const { email, pending_email, sessions, passkeys } = row;
  const owesTwoStep = passkeys === 0 && needsTwoStep([{ role: "owner", ...row }], demand);
  return { email, pendingEmail: pending_email, sessions, passkeys, owesTwoStep };
}
