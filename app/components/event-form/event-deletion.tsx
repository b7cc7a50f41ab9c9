import { Trash2 } from "lucide-react";
import { useState } from "react";
import { commonMessages } from "#messages/common";
import { eventFormMessages } from "#messages/event-form";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { useIsSending } from "~/components/send/use-is-sending";
import { Button, ButtonLink } from "~/components/ui/button";
import { VERSION_FIELD } from "~/domain/versions";
import { useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/parse";
import type { EventDeletionView } from "~/views/events/deletion";
import { SeriesChoiceField } from "./series-choice";

interface Props {
  view: EventDeletionView;
  answer: FormAnswer<"changedMeanwhile" | "failed" | "imported"> | undefined;
}

export function EventDeletion({ view, answer }: Props) {
  const m = useMessages(eventFormMessages);
  const common = useMessages(commonMessages);
  const form = useFormAnswer(answer);
  const [scope, setScope] = useState(form.typed("scope") ?? "this");
  const isSending = useIsSending();
  return (
    <div className="mx-auto max-w-xl pt-2">
      <ToDashboard />
      <PostForm
        failed={m.deletion.failed}
        className="flex flex-col gap-5"
        onChange={(event) => setScope(scopeIn(event.currentTarget))}
      >
        <h1 className="text-page">{m.deletion.title}</h1>
        <FormProblems
          form={form}
          problems={{
            failed: m.deletion.failed,
            imported: m.deletion.failed,
            changedMeanwhile: m.deletion.changed,
          }}
        />
        <input type="hidden" name={VERSION_FIELD} value={view.version} />
        <div className="rounded-card border border-line bg-surface p-5">
          <p className="font-serif text-title font-semibold">{view.title}</p>
          <p className="mt-1 font-semibold text-fjord">{view.when}</p>
          <p className="mt-3 text-ink-soft">{m.deletion.warning}</p>
        </div>
        {view.series && (
          <SeriesChoiceField series={view.series} values={answer?.texts ?? {}} scope={scope} isDeletion />
        )}
        <div className="flex flex-wrap gap-3">
          <Button kind="danger" type="submit" disabled={isSending}>
            <Trash2 aria-hidden="true" className="icon-text" />
            {isSending ? m.deletion.deleting : m.deletion.confirm}
          </Button>
          <ButtonLink kind="quiet" to="/dashboard">
            {common.cancel}
          </ButtonLink>
        </div>
      </PostForm>
    </div>
  );
}

function scopeIn(form: HTMLFormElement): string {
  const scope = new FormData(form).get("scope");
  return typeof scope === "string" ? scope : "this";
}
