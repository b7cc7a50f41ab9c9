/** Why a request came to nothing: there is no network, or whoever should answer it does not. */
export type Failure = "offline" | "silent";

/** Thrown in the place of an answer that came too late, is the server's own failure, or is not ours. */
export class NoAnswer extends Error {
  /** `status` is of the answer that was none, 0 where nothing came; by `requestId` the log knows what happened. */
  constructor(
    readonly status = 0,
    readonly requestId: string | null = null,
  ) {
    super();
  }
}

/**
 * What a thrown error says of the network; null where it is none of the network's. A browser that reaches nobody throws a
 * TypeError out of fetch().
 */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof NoAnswer) return "silent";
  if (error instanceof DOMException && error.name === "TimeoutError") return "silent";
  return error instanceof TypeError ? "offline" : null;
}
