const EMAIL = /[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g;
const IPV4 = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;
const COLONS = /(?<![\w:.])[0-9a-f:]*:[0-9a-f]*:[0-9a-f:]*(?![\w:])/gi;
const QUERY = /(\/[^\s?"'<>]*)\?[^\s"'<>)]*/g;
const COORDINATES = /-?\d{1,3}\.\d{2,}\s*[,;]\s*-?\d{1,3}\.\d{2,}/g;
/** The database layer adds parameter values to its errors. */
const PARAMETERS = /\bparams:[^\n]*(?:\n(?!\s+at )[^\n]*)*/g;

const MAX_LENGTH = 4000;

/** Without statements' parameters and what looks like an e-mail, a network address, a position or a search. */
export function describeError(error: unknown): string {
  return withoutPeople(chainOf(error).join("\ncaused by ")).slice(0, MAX_LENGTH);
}

function chainOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const text = error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}`;
  return error.cause === undefined || depth === 3 ? [text] : [text, ...chainOf(error.cause, depth + 1)];
}

export function withoutPeople(text: string): string {
  return text
    .replace(PARAMETERS, "params: …")
    .replace(QUERY, "$1?…")
    .replace(EMAIL, "[e-mail]")
    .replace(COORDINATES, "[position]")
    .replace(IPV4, "[address]")
    .replace(COLONS, (text) => (isIpv6(text) ? "[address]" : text));
}

/** Rules out a time of day and "::1". */
const isIpv6 = (text: string) => text.split(":").length === 8 || (text.includes("::") && text.length > 3);
