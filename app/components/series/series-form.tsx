import { useEffect, useRef } from "react";
import { commonMessages } from "#messages/common";
import { eventFormMessages } from "#messages/event-form";
import { seriesPageMessages } from "#messages/series-page";
import { DraftOffer } from "~/components/draft/draft-offer";
import { UnsavedGuard } from "~/components/draft/unsaved-guard";
import { useDraft } from "~/components/draft/use-draft";
import { useStoredDraft } from "~/components/draft/use-stored-draft";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { useIsSending } from "~/components/send/use-is-sending";
import { Button, ButtonLink } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { TickBox } from "~/components/ui/tick-box";
import { SeenVersion } from "~/components/versions/seen-version";
import { calendarDayIn } from "~/domain/time/days-and-moments";
import { useMessages } from "~/i18n/use-messages";
import type { RemovalView, SeriesFormAnswer, SeriesFormView } from "~/views/dashboard/series";
import { SeriesRuleFields } from "./series-rule-fields";

interface Props {
  view: SeriesFormView;
  answer: SeriesFormAnswer | undefined;
}

export function SeriesForm(props: Props) {
  const { view, answer } = props;
  const draft = useStoredDraft(`series:${view.seriesId}`, JSON.stringify(view.values));
  return (
    <div className="mx-auto max-w-3xl">
      {!answer && <DraftOffer draft={draft} />}
      <Fields key={draft.restored?.key} {...props} storedDraft={draft} />
    </div>
  );
}

interface FieldsProps extends Props {
  storedDraft: ReturnType<typeof useStoredDraft>;
}

function Fields({ view, answer, storedDraft: { restored, keep, forget } }: FieldsProps) {
  const m = useMessages(seriesPageMessages);
  const form = useMessages(eventFormMessages);
  const common = useMessages(commonMessages);
  const values = answer?.texts ?? restored?.draft.texts ?? view.values;
  const returned = useFormAnswer(answer);
  const { errorOf } = returned;
  const { form: ref, draft, isChanged, read } = useDraft(values);
  useEffect(() => keep(draft, isChanged), [keep, draft, isChanged]);
  const isSending = useIsSending();
  const startDay = calendarDayIn(draft.start_date);
  const { updateFailed } = form.problems;
  return (
    <PostForm
      ref={ref}
      failed={updateFailed}
      noValidate
      onInput={read}
      onDone={forget}
      hasDraft
      className="flex flex-col gap-5"
    >
      <div>
        <h1 className="text-page lg:text-display">{m.changeTitle}</h1>
        <p className="mt-1 text-lead">
          {view.title} · {view.repeats}
        </p>
        <p className="mt-2 text-ink-soft">{m.changeText}</p>
      </div>
      <UnsavedGuard isChanged={isChanged} hasDraft />
      <FormProblems
        form={returned}
        labels={{ ...form.fields, start_date: m.from }}
        problems={{ failed: updateFailed, noSeries: updateFailed, needsConsent: null }}
      />
      <input type="hidden" name="form_key" value={values.form_key ?? view.key} />
      <input type="hidden" name="series_id" value={view.seriesId} />
      <SeenVersion texts={values} />
      <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-6">
        <TextField
          label={m.from}
          name="start_date"
          hint={m.fromHint}
          error={errorOf("start_date")}
          type="date"
          required
          min={view.today}
          defaultValue={values.start_date}
          className="sm:max-w-64"
        />
        <SeriesRuleFields
          state={{ values, draft, errorOf }}
          startDay={startDay}
          names={view}
          hold={null}
          standing={view.standing}
        />
        {view.exceptions > 0 && (
          <TickBox name="include_exceptions" defaultChecked={Boolean(values.include_exceptions)}>
            {m.includeExceptions(view.exceptions)}
          </TickBox>
        )}
      </div>
      {answer?.removal && <Removal key={answer.removal.ids} removal={answer.removal} />}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          kind={answer?.removal ? "danger" : "primary"}
          disabled={isSending}
          className="max-sm:w-full"
        >
          {isSending ? form.saving : answer?.removal ? m.confirm : form.save}
        </Button>
        <ButtonLink kind="quiet" to={`/dashboard/series/${view.seriesId}`}>
          {common.cancel}
        </ButtonLink>
      </div>
    </PostForm>
  );
}

/** Before dates are deleted. Centred on the screen, with the focus. */
function Removal({ removal: { ids, days } }: { removal: RemovalView }) {
  const m = useMessages(seriesPageMessages);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: "center" });
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={ref} tabIndex={-1} role="alert" className="rounded-card bg-danger-tint p-5">
      <input type="hidden" name="confirmed" value={ids} />
      <h2 className="text-title">{m.removedTitle(days.length)}</h2>
      <ul className="mt-2 max-h-60 list-disc overflow-y-auto pl-5">
        {days.map((day) => (
          <li key={day}>{day}</li>
        ))}
      </ul>
      <p className="mt-3">{m.removedText}</p>
    </section>
  );
}
