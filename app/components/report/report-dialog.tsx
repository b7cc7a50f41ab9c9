import { commonMessages } from "#messages/common";
import { reportMessages } from "#messages/report";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { useMessages } from "~/i18n/use-messages";
import { ReportForm } from "./report-form";
import type { ReportTarget } from "./report-state";
import type { ReportDialogState } from "./use-report";

interface ThanksProps {
  titleId: string;
  onClose: () => void;
}

function ReportThanks({ titleId, onClose }: ThanksProps) {
  const m = useMessages(reportMessages);
  const common = useMessages(commonMessages);
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-6 text-center">
      <h2 id={titleId} className="text-title">
        {m.thanks}
      </h2>
      <p className="text-ink-soft">{m.thanksBody}</p>
      <Button kind="quiet" onClick={onClose}>
        {common.close}
      </Button>
    </div>
  );
}

interface Props {
  content: ReportTarget;
  isSignedIn: boolean;
  report: ReportDialogState;
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
