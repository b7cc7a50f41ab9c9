import { isRouteErrorResponse } from "@remix-run/react";
import { type Failure, failureOf } from "~/network/failure";

/** The texts are in app/i18n/nb/forms.ts. */
export type SendFailure = Failure | "signedOut" | "tooMany" | "tooLarge" | "refused" | "gone";

const BY_STATUS: Partial<Record<number, SendFailure>> = {
  401: "signedOut",
  403: "refused",
  404: "gone",
  410: "gone",
  413: "tooLarge",
  429: "tooMany",
};

export const failureOfStatus = (status: number): SendFailure => BY_STATUS[status] ?? "silent";

/** An unreadable response counts as none. */
export const sendFailureOf = (error: unknown): SendFailure =>
  isRouteErrorResponse(error)
    ? failureOfStatus(error.status)
    : (failureOf(error) ?? (navigator.onLine ? "silent" : "offline"));
