import { Lightbulb } from "lucide-react";
import { calendarSyncMessages } from "#messages/calendar-sync";
import { HelpMark } from "~/components/help/help-mark";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { useIntent } from "~/components/send/use-intent";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FoldSummary } from "~/components/ui/fold-summary";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { CalendarsForm } from "~/views/calendars/answers";
import { SHOWN_ABOVE } from "./use-calendar-answer";

/** Folded, because the line above takes the link, too; here it gets a name, and may be added while it is down. */
export function AddCalendarForm({ answer }: { answer: CalendarsForm | null }) {
  const m = useMessages(calendarSyncMessages);
  const isBusy = useIntent() === "preview";
  const form = useFormAnswer(answer, ["preview", "add", "add_anyway"]);
  const { link, feed, addAnyway } = (form.isReturned && answer?.unreadable) || NOTHING_WRONG;
  return (
    <details open={form.isReturned} className="group rounded-card border border-line bg-surface">
      <FoldSummary title={m.add.heading} hint={m.add.folded} />
      <PostForm failed={m.problems.add} className="flex flex-col gap-5 p-5 pt-0 sm:p-6 sm:pt-0">
        <FormProblems
          form={form}
          labels={{ calendar_name: m.add.name }}
          problems={{ ...SHOWN_ABOVE, unreadable: feed && <Problem {...feed} /> }}
          others={link === null ? [] : [{ name: "calendar_url", label: m.add.url, text: link }]}
        />
        <TextField
          label={m.add.url}
          name="calendar_url"
          hint={m.add.urlHint}
          help={<HelpMark about="calendarUrl" label={m.add.url} />}
          error={link ?? undefined}
          required
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={form.typed("calendar_url")}
        />
        <TextField
          label={m.add.name}
          {...form.field("calendar_name")}
          hint={addAnyway ? undefined : m.add.nameHint}
          help={<HelpMark about="calendarName" label={m.add.name} />}
          isOptional={!addAnyway}
          required={addAnyway !== null}
          maxLength={MAX_LENGTH.name}
          autoComplete="off"
        />
        <p className="flex items-start gap-2.5 rounded-field bg-amber-tint px-4 py-3 text-note text-amber-ink">
          <Lightbulb aria-hidden="true" className="icon-text mt-0.5" />
          {m.add.tip}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" name="intent" value="preview" formNoValidate={addAnyway !== null} disabled={isBusy}>
            {isBusy ? m.add.looking : m.add.look}
          </Button>
        </div>
        {addAnyway && <AddAnyway {...addAnyway} />}
      </PostForm>
    </details>
  );
}

const NOTHING_WRONG = { link: null, feed: null, addAnyway: null };

function Problem({ what, remedy }: { what: string; remedy: string }) {
  return (
    <>
      {what} <span className="font-normal">{remedy}</span>
    </>
  );
}

function AddAnyway({ text }: { text: string | null }) {
  const { add } = useMessages(calendarSyncMessages);
  const isBusy = useIntent() === "add";
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-5">
      {text && <p className="text-ink-soft">{text}</p>}
      <Button type="submit" kind="quiet" name="intent" value="add" disabled={isBusy}>
        {add.anyway}
      </Button>
    </div>
  );
}
