import { SECOND_STEP } from "~/domain/signed-in-home";
import type { LoginPage } from "~/schemas/login-page";

type Origin = Pick<LoginPage, "invitation" | "next">;

/** Where somebody goes after signing in: to the invitation they came from, the page that asked for it, or home. */
export function afterSignIn(home: string, { invitation, next }: Origin): string {
  if (home === SECOND_STEP) return secondStepPath({ invitation, next });
  return invitation ? `/invitation/${invitation}` : (next ?? home);
}

/** The address of the second step, which keeps where somebody is going to. */
export function secondStepPath({ invitation, next }: Origin, search: Record<string, string> = {}): string {
  const parameters = new URLSearchParams({ ...search, ...(invitation && { invitation }), ...(next && { next }) });
  return parameters.size > 0 ? `${SECOND_STEP}?${parameters}` : SECOND_STEP;
}
