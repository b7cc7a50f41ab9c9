/**
 * The prefix of cookie names over https. Browsers then let only this host set the cookie (RFC 6265bis), so that another
 * subdomain can't. Without https, as in development, browsers would refuse it.
 */
export const cookiePrefix = (isHttps: boolean) => (isHttps ? "__Host-" : "");

/** Returns a Set-Cookie header for a value that only the server and this browser may know; 0 seconds removes it. */
export function secretCookie(
  name: string,
  value: string,
  { seconds, isHttps }: { seconds: number; isHttps: boolean },
): string {
  return `${cookiePrefix(isHttps)}${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

/** Returns a cookie's value from a Cookie header; null where it is missing or `isValue` refuses it. */
export function readSecretCookie(
  cookies: string | null,
  name: string,
  isValue: RegExp,
  isHttps: boolean,
): string | null {
  const value = new RegExp(`(?:^|;\\s*)${cookiePrefix(isHttps)}${name}=([^;\\s]+)`).exec(cookies ?? "")?.[1] ?? null;
  return value !== null && isValue.test(value) ? value : null;
}
