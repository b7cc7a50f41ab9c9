import type { IncomingHttpHeaders } from "node:http";
import { sendAnything } from "#test/support/send-anything";
import { complaintAbout, type Malformed } from "./malformed-requests";

const ATTEMPTS = 3;
const WELL_AGAIN_MS = 60_000;

/** `lost`: why its connection ended repeatedly before a response; there is no status then. */
export interface Outcome {
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
export async function sendMalformed(
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

function requestIdOf({ "x-request-id": id }: IncomingHttpHeaders): string | null {
  return typeof id === "string" ? id : null;
}
