/** Why a request came to nothing: there is no network, or whoever should answer it does not. */
export type Failure = "offline" | "silent";

/** Thrown in the place of an answer that came too late, was broken off, or is the server's own failure. */
export class NoAnswer extends Error {}

/**
 * What a thrown error says of the network; null where it is none of the network's. A browser that reaches nobody throws a
 * TypeError out of fetch().
 */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof NoAnswer) return "silent";
  if (error instanceof DOMException && error.name === "TimeoutError") return "silent";
  return error instanceof TypeError ? "offline" : null;
}
