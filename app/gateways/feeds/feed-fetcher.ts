import { checkHop, type HopRules, isAllowedHost } from "~/domain/calendars/feed-address";
import type { FeedProblem } from "~/domain/calendars/run";
import { userAgentOf } from "~/domain/site/user-agent";
import { parseUrl } from "~/domain/text/parse-url";
import type { Settings } from "~/schemas/site/settings";
import { dropBody } from "../drop-body";
import { noted } from "../log";
import { readAtMost, unpackAtMost } from "../read-at-most";

/** The message holds no secrets. */
class FeedFailure extends Error {
  constructor(
    readonly problem: FeedProblem,
    detail: string,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(detail);
  }
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Judges each address first. Plain http may only redirect: anybody on the way could change the calendar. */
async function followRedirects(
  address: string,
  { ask, rules, redirects }: { ask: (url: URL) => Promise<Response>; rules: HopRules; redirects: number },
): Promise<{ response: Response; url: URL }> {
  let next = address;
  for (let left = redirects; left >= 0; left--) {
    const hop = checkHop(next, rules);
    if (!hop.ok) throw new FeedFailure(hop.problem, next === address ? "the address itself" : "a redirect leads there");
    const url = hop.value;
    const response = await ask(url);
    if (!REDIRECTS.has(response.status)) {
      const isOpen = url.protocol === "https:" || isAllowedHost(url, rules);
      if (isOpen) return { response, url };
      await dropBody(response);
      throw new FeedFailure("bad_address", `${url.hostname} answered without encryption`);
    }
    await dropBody(response);
    next = targetOf(response, url);
  }
  throw new FeedFailure("too_many_redirects", `more than ${redirects}`);
}

function targetOf(response: Response, from: URL): string {
  const location = response.headers.get("Location") ?? "";
  const target = location === "" ? null : parseUrl(location, from);
  if (!target) throw new FeedFailure("server_error", `${from.hostname} redirects to nowhere`);
  return target.href;
}

/** The server's validators, to send along with the next fetch. */
export interface FeedCopy {
  etag: string | null;
  last_modified: string | null;
}

export interface FailedAnswer {
  kind: "failed";
  problem: FeedProblem;
  /** For the log and the debug page; no secrets. */
  detail: string;
  retryAfterSeconds?: number;
}

export type FeedAnswer =
  | { kind: "unchanged" }
  /** Decompressed; `address` is after redirects. */
  | { kind: "body"; bytes: Uint8Array; contentType: string | null; address: string; copy: FeedCopy }
  | FailedAnswer;

export interface FeedRequest {
  /** Posted as JSON; then no redirect is followed. */
  question?: unknown;
  /** Made for programs: no robots.txt is asked about it. */
  isInterface?: boolean;
}

/** Never throws. */
export interface FeedFetcher {
  fetchFeed(address: string, known: FeedCopy | null, request?: FeedRequest): Promise<FeedAnswer>;
}

export const FEED_LIMITS = {
  /** For all redirects and the whole body. */
  milliseconds: 30_000,
  /** Compressed and decompressed. */
  bytes: 10 * 1024 * 1024,
  redirects: 3,
};

const CALENDARS = "text/calendar, */*;q=0.5";

interface Deps {
  settings: Pick<Settings, "APP_URL" | "FEED_ALLOWED_PRIVATE_HOSTS">;
  limits?: Partial<typeof FEED_LIMITS>;
  accept?: string;
  send?: typeof fetch | undefined;
}

export function openFeedFetcher({ settings, limits: given, accept = CALENDARS, send = fetch }: Deps): FeedFetcher {
  const limits = { ...FEED_LIMITS, ...given };
  const rules = { ownHost: new URL(settings.APP_URL).hostname, allowedHosts: settings.FEED_ALLOWED_PRIVATE_HOSTS };
  return {
    async fetchFeed(address, known, { question } = {}) {
      const signal = AbortSignal.timeout(limits.milliseconds);
      const outOfTime = new Promise<FeedAnswer>((resolve) => {
        const timedOut = {
          kind: "failed",
          problem: "timed_out",
          detail: `no whole answer in ${limits.milliseconds / 1000} s`,
        } as const;
        signal.addEventListener("abort", () => resolve(timedOut));
      });
      const ask = (url: URL) =>
        noted(
          "sources",
          send(url.href, {
            redirect: "manual",
            cache: "no-store",
            signal,
            ...(question === undefined
              ? { headers: { Accept: accept, ...headersFor(known, settings.APP_URL) } }
              : posted(question, headersFor(null, settings.APP_URL))),
          }),
        );
      const redirects = question === undefined ? limits.redirects : 0;
      const work = followRedirects(address, { ask, rules, redirects }).then(({ response, url }) =>
        readAnswer(response, { url, known, limit: limits.bytes }),
      );
      return Promise.race([work.catch(failureOf), outOfTime]);
    },
  };
}

function headersFor(known: FeedCopy | null, appUrl: string): Record<string, string> {
  return {
    "User-Agent": userAgentOf(appUrl),
    ...(known?.etag ? { "If-None-Match": known.etag } : {}),
    ...(known?.last_modified ? { "If-Modified-Since": known.last_modified } : {}),
  };
}

const posted = (question: unknown, headers: Record<string, string>) => ({
  method: "POST",
  headers: { Accept: "application/json", "Content-Type": "application/json", ...headers },
  body: JSON.stringify(question),
});

async function readAnswer(
  response: Response,
  { url, known, limit }: { url: URL; known: FeedCopy | null; limit: number },
): Promise<FeedAnswer> {
  if (response.status === 304 && (known?.etag || known?.last_modified)) return { kind: "unchanged" };
  if (response.status !== 200) {
    await dropBody(response);
    const wait = retryAfterOf(response);
    throw new FeedFailure(problemOfStatus(response.status), `${url.hostname} answered ${response.status}`, wait);
  }
  const packed = response.body ? await readAtMost(response.body, limit) : new Uint8Array();
  const bytes = packed && (await unpackAtMost(packed, limit));
  if (!bytes) throw new FeedFailure("too_big", `${url.hostname} sent more than ${limit} bytes`);
  const header = (name: string) => response.headers.get(name);
  const copy = { etag: header("ETag"), last_modified: header("Last-Modified") };
  return { kind: "body", bytes, contentType: header("Content-Type"), address: url.href, copy };
}

/** RFC 9110, 10.2.3: seconds, or a date. */
function retryAfterOf({ headers }: Response): number | null {
  const text = headers.get("Retry-After")?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}

function problemOfStatus(status: number): FeedProblem {
  if (status === 404 || status === 410) return "not_found";
  if (status === 429 || status === 503) return "busy_server";
  return status >= 400 && status < 500 ? "refused" : "server_error";
}

function failureOf(error: unknown): FeedAnswer {
  if (error instanceof FeedFailure) {
    const { problem, message: detail, retryAfterSeconds } = error;
    return { kind: "failed", problem, detail, ...(retryAfterSeconds !== null && { retryAfterSeconds }) };
  }
  return {
    kind: "failed",
    problem: "unreachable",
    detail: `the connection failed (${error instanceof Error ? error.name : "unknown"})`,
  };
}
