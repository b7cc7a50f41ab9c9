import { data } from "@remix-run/react";
import type { AccountAnswer, AccountProblem } from "~/answers/account/account-answer";
import { failureOf } from "~/network/failure";

/** Sends a form; where nothing comes back it says so in the form, so that what was typed is not lost. */
export async function sendOrSayOffline<Answer>(send: () => Promise<Answer>, otherwise: AccountProblem) {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response) throw error;
    const problem = failureOf(error) === "offline" ? "network" : otherwise;
    const typed = { email: "", organizationName: "", followsOnly: false };
    const answer: AccountAnswer = { problem, errors: {}, typed, waitMinutes: 0, done: null };
    // As a failure: after a success the page would ask for its data anew, in vain too.
    return data(answer, 503);
  }
}
