import { Link } from "@remix-run/react";
import { Flag } from "lucide-react";
import { Dialog } from "~/components/ui/dialog";
import { IconButton } from "~/components/ui/icon-button";
import { reportMessages } from "~/i18n/report";
import { useMessages } from "~/i18n/use-messages";
import { ReportForm } from "./report-form";
import { ReportThanks } from "./report-thanks";
import { useReport } from "./use-report";

export interface ReportedContent {
  type: "event" | "organizer";
  id: string;
  title: string;
}

interface Props {
  content: ReportedContent;
  isSignedIn: boolean;
}

const TITLE_ID = "report-title";

/** Opens the dialog for reporting an event or an organizer. Without scripts it leads to where one signs in. */
export function ReportButton({ content, isSignedIn }: Props) {
  const m = useMessages(reportMessages);
  const { state, dispatch, submit } = useReport(isSignedIn);
  const close = () => dispatch({ type: "close" });
  return (
    <>
      <IconButton
        Icon={Flag}
        label={m.reportNamed(content.title)}
        tooltip={m.report}
        aria-haspopup="dialog"
        onClick={() => dispatch({ type: "open" })}
        className="noscript:hidden"
      />
      <Link to="/login" className="hidden min-h-11 items-center px-2 underline noscript:flex">
        {m.report}
      </Link>
      <Dialog isOpen={state.step !== "closed"} onClose={close} labelledBy={TITLE_ID}>
        {state.step === "success" ? (
          <ReportThanks titleId={TITLE_ID} onClose={close} />
        ) : (
          <ReportForm content={content} isSignedIn={isSignedIn} state={state} dispatch={dispatch} onSubmit={(event) => void submit(event)} titleId={TITLE_ID} />
        )}
      </Dialog>
    </>
  );
}
