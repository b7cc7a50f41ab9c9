import { NoAnswer } from "./failure";

/** How long an answer may take, the reading of it included. */
const LONGEST_MS = 10_000;
const PAUSE_MS = 150;

type Ask = (signal: AbortSignal) => Promise<Response>;
type IsOurs = (status: number, body: string) => boolean;

/** An answer, read to its end. */
export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/**
 * Asks, and once more where nothing comes of it: an answer cut off, too late, the server's failure (500 and above), or nothing
 * of ours (a hotel's sign-in page). Throws what failureOf() knows, or the reason of `signal`.
 */
export async function askTwice(ask: Ask, isOurs: IsOurs, signal: AbortSignal): Promise<Answer> {
  try {
    return await askOnce(ask, isOurs, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return askOnce(ask, isOurs, signal);
  }
}

async function askOnce(ask: Ask, isOurs: IsOurs, signal: AbortSignal): Promise<Answer> {
  const patience = new AbortController();
  const stop = () => patience.abort(signal.reason);
  const timer = setTimeout(() => patience.abort(new NoAnswer()), LONGEST_MS);
  signal.addEventListener("abort", stop);
  try {
    signal.throwIfAborted();
    const response = await ask(patience.signal);
    const { status, headers } = response;
    const body = await response.text();
    if (status >= 500 || !isOurs(status, body)) throw new NoAnswer(status, headers.get("X-Request-Id"));
    return { status, headers, body };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
