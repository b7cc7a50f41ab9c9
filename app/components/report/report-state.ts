import type { SendFailure } from "~/components/send/send-failure";
import type { ReportCategory } from "~/domain/moderation/reports";

export const THANKS_MS = 2000;

export interface ReportTarget {
  type: "event" | "organizer";
  id: string;
  title: string;
}

export interface ReportState {
  step: "closed" | "open" | "submitting" | "success";
  category: ReportCategory | null;
  problem: "signIn" | "category" | SendFailure | null;
}

export type ReportEvent =
  | { type: "open" }
  | { type: "close" }
  | { type: "choose"; category: ReportCategory }
  | { type: "submit"; isSignedIn: boolean }
  | { type: "sent" }
  | { type: "failed"; failure: SendFailure };

export const CLOSED: ReportState = { step: "closed", category: null, problem: null };

/** An event that does not fit the step changes nothing. */
export function reportReducer(state: ReportState, event: ReportEvent): ReportState {
  switch (event.type) {
    case "open":
      return state.step === "closed" ? { ...state, step: "open" } : state;
    case "close":
      return state.step === "success" ? CLOSED : { ...state, step: "closed", problem: null };
    case "choose":
      return state.step === "open" ? { ...state, category: event.category, problem: null } : state;
    case "submit":
      return state.step === "open" ? submitted(state, event.isSignedIn) : state;
    case "sent":
      return state.step === "submitting" ? { ...CLOSED, step: "success" } : state;
    case "failed":
      return state.step === "submitting"
        ? { ...state, step: "open", problem: event.failure === "signedOut" ? "signIn" : event.failure }
        : state;
  }
}

function submitted(state: ReportState, isSignedIn: boolean): ReportState {
  if (!isSignedIn) return { ...state, problem: "signIn" };
  if (!state.category) return { ...state, problem: "category" };
  return { ...state, step: "submitting", problem: null };
}
