import { isRouteErrorResponse } from "@remix-run/react";
import { type Failure, failureOf } from "~/network/failure";

/** The texts are in app/i18n/nb/forms.ts. */
export type SendFailure = Failure | "cut" | "signedOut" | "tooMany" | "tooLarge" | "refused" | "gone";

const BY_STATUS: Partial<Record<number, SendFailure>> = {
  401: "signedOut",
  403: "refused",
  404: "gone",
  410: "gone",
  413: "tooLarge",
  429: "tooMany",
};

export const failureOfStatus = (status: number): SendFailure => BY_STATUS[status] ?? "silent";

/** `wasOnline`: when it was sent. An unreadable response counts as none. */
export function sendFailureOf(error: unknown, wasOnline: boolean): SendFailure {
  if (isRouteErrorResponse(error)) return failureOfStatus(error.status);
  if (!wasOnline) return "offline";
  return failureOf(error) === "offline" || !navigator.onLine ? "cut" : "silent";
}
