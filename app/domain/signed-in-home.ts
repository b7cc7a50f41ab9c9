export type SignedInHome = "/dashboard" | "/onboarding" | "/favorites" | typeof TWO_STEP_SETTINGS;

/** Where the second step of signing in is set up. */
export const TWO_STEP_SETTINGS = "/settings/two-step";

/** Where the second step is taken. */
export const SECOND_STEP = "/login/two-step";

/** Where somebody who has just signed in begins. */
export function signedInHome({ hasOrganizer, followsOnly }: { hasOrganizer: boolean; followsOnly: boolean }): SignedInHome {
  if (hasOrganizer) return "/dashboard";
  return followsOnly ? "/favorites" : "/onboarding";
}
