import { PenLine } from "lucide-react";
import { useEffect, useRef } from "react";
import { calendarSyncMessages } from "#messages/calendar-sync";
import { commonMessages } from "#messages/common";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import { Field } from "~/components/ui/field";
import { inputStyle, TextInput } from "~/components/ui/text-input";
import { SeenVersion } from "~/components/versions/seen-version";
import { EVENT_TYPES } from "~/domain/events/types";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ProblemView } from "~/views/calendars/run";
import { useIntent } from "./use-intent";

type FieldName = "calendar_name" | "calendar_url" | "default_place";

/** A calendar's form that came back, with everything typed. */
export interface UneditedAnswer {
  syncId: string;
  texts: FormTexts;
  errors: Partial<Record<FieldName, string | undefined>>;
  feed: ProblemView | null;
}

interface Props {
  id: string;
  name: string;
  form: FormTexts;
  answer: UneditedAnswer | undefined;
}

/** Changes a calendar's name, link and what is assumed of its events; folded away until it is wanted. */
export function EditCalendar({ id, name, form, answer }: Props) {
  const m = useMessages(calendarSyncMessages);
  const isBusy = useIntent() === "edit";
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // A saved form closes: its page is the same one.
    if (!answer && box.current) box.current.open = false;
  }, [form, answer]);
  const labels: Record<FieldName, string> = {
    calendar_name: m.add.name,
    calendar_url: m.add.url,
    default_place: m.edit.place,
  };
  const problems = (Object.keys(labels) as FieldName[]).flatMap((field) => {
    const text = answer?.errors[field];
    return text ? [{ name: field, scope: id, label: labels[field], text }] : [];
  });
  const values = answer?.texts ?? form;
  return (
    <details ref={box} className="open:basis-full" open={answer !== undefined}>
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-full px-3 font-semibold hover:bg-sunk [&::-webkit-details-marker]:hidden">
        <PenLine aria-hidden="true" className="icon-text" />
        {m.edit.open}
        <span className="sr-only">{name}</span>
      </summary>
      <PostForm
        failed={m.problems.edit}
        preventScrollReset
        className="mt-2 flex flex-col gap-4 rounded-field bg-sunk p-4"
      >
        {answer && (
          <ErrorSummary
            answer={answer}
            errors={problems}
            problem={answer.feed && `${answer.feed.what} ${answer.feed.remedy}`}
          />
        )}
        <input type="hidden" name="sync_id" value={id} />
        <SeenVersion texts={values} />
        <EditFields key={values.version} scope={id} values={values} errors={answer?.errors ?? {}} />
        <div>
          <Button type="submit" name="intent" value="edit" disabled={isBusy}>
            {isBusy ? m.edit.saving : m.edit.save}
          </Button>
        </div>
      </PostForm>
    </details>
  );
}

function EditFields({ scope, values, errors }: { scope: string; values: FormTexts; errors: UneditedAnswer["errors"] }) {
  const m = useMessages(calendarSyncMessages);
  const { eventTypes } = useMessages(commonMessages);
  return (
    <>
      <Field scope={scope} label={m.add.name} name="calendar_name" error={errors.calendar_name}>
        {(control) => (
          <TextInput
            {...control}
            required
            maxLength={MAX_LENGTH.name}
            autoComplete="off"
            defaultValue={values.calendar_name}
          />
        )}
      </Field>
      <Field scope={scope} label={m.add.url} name="calendar_url" hint={m.edit.urlHint} error={errors.calendar_url}>
        {(control) => (
          <TextInput
            {...control}
            required
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={values.calendar_url}
          />
        )}
      </Field>
      <Field scope={scope} label={m.edit.type} name="default_event_type" hint={m.edit.typeHint}>
        {(control) => (
          <select {...control} defaultValue={values.default_event_type} className={inputStyle()}>
            <option value="">{m.edit.noType}</option>
            {EVENT_TYPES.filter((type) => type !== "other").map((type) => (
              <option key={type} value={type}>
                {eventTypes[type]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        scope={scope}
        label={m.edit.place}
        name="default_place"
        hint={m.edit.placeHint}
        error={errors.default_place}
        isOptional
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={MAX_LENGTH.address}
            autoComplete="off"
            defaultValue={values.default_place}
          />
        )}
      </Field>
    </>
  );
}
