import type { ClientActionFunctionArgs, Fetcher } from "@remix-run/react";
import { NoAnswer } from "~/network/failure";
import { type SendFailure, sendFailureOf } from "./send-failure";

/** The form did not reach the server, or got no usable response. */
export interface Unsent {
  unsent: SendFailure;
  /** Id of the form: the page may have others. */
  form: string;
}

export const isUnsent = (answer: unknown): answer is Unsent =>
  typeof answer === "object" && answer !== null && "unsent" in answer;

/** A fetcher's form; Remix loads the page anew behind one that was not sent, too, which without a network lasts. */
export const isOnTheWay = ({ state, data }: Fetcher<unknown>): boolean =>
  state === "submitting" || (state === "loading" && !isUnsent(data));

interface Sender {
  /** As React makes it. */
  id: string;
  /** The server has accepted the form. */
  onDone?: (() => void) | undefined;
}

let lastSender: Sender = { id: "" };

/** The form's action is called right after. */
export function setSender(sender: Sender): void {
  lastSender = sender;
}

/** A form may always be sent again without doing anything twice. */
const LIMIT_MS = 60_000;

/**
 * The client action of every route with a form. Where no response comes, the form keeps its fields and gets the reason,
 * as an Unsent with status 503, after which the page does not reload its data.
 */
export async function sendForm({ serverAction }: Pick<ClientActionFunctionArgs, "serverAction">): Promise<unknown> {
  const { id, onDone } = lastSender;
  const wasOnline = navigator.onLine;
  try {
    return await withinLimit(serverAction());
  } catch (error) {
    const isRedirect = error instanceof Response;
    if (isRedirect && !isToSignIn(error)) {
      onDone?.();
      throw error;
    }
    const failure = isRedirect ? "signedOut" : sendFailureOf(error, wasOnline);
    return Response.json({ unsent: failure, form: id } satisfies Unsent, { status: 503 });
  }
}

/** The redirect for an ended session (app/http/viewers.ts). */
const isToSignIn = ({ headers }: Response) => headers.get("Location")?.startsWith("/login?next=") ?? false;

function withinLimit<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer()), LIMIT_MS);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Of a route with a form: they carry Retry-After to a refused person. */
export const answerHeaders = ({ actionHeaders }: { actionHeaders: Headers }): Headers => actionHeaders;
