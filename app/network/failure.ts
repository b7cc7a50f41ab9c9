/** Why a request failed: there is no network, or no usable response. */
export type Failure = "offline" | "silent";

/** Thrown for a response that is late, a server error, or not ours. */
export class NoAnswer extends Error {
  /** `status` is that of the response, 0 without one; `requestId` is its id in the log. */
  constructor(
    readonly status = 0,
    readonly requestId: string | null = null,
  ) {
    super();
  }
}

/**
 * Returns the network failure that a thrown error means; null where it is something else. A browser that reaches nobody
 * throws a TypeError out of fetch().
 */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof NoAnswer) return "silent";
  if (error instanceof DOMException && error.name === "TimeoutError") return "silent";
  return error instanceof TypeError ? "offline" : null;
}
