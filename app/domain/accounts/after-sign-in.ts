/** Returns a path on this site from untrusted text; null for anything that could lead to another site. */
export function parseLocalPath(text: string | null | undefined): string | null {
  if (!text || text.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(text) || text.includes("\\")) return null;
  const { origin, pathname, search, hash } = new URL(text, "https://samling.invalid");
  // "/.//evil.example" looks local until its dots are resolved.
  return origin === "https://samling.invalid" && !pathname.startsWith("//") ? pathname + search + hash : null;
}

/** Whoever signs up on the way there has an organization: the page. */
export const leadsToClaim = (path: string | null): boolean => /^\/organizer\/[^/?#]+\/claim(?:[?#]|$)/.test(path ?? "");

export type SignedInHome = "/dashboard" | "/onboarding" | "/favorites" | typeof TWO_STEP_SETTINGS;

export const TWO_STEP_SETTINGS = "/settings/two-step";

export const SECOND_STEP = "/login/two-step";

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
