/**
 * Mozilla's HTTP Observatory with its scoring of 2024 (github.com/mdn/mdn-http-observatory): starts at a hundred,
 * always subtracts penalties, and adds bonuses only where at least ninety is left without them.
 */
export interface Page {
  headers: Headers;
  html: string;
  cookies: string[];
  /** The response to plain http, and where it redirects. */
  insecure: { status: number; location: string | null };
}

export type Scores = Record<string, number>;

type Policy = Map<string, string[]>;

function policyOf(headers: Headers): Policy | null {
  const text = headers.get("Content-Security-Policy");
  if (text === null) return null;
  return new Map(
    text
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .map(([name, ...sources]) => [name!, sources]),
  );
}

/** Returns a directive's sources, else those of default-src. */
const sourcesOf = (policy: Policy, name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];

const DANGEROUS = ["*", "http:", "https:", "data:", "ftp:"];

function scorePolicy(policy: Policy | null): number {
  if (!policy) return -25;
  const scripts = sourcesOf(policy, "script-src");
  const styles = sourcesOf(policy, "style-src");
  const isStrict = scripts.some((source) => /^'(nonce-|sha\d+-|strict-dynamic)/.test(source));
  if (!isStrict && scripts.includes("'unsafe-inline'")) return -20;
  if ([...scripts, ...sourcesOf(policy, "object-src")].some((source) => DANGEROUS.includes(source))) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if ([...policy.values()].flat().some((source) => source.startsWith("http:"))) return -20;
  if (styles.some((source) => ["'unsafe-inline'", "data:", "*", "https:"].includes(source))) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function scoreCookies(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  const has = (cookie: string, flag: RegExp) => flag.test(cookie);
  const isSession = (cookie: string) => /^[^=]*(sess|login|auth|token)/i.test(cookie);
  if (cookies.some((cookie) => isSession(cookie) && !has(cookie, /;\s*secure/i))) return -40;
  if (cookies.some((cookie) => isSession(cookie) && !has(cookie, /;\s*httponly/i))) return -30;
  if (cookies.some((cookie) => !has(cookie, /;\s*secure/i))) return -20;
  return cookies.every((cookie) => has(cookie, /;\s*samesite=(lax|strict)/i)) ? 5 : 0;
}

const scoreCors = (headers: Headers) =>
  headers.get("Access-Control-Allow-Credentials") === "true" && headers.get("Access-Control-Allow-Origin") !== null
    ? -50
    : 0;

function scoreRedirection({ status, location }: Page["insecure"]): number {
  if (status < 300 || status >= 400 || location === null) return -20;
  return location.startsWith("https://") ? 0 : -20;
}

function scoreReferrer(headers: Headers): number {
  const policy = headers.get("Referrer-Policy");
  if (policy === null) return 0;
  if (["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(policy)) return 5;
  return ["unsafe-url", "origin", "origin-when-cross-origin"].includes(policy) ? -5 : 0;
}

const SIX_MONTHS = 15_768_000;

/** The browsers' preload list adds five, but that is a registration and not a header. */
function scoreTransport(headers: Headers): number {
  const value = headers.get("Strict-Transport-Security");
  if (value === null) return -20;
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= SIX_MONTHS ? 0 : -10;
}

/** Our own scripts need no integrity; other sites' without one cost points. */
function scoreIntegrity(html: string): number {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]+)"[^>]*>/g)].map(([tag]) => tag);
  if (foreign.length === 0) return 0;
  if (foreign.some((tag) => /src="http:/.test(tag))) return -50;
  return foreign.every((tag) => tag.includes("integrity=")) ? 5 : -5;
}

const scoreSniffing = (headers: Headers) =>
  headers.get("X-Content-Type-Options")?.toLowerCase() === "nosniff" ? 0 : -5;

function scoreFraming(headers: Headers, policy: Policy | null): number {
  if (policy?.has("frame-ancestors")) return 5;
  const value = headers.get("X-Frame-Options")?.toUpperCase();
  return value === "DENY" || value === "SAMEORIGIN" ? 0 : -20;
}

function scoreResources(headers: Headers): number {
  const value = headers.get("Cross-Origin-Resource-Policy");
  if (value === "same-origin" || value === "same-site") return 10;
  return 0;
}

/** Returns every rule's points for a page. */
export function observe({ headers, html, cookies, insecure }: Page): Scores {
  const policy = policyOf(headers);
  return {
    "content security policy": scorePolicy(policy),
    cookies: scoreCookies(cookies),
    "cross-origin sharing": scoreCors(headers),
    redirection: scoreRedirection(insecure),
    "referrer policy": scoreReferrer(headers),
    "strict transport security": scoreTransport(headers),
    "subresource integrity": scoreIntegrity(html),
    "content type options": scoreSniffing(headers),
    "frame options": scoreFraming(headers, policy),
    "cross-origin resource policy": scoreResources(headers),
  };
}

export function totalOf(scores: Scores): number {
  const points = Object.values(scores);
  const sum = (chosen: number[]) => chosen.reduce((total, score) => total + score, 0);
  const withoutBonuses = 100 + sum(points.filter((score) => score < 0));
  return Math.max(0, withoutBonuses < 90 ? withoutBonuses : withoutBonuses + sum(points.filter((score) => score > 0)));
}
