import type { AccountAnswer, AccountProblem } from "~/answers/account/account-answer";

/** Sends a form; where nothing comes back it says so in the form, so that what was typed is not lost. */
export async function sendOrSayOffline<Answer>(send: () => Promise<Answer>, otherwise: AccountProblem): Promise<Answer | AccountAnswer> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response) throw error;
    const problem = error instanceof TypeError ? "network" : otherwise;
    return { problem, errors: {}, typed: { email: "", organizationName: "", followsOnly: false }, waitMinutes: 0, done: null };
  }
}
