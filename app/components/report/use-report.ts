import { type Dispatch, type FormEvent, useEffect, useReducer } from "react";
import { failureOfStatus, sendFailureOf } from "~/components/send/send-failure";
import { CLOSED, type ReportEvent, reportReducer, type ReportState, THANKS_MS } from "./report-state";

export interface ReportDialogState {
  state: ReportState;
  dispatch: Dispatch<ReportEvent>;
  submit: (event: FormEvent<HTMLFormElement>, onSent: () => void) => Promise<void>;
}

/** `isSignedIn`: only accounts may report. */
export function useReport(isSignedIn: boolean): ReportDialogState {
  const [state, dispatch] = useReducer(reportReducer, CLOSED);
  useEffect(() => {
    if (state.step !== "success") return;
    const timer = setTimeout(() => dispatch({ type: "close" }), THANKS_MS);
    return () => clearTimeout(timer);
  }, [state.step]);
  const submit: ReportDialogState["submit"] = async (event, onSent) => {
    event.preventDefault();
    const form = event.currentTarget;
    dispatch({ type: "submit", isSignedIn });
    if (!isSignedIn || !state.category) return;
    const outcome = await send(form);
    if (outcome.type === "sent") onSent();
    dispatch(outcome);
  };
  return { state, dispatch, submit };
}

async function send(form: HTMLFormElement): Promise<ReportEvent> {
  const wasOnline = navigator.onLine;
  try {
    const { ok, status } = await fetch(form.action, { method: "POST", body: new FormData(form) });
    return ok ? { type: "sent" } : { type: "failed", failure: failureOfStatus(status) };
  } catch (error) {
    return { type: "failed", failure: sendFailureOf(error, wasOnline) };
  }
}
