/** A path on this site to go on to, from untrusted text; null for anything that could lead elsewhere. */
export function parseLocalPath(text: string | null | undefined): string | null {
  if (!text || text.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(text) || text.includes("\\")) return null;
  const url = new URL(text, "https://samling.invalid");
  return url.origin === "https://samling.invalid" ? url.pathname + url.search + url.hash : null;
}
