import { NoAnswer } from "./failure";

/** For a response with its body. */
const LONGEST_MS = 10_000;
const PAUSE_MS = 150;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** A link that is dragged may stay active. */
const LONGEST_PRESS_MS = 2000;

/** Once no link is pressed that an answer might move. */
export const afterPress = async (): Promise<void> => {
  for (let ms = 0; ms < LONGEST_PRESS_MS && document.querySelector("a:active"); ms += PAUSE_MS) await pause();
};

type SendRequest = (signal: AbortSignal) => Promise<Response>;
type IsOurs = (status: number, body: string) => boolean;

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/**
 * Again where the response is cut off, late, a server error (500 and above), or not ours (a hotel's sign-in page).
 * Throws what failureOf() recognises, or the reason of `signal`.
 */
export async function fetchTwice(request: SendRequest, isOurs: IsOurs, signal: AbortSignal): Promise<Answer> {
  try {
    return await fetchOnce(request, isOurs, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    await pause();
    return fetchOnce(request, isOurs, signal);
  }
}

async function fetchOnce(request: SendRequest, isOurs: IsOurs, signal: AbortSignal): Promise<Answer> {
  const patience = new AbortController();
  const stop = () => patience.abort(signal.reason);
  const timer = setTimeout(() => patience.abort(new NoAnswer()), LONGEST_MS);
  signal.addEventListener("abort", stop);
  try {
    signal.throwIfAborted();
    const response = await request(patience.signal);
    const { status, headers } = response;
    const body = await response.text();
    if (status >= 500 || !isOurs(status, body)) throw new NoAnswer(status, headers.get("X-Request-Id"));
    return { status, headers, body };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
