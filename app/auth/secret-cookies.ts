/** With it only this host can set the cookie (RFC 6265bis), no other subdomain; without https browsers refuse it. */
export const cookiePrefix = (isHttps: boolean) => (isHttps ? "__Host-" : "");

/** 0 seconds removes it. */
export function secretCookie(name: string, value: string, { seconds, isHttps }: { seconds: number; isHttps: boolean }) {
  return `${cookiePrefix(isHttps)}${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

/** Null where it is missing or `isValue` refuses it. */
export function readSecretCookie(
  cookies: string | null,
  name: string,
  isValue: RegExp,
  isHttps: boolean,
): string | null {
  const value = new RegExp(`(?:^|;\\s*)${cookiePrefix(isHttps)}${name}=([^;\\s]+)`).exec(cookies ?? "")?.[1] ?? null;
  return value !== null && isValue.test(value) ? value : null;
}
