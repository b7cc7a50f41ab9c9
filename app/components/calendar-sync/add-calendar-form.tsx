import { Lightbulb } from "lucide-react";
import { calendarSyncMessages } from "#messages/calendar-sync";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import { Field } from "~/components/ui/field";
import { TextInput } from "~/components/ui/text-input";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { PreviewProblemView } from "~/views/calendars/preview";
import { useIntent } from "./use-intent";

export interface UnseenAnswer extends PreviewProblemView {
  name: string | null;
  typed: { calendar_name: string; calendar_url: string };
}

/** Asks for a calendar's link, to look at what is behind it. */
export function AddCalendarForm({ answer }: { answer: UnseenAnswer | undefined }) {
  const m = useMessages(calendarSyncMessages);
  const isBusy = useIntent() === "preview";
  const errors = answer ? errorsOf(answer, m.add) : [];
  return (
    <PostForm
      failed={m.problems.add}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 lg:p-7"
    >
      <h2 className="text-title">{m.add.heading}</h2>
      {answer && <ErrorSummary answer={answer} errors={errors} problem={answer.feed && <Problem {...answer.feed} />} />}
      <Field label={m.add.url} name="calendar_url" hint={m.add.urlHint} error={answer?.link ?? undefined}>
        {(control) => (
          <TextInput
            {...control}
            required
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={answer?.typed.calendar_url}
          />
        )}
      </Field>
      <Field label={m.add.name} name="calendar_name" hint={m.add.nameHint} error={answer?.name ?? undefined} isOptional>
        {(control) => (
          <TextInput
            {...control}
            maxLength={MAX_LENGTH.name}
            autoComplete="off"
            defaultValue={answer?.typed.calendar_name}
          />
        )}
      </Field>
      <p className="flex items-start gap-2.5 rounded-field bg-amber-tint px-4 py-3 text-note text-amber-ink">
        <Lightbulb aria-hidden="true" className="icon-text mt-0.5" />
        {m.add.tip}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" name="intent" value="preview" disabled={isBusy}>
          {isBusy ? m.add.looking : m.add.look}
        </Button>
      </div>
      {answer?.addAnyway && <AddAnyway />}
    </PostForm>
  );
}

function Problem({ what, remedy }: { what: string; remedy: string }) {
  return (
    <>
      {what} <span className="font-normal">{remedy}</span>
    </>
  );
}

function AddAnyway() {
  const { add } = useMessages(calendarSyncMessages);
  const isBusy = useIntent() === "add";
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-5">
      <p className="text-ink-soft">{add.anywayText}</p>
      <Button type="submit" kind="quiet" name="intent" value="add" disabled={isBusy}>
        {add.anyway}
      </Button>
    </div>
  );
}

const errorsOf = ({ name, link }: UnseenAnswer, labels: { name: string; url: string }) => [
  ...(link ? [{ name: "calendar_url", label: labels.url, text: link }] : []),
  ...(name ? [{ name: "calendar_name", label: labels.name, text: name }] : []),
];
