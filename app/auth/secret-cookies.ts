/**
 * What a cookie's name begins with over https: browsers then let nobody but this very host set it (RFC 6265bis), so that
 * a neighbour on another subdomain can't slip one in. Without https, as in development, they would refuse it.
 */
export const cookiePrefix = (isHttps: boolean) => (isHttps ? "__Host-" : "");

/** A Set-Cookie header for what only the server and this browser may know; 0 seconds take it away. */
export function secretCookie(
  name: string,
  value: string,
  { seconds, isHttps }: { seconds: number; isHttps: boolean },
): string {
  return `${cookiePrefix(isHttps)}${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

/** What a Cookie header says under a name; null where it is not there, or not of the kind `isValue`. */
export function readSecretCookie(
  cookies: string | null,
  name: string,
  isValue: RegExp,
  isHttps: boolean,
): string | null {
  const value = new RegExp(`(?:^|;\\s*)${cookiePrefix(isHttps)}${name}=([^;\\s]+)`).exec(cookies ?? "")?.[1] ?? null;
  return value !== null && isValue.test(value) ? value : null;
}
