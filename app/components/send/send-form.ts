import type { ClientActionFunctionArgs } from "@remix-run/react";
import { NoAnswer } from "~/network/failure";
import { type SendFailure, sendFailureOf } from "./send-failure";

/** What a form is told that did not reach the server, or got nothing from it that it can use. */
export interface Unsent {
  unsent: SendFailure;
  /** Id of the form: there may be others on the page. */
  form: string;
}

export const isUnsent = (answer: unknown): answer is Unsent =>
  typeof answer === "object" && answer !== null && "unsent" in answer;

interface Sender {
  /** Of the form, as React names it. */
  id: string;
  /** Called when the server has done what the form asked for. */
  onDone?: (() => void) | undefined;
}

let lastSender: Sender = { id: "" };

/** Notes which form is being sent; the action is called right after. */
export function noteSender(sender: Sender): void {
  lastSender = sender;
}

/** Nobody waits longer for an answer. Whatever comes of it, a form may be sent again without doing anything twice. */
const LIMIT_MS = 60_000;

/**
 * The client's action of every route that takes a form: where no answer comes, the form stays as it is and is told why,
 * as an Unsent with status 503, after which the page does not ask for its data anew.
 */
export async function sendForm({ serverAction }: Pick<ClientActionFunctionArgs, "serverAction">): Promise<unknown> {
  const { id, onDone } = lastSender;
  try {
    return await withinLimit(serverAction());
  } catch (error) {
    const isRedirect = error instanceof Response;
    if (isRedirect && !isToSignIn(error)) {
      onDone?.();
      throw error;
    }
    const failure = isRedirect ? "signedOut" : sendFailureOf(error);
    return Response.json({ unsent: failure, form: id } satisfies Unsent, { status: 503 });
  }
}

/** Of somebody whose session has ended meanwhile (app/http/viewers.ts). */
const isToSignIn = ({ headers }: Response) => headers.get("Location")?.startsWith("/login?next=") ?? false;

function withinLimit<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer()), LIMIT_MS);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
