/** There is no network, or no usable response. */
export type Failure = "offline" | "silent";

/** The response is late, an error, or not ours. */
export class NoAnswer extends Error {
  /** `status` is 0 without a response; `requestId` is its id in the log. */
  constructor(
    readonly status = 0,
    readonly requestId: string | null = null,
  ) {
    super();
  }
}

/** Null where an error is none of the network's. A browser that reaches nobody throws a TypeError out of fetch(). */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof NoAnswer) return "silent";
  if (error instanceof DOMException && error.name === "TimeoutError") return "silent";
  return error instanceof TypeError ? "offline" : null;
}
