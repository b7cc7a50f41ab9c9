import { PenLine } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { calendarSyncMessages } from "#messages/calendar-sync";
import { commonMessages } from "#messages/common";
import { HelpMark } from "~/components/help/help-mark";
import { FormProblems, type ReturnedForm } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { useIntent } from "~/components/send/use-intent";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import { Options } from "~/components/ui/text-input";
import { TickBox } from "~/components/ui/tick-box";
import { SeenVersion } from "~/components/versions/seen-version";
import { EVENT_TYPES } from "~/domain/events/types";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormTexts } from "~/schemas/forms/parse";
import type { CalendarsForm } from "~/views/calendars/answers";
import { SHOWN_ABOVE, useEditAnswer } from "./use-calendar-answer";

interface Props {
  id: string;
  name: string;
  form: FormTexts;
  answer: CalendarsForm | null;
}

export function EditCalendar({ id, name, form, answer }: Props) {
  const m = useMessages(calendarSyncMessages);
  const isBusy = useIntent() === "edit";
  const returned = useEditAnswer(answer, id);
  const { isReturned } = returned;
  const { link, feed } = (isReturned && answer?.unreadable) || NOTHING_WRONG;
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // A saved form closes; the page is not reloaded.
    if (!isReturned && box.current) box.current.open = false;
  }, [form, isReturned]);
  const values = isReturned ? typedCalendar(form, returned) : form;
  return (
    <details ref={box} className="open:basis-full" open={isReturned}>
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
        <FormProblems
          form={returned}
          scope={id}
          labels={{ calendar_name: m.add.name, default_place: m.edit.place }}
          problems={{ ...SHOWN_ABOVE, unreadable: feed && `${feed.what} ${feed.remedy}` }}
          others={link === null ? [] : [{ name: "calendar_url", scope: id, label: m.add.url, text: link }]}
        />
        <input type="hidden" name="sync_id" value={id} />
        <SeenVersion texts={values} />
        <EditFields key={values.version} scope={id} values={values} errorOf={returned.errorOf} link={link} />
        <div>
          <Button type="submit" name="intent" value="edit" disabled={isBusy}>
            {isBusy ? m.edit.saving : m.edit.save}
          </Button>
        </div>
      </PostForm>
    </details>
  );
}

/** A fresh link may have been pasted elsewhere on the page. */
const typedCalendar = (stored: FormTexts, { answer, typed }: ReturnedForm): FormTexts =>
  answer?.intent === "edit" ? answer.texts : { ...stored, calendar_url: typed("calendar_url") ?? "" };

const NOTHING_WRONG = { link: null, feed: null };

interface FieldsProps {
  scope: string;
  values: FormTexts;
  errorOf: ReturnedForm["errorOf"];
  link: string | null;
}

function EditFields({ scope, values, errorOf, link }: FieldsProps) {
  const m = useMessages(calendarSyncMessages);
  const { eventTypes } = useMessages(commonMessages);
  return (
    <>
      <TextField
        scope={scope}
        label={m.add.name}
        name="calendar_name"
        error={errorOf("calendar_name")}
        required
        maxLength={MAX_LENGTH.name}
        autoComplete="off"
        defaultValue={values.calendar_name}
      />
      <TextField
        scope={scope}
        label={m.add.url}
        name="calendar_url"
        hint={m.edit.urlHint}
        error={link ?? undefined}
        required
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values.calendar_url}
      />
      <SelectField
        scope={scope}
        label={m.edit.type}
        name="default_event_type"
        hint={m.edit.typeHint}
        help={<HelpMark about="calendarType" label={m.edit.type} />}
        defaultValue={values.default_event_type}
      >
        <option value="">{m.edit.noType}</option>
        <Options of={EVENT_TYPES.filter((type) => type !== "other")} named={(type) => eventTypes[type]} />
      </SelectField>
      <TextField
        scope={scope}
        label={m.edit.place}
        name="default_place"
        hint={m.edit.placeHint}
        help={<HelpMark about="calendarPlace" label={m.edit.place} />}
        error={errorOf("default_place")}
        isOptional
        maxLength={MAX_LENGTH.address}
        autoComplete="off"
        defaultValue={values.default_place}
      />
      <PrivateRule isOn={values.holds_private !== "off"} />
    </>
  );
}

/** The hidden field says "off" where the box, which comes first, says nothing. */
function PrivateRule({ isOn }: { isOn: boolean }) {
  const { edit } = useMessages(calendarSyncMessages);
  const hint = useId();
  return (
    <div>
      <TickBox name="holds_private" value="on" defaultChecked={isOn} aria-describedby={hint} className="font-medium">
        {edit.holdsPrivate}
      </TickBox>
      <input type="hidden" name="holds_private" value="off" />
      <p id={hint} className="text-note text-ink-soft">
        {edit.holdsPrivateHint}
      </p>
    </div>
  );
}
