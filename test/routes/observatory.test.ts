import { describe, expect, test } from "vitest";
import cases from "#test/cases/routes/observatory.tsv?raw";
import { ask, look } from "#test/support/account-requests";
import { casesOf } from "#test/support/cases";

/**
 * Mozilla's HTTP Observatory with its scoring of 2024 (github.com/mdn/mdn-http-observatory): starts at a hundred,
 * always subtracts penalties, and adds bonuses only where at least ninety is left without them.
 */
interface Page {
  headers: Headers;
  html: string;
  cookies: string[];
  /** The response to plain http, and where it redirects. */
  insecure: { status: number; location: string | null };
}

type Scores = Record<string, number>;

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
function observe({ headers, html, cookies, insecure }: Page): Scores {
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

function totalOf(scores: Scores): number {
  const points = Object.values(scores);
  const sum = (chosen: number[]) => chosen.reduce((total, score) => total + score, 0);
  const withoutBonuses = 100 + sum(points.filter((score) => score < 0));
  return Math.max(0, withoutBonuses < 90 ? withoutBonuses : withoutBonuses + sum(points.filter((score) => score > 0)));
}

/** As deployed: over https. */
const deployed = { settings: { APP_URL: "https://samling.test" } };

async function pageAt(path: string): Promise<Page> {
  const [secure, insecure] = [await look(path.replace(/^/, "https:"), deployed), await look(path, deployed)];
  return {
    headers: secure.headers,
    html: await secure.text(),
    cookies: secure.headers.getSetCookie(),
    insecure: { status: insecure.status, location: insecure.headers.get("Location") },
  };
}

test("the home page has 120 points or more", async () => {
  const scores = observe(await pageAt("/"));
  expect(scores).toEqual({
    "content security policy": 10,
    cookies: 0,
    "cross-origin sharing": 0,
    redirection: 0,
    "referrer policy": 5,
    "strict transport security": 0,
    "subresource integrity": 0,
    "content type options": 0,
    "frame options": 5,
    "cross-origin resource policy": 10,
  } satisfies Scores);
  expect(totalOf(scores)).toBe(130);
});

test.each(["/organizations", "/login", "/become-organizer", "/settings", "/nothing-here"])(
  "%s has as many",
  async (path) => {
    expect(totalOf(observe(await pageAt(path)))).toBe(130);
  },
);

test("the transport policy is fit for the browsers' preload list", async () => {
  const { headers } = await pageAt("/");
  const value = headers.get("Strict-Transport-Security")!;
  expect(Number(/max-age=(\d+)/.exec(value)![1])).toBeGreaterThanOrEqual(31_536_000);
  expect(value).toMatch(/includeSubDomains; preload$/);
});

test("a cookie that is set costs nothing", async () => {
  const response = await ask(
    "https:/settings",
    { method: "POST", body: new URLSearchParams({ theme: "dark" }) },
    deployed,
  );
  const page = await pageAt("/settings");
  expect(observe({ ...page, cookies: response.headers.getSetCookie() })["cookies"]).toBe(5);
});

describe("over plain http", () => {
  test("pages are led to https, other things are refused", async () => {
    const page = await look("/event/1?q=a", deployed);
    expect([page.status, page.headers.get("Location")]).toEqual([301, "https://samling.test/event/1?q=a"]);
    expect((await look("/api/events", deployed)).status).toBe(403);
    expect((await ask("/login", { method: "POST" }, deployed)).status).toBe(403);
  });
});

describe("the rules are Mozilla's", () => {
  const best = async () => pageAt("/");
  const CASES: [what: string, header: string, value: string | null, rule: string, points: number][] = casesOf(
    cases,
    "points",
  );
  test.each(CASES)("%s", async (_what, header, value, rule, points) => {
    const page = await best();
    const headers = new Headers(page.headers);
    if (value === null) headers.delete(header);
    else headers.set(header, value);
    expect(observe({ ...page, headers })[rule]).toBe(points);
  });

  test("bonuses count from ninety", async () => {
    expect(totalOf({ a: -25, b: 10 })).toBe(75);
    expect(totalOf({ a: -5, b: 10 })).toBe(105);
  });
});
