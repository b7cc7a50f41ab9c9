import { isAllowedHost } from "~/domain/calendars/feed-address";
import { parseUrl } from "~/domain/text/parse-url";

/** The push services of browsers: Chrome and most others, Firefox, Safari, Edge. */
const SERVICES = ["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];

/** Longer than any push service's address. */
const LONGEST = 1000;

/**
 * Returns whether pushes may be sent to an address: that of a known push service, over https, or of a host that the
 * deployment allows although it is private.
 */
export function isPushAddress(endpoint: string, allowedHosts: readonly string[]): boolean {
  const url = endpoint.length > LONGEST ? null : parseUrl(endpoint);
  if (!url || url.username || url.password) return false;
  if (isAllowedHost(url, { ownHost: "", allowedHosts })) return true;
  const isKnown = SERVICES.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return isKnown && url.protocol === "https:" && url.port === "";
}
