import { X } from "lucide-react";
import type { Dispatch, FormEvent } from "react";
import { commonMessages } from "#messages/common";
import { formMessages } from "#messages/forms";
import { reportMessages } from "#messages/report";
import { DraftOffer } from "~/components/draft/draft-offer";
import { mayHaveArrived } from "~/components/send/may-have-arrived";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { IconButton } from "~/components/ui/icon-button";
import { useMessages } from "~/i18n/use-messages";
import { CategoryChoice } from "./category-choice";
import { DescriptionField } from "./description-field";
import { SignInFirst, WentWrong } from "./report-problem";
import type { ReportEvent, ReportState, ReportTarget } from "./report-state";
import type { ReportDialogState } from "./use-report";
import { useReportDraft } from "./use-report-draft";

function ReportThanks({ titleId, onClose }: { titleId: string; onClose: () => void }) {
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

interface ReportFormProps {
  content: ReportTarget;
  isSignedIn: boolean;
  state: ReportState;
  dispatch: Dispatch<ReportEvent>;
  onSubmit: (event: FormEvent<HTMLFormElement>, onSent: () => void) => void;
  titleId: string;
}

function ReportForm({ content, isSignedIn, state, dispatch, onSubmit, titleId }: ReportFormProps) {
  const m = useMessages(reportMessages);
  const common = useMessages(commonMessages);
  const { noAnswer, reasons, sending } = useMessages(formMessages).notSent;
  const close = () => dispatch({ type: "close" });
  const { form, read, forget, offer, restored } = useReportDraft(content, (category) =>
    dispatch({ type: "choose", category }),
  );
  const isSending = state.step === "submitting";
  return (
    <form
      ref={form}
      method="post"
      action="/api/reports"
      onSubmit={(event) => onSubmit(event, forget)}
      onInput={read}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="content_type" value={content.type} />
      <input type="hidden" name="content_id" value={content.id} />
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={titleId} className="text-title">
            {m.title[content.type]}
          </h2>
          <p className="mt-1 truncate text-ink-soft">{content.title}</p>
        </div>
        <IconButton Icon={X} label={common.close} onClick={close} className="-mt-1 -mr-2" />
      </div>
      <DraftOffer draft={offer} />
      {(!isSignedIn || state.problem === "signIn") && <SignInFirst isRefusal={state.problem === "signIn"} />}
      <CategoryChoice
        chosen={state.category}
        isMissing={state.problem === "category"}
        onChoose={(category) => dispatch({ type: "choose", category })}
      />
      <DescriptionField
        key={restored?.key}
        typed={restored?.draft.texts["description"]}
        isPassedOn={restored?.draft.texts["is_passed_on"] !== undefined}
      />
      {state.problem && state.problem !== "signIn" && state.problem !== "category" && (
        <WentWrong>
          {mayHaveArrived(state.problem) ? noAnswer : m.problems.failed} {reasons[state.problem]}
        </WentWrong>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="quiet" onClick={close}>
          {common.cancel}
        </Button>
        <Button type="submit" disabled={!state.category || isSending}>
          {isSending ? sending : m.send}
        </Button>
      </div>
    </form>
  );
}
