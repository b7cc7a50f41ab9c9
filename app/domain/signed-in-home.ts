export type SignedInHome = "/dashboard" | "/onboarding" | "/favorites";

/** Where somebody who has just signed in begins. */
export function signedInHome({ hasOrganizer, followsOnly }: { hasOrganizer: boolean; followsOnly: boolean }): SignedInHome {
  if (hasOrganizer) return "/dashboard";
  return followsOnly ? "/favorites" : "/onboarding";
}
