import { isRouteErrorResponse } from "@remix-run/react";

/** Why a request did not do what it was sent for; the texts are in app/i18n/forms.ts. */
export type RequestFailure = "offline" | "unanswered" | "signedOut" | "tooMany" | "tooLarge" | "refused" | "gone";

const BY_STATUS: Partial<Record<number, RequestFailure>> = { 401: "signedOut", 403: "refused", 404: "gone", 410: "gone", 413: "tooLarge", 429: "tooMany" };

/** What an answer's status says of why nothing was done. */
export const failureOfStatus = (status: number): RequestFailure => BY_STATUS[status] ?? "unanswered";

/** What kept a request from succeeding: browsers throw a TypeError where no answer came, the router what the server refused with. */
export function failureOf(error: unknown): RequestFailure {
  if (isRouteErrorResponse(error)) return failureOfStatus(error.status);
  return error instanceof TypeError || !navigator.onLine ? "offline" : "unanswered";
}
