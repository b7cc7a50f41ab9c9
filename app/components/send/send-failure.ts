import { isRouteErrorResponse } from "@remix-run/react";
import { type Failure, failureOf } from "~/network/failure";

/** Why a form did not do what it was sent for; the texts are in app/i18n/forms.ts. */
export type SendFailure = Failure | "signedOut" | "tooMany" | "tooLarge" | "refused" | "gone";

const BY_STATUS: Partial<Record<number, SendFailure>> = {
  401: "signedOut",
  403: "refused",
  404: "gone",
  410: "gone",
  413: "tooLarge",
  429: "tooMany",
};

/** What an answer's status says of why nothing was done. */
export const failureOfStatus = (status: number): SendFailure => BY_STATUS[status] ?? "silent";

/** What a thrown error says of it. What cannot be read counts as no answer. */
export const sendFailureOf = (error: unknown): SendFailure =>
  isRouteErrorResponse(error)
    ? failureOfStatus(error.status)
    : (failureOf(error) ?? (navigator.onLine ? "silent" : "offline"));
