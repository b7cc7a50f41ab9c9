/** A path on this site to go on to, from untrusted text; null for anything that could lead elsewhere. */
export function parseLocalPath(text: string | null | undefined): string | null {
  if (!text || text.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(text) || text.includes("\\")) return null;
  const { origin, pathname, search, hash } = new URL(text, "https://samling.invalid");
  // "/.//evil.example" is a local path until its dots are resolved.
  return origin === "https://samling.invalid" && !pathname.startsWith("//") ? pathname + search + hash : null;
}

export type SignedInHome = "/dashboard" | "/onboarding" | "/favorites" | typeof TWO_STEP_SETTINGS;

/** Where the second step of signing in is set up. */
export const TWO_STEP_SETTINGS = "/settings/two-step";

/** Where the second step is taken. */
export const SECOND_STEP = "/login/two-step";

/** Where somebody who has just signed in begins. */
export function signedInHome({
  hasOrganizer,
  followsOnly,
}: {
  hasOrganizer: boolean;
  followsOnly: boolean;
}): SignedInHome {
  if (hasOrganizer) return "/dashboard";
  return followsOnly ? "/favorites" : "/onboarding";
}
