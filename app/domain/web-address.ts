const WITHOUT_SCHEME = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(?:[/:?#]|$)/u;

/**
 * A link that is safe to offer, from what somebody typed: http and https only, "kirken.no" as well as
 * "https://kirken.no". Null for anything else, and for addresses that hide a user name before the host.
 */
export function safeWebAddress(text: string | null): string | null {
  const typed = text?.trim() ?? "";
  const address = WITHOUT_SCHEME.test(typed) ? `https://${typed}` : typed;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.username || url.password || !url.hostname.includes(".") ? null : url.href;
}

/** "kirken.no", from a safe address. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, "");
}
