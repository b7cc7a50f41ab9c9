/** Whether a field for a website takes it: it may be empty. */
export const isWebsite = (text: string) => text === "" || parseWebsite(text) !== null;

/**
 * The address of a website as somebody types it, complete: "kirken.no" means https://kirken.no. Null where it is no
 * address, of another kind than http and https, without a domain, or carries a user name.
 */
export function parseWebsite(text: string): string | null {
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text);
  if (hasScheme && !/^https?:\/\//i.test(text)) return null;
  if (/^\/|\s/.test(text) || !URL.canParse(hasScheme ? text : `https://${text}`)) return null;
  const url = new URL(hasScheme ? text : `https://${text}`);
  const hasDomain = /^[^.]+(\.[^.]+)+$/.test(url.hostname);
  return hasDomain && !url.username && !url.password ? url.href : null;
}
