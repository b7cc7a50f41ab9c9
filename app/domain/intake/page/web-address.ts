import { parseUrl } from "~/domain/text/parse-url";

const LONGEST = 2000;

/** Absolute http(s) without a password; null for others. */
export function webAddress(written: string | null, base: string | null): string | null {
  if (written === null || written.length > LONGEST) return null;
  const typed = written.trim();
  const text = /^www\./i.test(typed) ? `https://${typed}` : typed;
  const url = text === "" ? null : parseUrl(text, base ?? undefined);
  if (!url) return null;
  const isSafe = (url.protocol === "https:" || url.protocol === "http:") && !url.username && !url.password;
  return isSafe && url.hostname.includes(".") ? url.href : null;
}
