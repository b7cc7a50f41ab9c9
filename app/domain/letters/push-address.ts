import { isAllowedHost } from "~/domain/calendars/feed-address";
import { parseUrl } from "~/domain/text/parse-url";

/** Chrome and most others, Firefox, Safari, Edge. */
const SERVICES = ["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];

/** Longer than any push service's address. */
const LONGEST = 1000;

/** A known push service over https, or a private host that the deployment allows. */
export function isPushAddress(endpoint: string, allowedHosts: readonly string[]): boolean {
  const url = endpoint.length > LONGEST ? null : parseUrl(endpoint);
  if (!url || url.username || url.password) return false;
  if (isAllowedHost(url, { ownHost: "", allowedHosts })) return true;
  const isKnown = SERVICES.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return isKnown && url.protocol === "https:" && url.port === "";
}
