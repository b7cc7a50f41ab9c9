import type { IncomingHttpHeaders } from "node:http";
import { sendAnything } from "#test/support/send-anything";
import { complaintAbout, type Malformed } from "./malformed-requests";

const ATTEMPTS = 3;
const WELL_AGAIN_MS = 60_000;

/** The result of a request. `lost`: why its connection ended repeatedly before a response; then there is no status. */
export interface Outcome {
  status: number | null;
  lost: string[];
  complaint: string | null;
}

interface Answer {
  status: number;
  /** Its id in the product's log; null where the local server responded instead. */
  requestId: string | null;
  text: string;
}

/**
 * Sends a request to the product behind its local server. A lost connection is no result: where a large body is refused
 * unread, the connection ends before the response is read, and a busy machine loses others. The local server may also
 * respond itself, without a request id. Such requests are sent again. Some of these connections end the local server:
 * `revive` restarts it. "gone" where that fails.
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
