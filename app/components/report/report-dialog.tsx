import { Dialog } from "~/components/ui/dialog";
import { ReportForm } from "./report-form";
import { ReportThanks } from "./report-thanks";
import type { Report } from "./use-report";

export interface ReportedContent {
  type: "event" | "organizer";
  id: string;
  title: string;
}

interface Props {
  content: ReportedContent;
  isSignedIn: boolean;
  report: Report;
}

const TITLE_ID = "report-title";

export function ReportDialog({ content, isSignedIn, report: { state, dispatch, submit } }: Props) {
  const close = () => dispatch({ type: "close" });
  return (
    <Dialog isOpen={state.step !== "closed"} onClose={close} labelledBy={TITLE_ID}>
      {state.step === "success" ? (
        <ReportThanks titleId={TITLE_ID} onClose={close} />
      ) : (
        <ReportForm
          content={content}
          isSignedIn={isSignedIn}
          state={state}
          dispatch={dispatch}
          onSubmit={(event, onSent) => void submit(event, onSent)}
          titleId={TITLE_ID}
        />
      )}
    </Dialog>
  );
}
