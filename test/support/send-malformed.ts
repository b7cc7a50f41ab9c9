import type { IncomingHttpHeaders } from "node:http";
import { fillWithDemo } from "#test/support/demo-rows";
import { serveProduct } from "#test/support/product-server";
import { routesOf } from "#test/support/route-table";
import { sendAnything } from "#test/support/send-anything";
import { withoutTestSettings } from "#test/support/settings";
import routes from "~/routes";
import { DEMO_PASSWORD } from "../../demo/accounts";
import { compareCachedPages } from "./cached-pages";
import { complaintAbout, type Malformed, malformedRequests } from "./malformed-requests";

const REQUESTS = 10_000;
const AT_ONCE = 8;
const LONGEST_MINUTES = 8;
const SEED = "samling";

/** Each role reaches other code; most senders are anonymous. */
const SENDERS = [
  null,
  null,
  "post@nostebakken.example",
  "redaktor@demo.example",
  "post@trelysneset.example",
  "post@klokkerhavn.example",
];

/** Cached pages with and without junk in the address, and ten thousand malformed requests; throws if any did harm. */
export async function sendMalformedRequests(): Promise<void> {
  const product = await serveProduct(fillWithDemo, { ENVIRONMENT: "development", ...withoutTestSettings });
  const complaints: string[] = [];
  const statuses = new Map<string, number>();
  const losses = new Map<string, number>();
  const began = performance.now();
  let sent = 0;
  let isGone = false;
  let revivals = 0;
  const revive = async () => void (revivals += (await product.revive()) ? 1 : 0);
  try {
    const kept = await compareCachedPages(product.baseUrl, product.state);
    tell(`${kept.pages} kept pages, with and without junk: ${kept.complaints.length} differ`);
    complaints.push(...kept.complaints);
    const cookies = await Promise.all(
      SENDERS.map((email) => (email ? signIn(product.baseUrl, email) : Promise.resolve(""))),
    );
    const queue = malformedRequests(
      routesOf(routes).filter((route) => route !== "/logout"),
      REQUESTS,
      SEED,
    ).entries();
    const work = async () => {
      for (const [index, request] of queue) {
        if (isGone || performance.now() - began > LONGEST_MINUTES * 60_000) return;
        const outcome = await sendMalformed(product.baseUrl, request, cookies[index % cookies.length]!, revive);
        if (outcome === "gone") {
          isGone = true;
          return;
        }
        const { status, lost, complaint } = outcome;
        sent++;
        count(statuses, String(status ?? "lost twice"));
        for (const reason of lost) count(losses, reason);
        if (complaint) complaints.push(`${request.method} ${request.path.slice(0, 120)}: ${complaint}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    const written = await product.stop();
    complaints.push(...written.split("\n").filter((line) => /unhandled|uncaught/i.test(line)));
  }
  if (isGone)
    complaints.push(
      `The local server was gone after ${sent} requests: no answer of the product's, and no request of these is known to be at fault.`,
    );
  const seconds = Math.round((performance.now() - began) / 1000);
  tell(`${sent} malformed requests in ${seconds} s: ${shares(statuses)}; complaints: ${complaints.length}`);
  tell(
    `Connections that the local server lost: ${shares(losses) || "none"}; times it ended and was started again: ${revivals}`,
  );
  if (complaints.length > 0) throw new Error(complaints.slice(0, 50).join("\n"));
}

/** Tests may not write to the console. */
const tell = (what: string) => process.stdout.write(`${what}\n`);

const count = (tally: Map<string, number>, what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);

const shares = (tally: Map<string, number>) =>
  [...tally]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([what, times]) => `${what}: ${times}`)
    .join(", ");

async function signIn(baseUrl: string, email: string): Promise<string> {
  const body = new URLSearchParams({ intent: "sign_in", email, password: DEMO_PASSWORD });
  const response = await fetch(`${baseUrl}/login`, { method: "POST", body, redirect: "manual" });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (cookies.length === 0) throw new Error(`${email} could not sign in: ${response.status}`);
  return cookies.join("; ");
}

const ATTEMPTS = 3;
const WELL_AGAIN_MS = 60_000;

/** `lost`: why its connection ended repeatedly before a response; there is no status then. */
interface Outcome {
  status: number | null;
  lost: string[];
  complaint: string | null;
}

interface Answer {
  status: number;
  /** In the product's log; null where the local server responded instead. */
  requestId: string | null;
  text: string;
}

/**
 * A lost connection is no result: a large body refused unread ends it before the response is read, and a busy machine
 * loses others. The local server may also respond itself, without a request id. Both are sent again; `revive` restarts
 * a server that ended. "gone" where that fails.
 */
async function sendMalformed(
  baseUrl: string,
  request: Malformed,
  cookie: string,
  revive: () => Promise<void>,
): Promise<Outcome | "gone"> {
  const lost: string[] = [];
  for (let attempt = 1; ; attempt++) {
    const answer = await ask(baseUrl, request, cookie).catch(reasonOf);
    if (typeof answer !== "string") {
      if (answer.requestId || attempt === ATTEMPTS)
        return { status: answer.status, lost, complaint: complaintOf(answer) };
    } else {
      lost.push(answer);
      if (!(await isWellAgain(baseUrl, revive))) return "gone";
      if (lost.length > 1)
        return { status: null, lost, complaint: request.body ? null : `lost its connection twice: ${lost.join(", ")}` };
    }
  }
}

function complaintOf({ status, requestId, text }: Answer): string | null {
  const complaint = complaintAbout(status, text);
  return (
    complaint && `${complaint} (${requestId ? `request ${requestId}` : `${ATTEMPTS} times by the local server itself`})`
  );
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);

async function isWellAgain(baseUrl: string, revive: () => Promise<void>): Promise<boolean> {
  const until = Date.now() + WELL_AGAIN_MS;
  while (Date.now() < until) {
    await revive();
    const answer = await fetch(`${baseUrl}/healthz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

async function ask(baseUrl: string, request: Malformed, cookie: string): Promise<Answer> {
  const cookies = [request.headers["Cookie"], cookie].filter(Boolean).join("; ");
  const headers = { ...request.headers, ...(cookies ? { Cookie: cookies } : {}) };
  const answer = await sendAnything(baseUrl + request.path, { ...request, headers });
  return { status: answer.status, requestId: requestIdOf(answer.headers), text: answer.text };
}

const requestIdOf = ({ "x-request-id": id }: IncomingHttpHeaders): string | null =>
  typeof id === "string" ? id : null;
