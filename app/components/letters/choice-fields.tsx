import { useRef } from "react";
import { letterMessages } from "#messages/letters";
import { HelpMark } from "~/components/help/help-mark";
import type { ReturnedForm } from "~/components/send/form-problems";
import { fieldId, SelectField, TextField } from "~/components/ui/field";
import { FieldError } from "~/components/ui/field-error";
import { Options } from "~/components/ui/text-input";
import { TickBox } from "~/components/ui/tick-box";
import { useMissing } from "~/components/ui/use-missing";
import { type Reminder, REMINDERS } from "~/domain/letters/letters";
import { useProblemText } from "~/i18n/problem-text";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { ChoicesView } from "~/views/letters/letters";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface Props {
  choices: ChoicesView;
  form: ReturnedForm;
  /** For the weekly one, where it is no letter. */
  words?: { weekly: string; weeklyHint: string };
  /** To choose nothing is to end them. */
  mayBeNone?: boolean;
}

/** The form asks for something. */
export const wantsAny = (form: FormData): boolean =>
  form.has("weekly") || form.has("at_once") || (form.get("reminder") ?? "none") !== "none";

export function ChoiceFields({ choices, form, words, mayBeNone = false }: Props) {
  const m = useMessages(letterMessages);
  const textOf = useProblemText();
  const first = useRef<HTMLDivElement>(null);
  const isMissing = useMissing(first, (sent) => !mayBeNone && !wantsAny(sent));
  const { weekly, weeklyHint } = words ?? m;
  const typed = (name: string, usual: string) => (form.isReturned ? (form.typed(name) ?? "") : usual);
  const missing = isMissing ? textOf("letterRequired") : form.errorOf("weekly");
  return (
    <>
      <div ref={first} id={fieldId("weekly")} tabIndex={-1}>
        <TickBox
          name="weekly"
          value="1"
          defaultChecked={typed("weekly", choices.weekly ? "1" : "") !== ""}
          aria-describedby={missing && "weekly-error"}
        >
          <span className="font-semibold">{weekly}</span>
        </TickBox>
        <p className="ml-8 text-note text-ink-soft">{weeklyHint}</p>
        {missing && <FieldError id="weekly-error">{missing}</FieldError>}
      </div>
      <div className="ml-8 grid grid-cols-1 gap-4 sm:grid-cols-2">
        <SelectField
          label={m.weekday}
          {...form.named("weekday")}
          defaultValue={typed("weekday", String(choices.weekday))}
        >
          {m.weekdays.map((day, at) => (
            <option key={day} value={at}>
              {day}
            </option>
          ))}
        </SelectField>
        <SelectField label={m.hour} {...form.named("hour")} defaultValue={typed("hour", String(choices.hour))}>
          <Options of={HOURS} named={(hour) => `${String(hour).padStart(2, "0")}:00`} />
        </SelectField>
      </div>
      <fieldset className="relative flex flex-col gap-1">
        <legend className="mb-1 pr-10 font-semibold">{m.reminder}</legend>
        <HelpMark about="savedReminder" label={m.reminder} isAfterLegend />
        <ReminderChoice of={REMINDERS} chosen={form.isReturned ? form.typed("reminder") : choices.reminder} />
      </fieldset>
      <TickBox name="at_once" value="1" defaultChecked={typed("at_once", choices.at_once ? "1" : "") !== ""}>
        <span className="font-semibold">{m.atOnce}</span>
      </TickBox>
    </>
  );
}

interface ReminderProps {
  of: readonly Reminder[];
  chosen: string | undefined;
}

export function ReminderChoice({ of, chosen }: ReminderProps) {
  const { reminders } = useMessages(letterMessages);
  return of.map((reminder) => (
    <TickBox key={reminder} type="radio" name="reminder" value={reminder} defaultChecked={chosen === reminder}>
      {reminders[reminder]}
    </TickBox>
  ));
}

export function ReaderEmailField({ form }: { form: ReturnedForm }) {
  const { email } = useMessages(letterMessages);
  const textOf = useProblemText();
  const box = useRef<HTMLDivElement>(null);
  const isMissing = useMissing(box, (sent) => !sent.get("email"));
  return (
    <div ref={box}>
      <TextField
        label={email}
        {...form.field("email")}
        {...(isMissing && { error: textOf("emailRequired") })}
        type="email"
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
      />
    </div>
  );
}

interface ConsentProps extends Pick<Props, "form" | "mayBeNone"> {
  children: string;
}

/** Without this tick nothing is stored. */
export function ConsentBox({ form, mayBeNone = false, children }: ConsentProps) {
  const textOf = useProblemText();
  const box = useRef<HTMLDivElement>(null);
  const isMissing = useMissing(box, (sent) => !sent.has("consent") && !(mayBeNone && !wantsAny(sent)));
  const error = isMissing ? textOf("consentRequired") : form.errorOf("consent");
  return (
    <div
      ref={box}
      id={fieldId("consent")}
      tabIndex={-1}
      className="rounded-field bg-amber-tint px-4 py-3 text-amber-ink"
    >
      <TickBox
        name="consent"
        value="1"
        defaultChecked={form.typed("consent") !== undefined}
        aria-describedby={error && "consent-error"}
      >
        {children}
      </TickBox>
      {error && (
        <div className="mt-2">
          <FieldError id="consent-error">{error}</FieldError>
        </div>
      )}
      <div className="ml-8">
        <PrivacyLink />
      </div>
    </div>
  );
}

export function PrivacyLink() {
  const m = useMessages(letterMessages);
  return (
    <p>
      <a
        href="/personvern"
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {m.privacy}
      </a>
    </p>
  );
}
