import type { SendFailure } from "./send-failure";

/** A browser can't tell a lost question from a lost answer. */
export const mayHaveArrived = (failure: SendFailure): boolean => failure === "cut" || failure === "silent";
