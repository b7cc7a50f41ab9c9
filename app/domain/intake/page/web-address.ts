const LONGEST = 2000;

/** Returns an address that is safe to open, made absolute: http or https, without a password. Null for others. */
export function webAddress(written: string | null, base: string | null): string | null {
  if (written === null || written.length > LONGEST) return null;
  const typed = written.trim();
  const text = /^www\./i.test(typed) ? `https://${typed}` : typed;
  if (text === "" || !URL.canParse(text, base ?? undefined)) return null;
  const url = new URL(text, base ?? undefined);
  const isSafe = (url.protocol === "https:" || url.protocol === "http:") && !url.username && !url.password;
  return isSafe && url.hostname.includes(".") ? url.href : null;
}
