import { Link } from "@remix-run/react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { intakeMessages } from "#messages/intake";
import { HelpMark } from "~/components/help/help-mark";
import type { ReturnedForm } from "~/components/send/form-problems";
import { Button } from "~/components/ui/button";
import { Field, SelectField, TextAreaField, TextField } from "~/components/ui/field";
import { inputStyle } from "~/components/ui/text-input";
import { TickBox } from "~/components/ui/tick-box";
import { parseClockTime } from "~/domain/time/clock-time";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ReviewView } from "~/views/intake/review";
import { TypeOptions } from "./type-options";

interface Props {
  id: string;
  /** Dates that the row's rule has. */
  alike: number | null;
  stored: FormTexts;
  form: ReturnedForm;
  view: ReviewView;
}

type Name = keyof (typeof intakeMessages)["review"]["fields"];

const HELP: Partial<Record<Name, ComponentProps<typeof HelpMark>["about"]>> = {
  title: "title",
  start_time: "startTime",
  end_date: "endDate",
  location_name: "placeName",
  location_address: "address",
  event_type: "type",
  external_url: "link",
  description: "description",
};

/** In the form of all rows: any button keeps what is written here. */
export function RowFields({ id, alike, stored, form, view }: Props) {
  const { review, alike: m } = useMessages(intakeMessages);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector<HTMLInputElement>("input:not([type=hidden])")?.focus(), []);
  const textOf = (name: Name) => (form.typed("row") === id ? form.typed(name) : stored[name]);
  const field = (name: Name) => {
    const [label, about] = [review.fields[name], HELP[name]];
    return { name, label, error: form.errorOf(name), help: about && <HelpMark about={about} label={label} /> };
  };
  const line = (name: Name, maxLength: number) => (
    <TextField {...field(name)} maxLength={maxLength} autoComplete="off" defaultValue={textOf(name)} />
  );
  return (
    <fieldset ref={box} className="flex flex-col gap-4 border-t border-line p-4">
      <legend className="sr-only">{review.editOf(stored["title"] ?? "")}</legend>
      <input type="hidden" name="row" value={id} />
      {line("title", MAX_LENGTH.title)}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field {...field("start_date")}>
          {(control) => <input {...control} type="date" defaultValue={textOf("start_date")} className={inputStyle()} />}
        </Field>
        <Clock {...field("start_time")} text={textOf("start_time")} />
        <Clock {...field("end_time")} text={textOf("end_time")} measuredBy={["start_time", "end_date"]} />
        <Field {...field("end_date")} measuredBy={["start_date"]}>
          {(control) => <input {...control} type="date" defaultValue={textOf("end_date")} className={inputStyle()} />}
        </Field>
      </div>
      <TickBox name="all_day" defaultChecked={textOf("all_day") === "on"}>
        {review.fields.all_day}
      </TickBox>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {line("location_name", MAX_LENGTH.name)}
        {line("location_address", MAX_LENGTH.address)}
        <SelectField {...field("event_type")} defaultValue={textOf("event_type")}>
          <TypeOptions types={view.types} />
        </SelectField>
        {line("external_url", MAX_LENGTH.website)}
      </div>
      <TextAreaField
        {...field("description")}
        rows={4}
        maxLength={MAX_LENGTH.description}
        defaultValue={textOf("description")}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" name="intent" value={`done:${id}`}>
          {review.done}
        </Button>
        {alike && (
          <Button type="submit" kind="quiet" name="intent" value={`each:${id}`}>
            {m.correct(alike)}
          </Button>
        )}
        <Link
          to={`/dashboard/intake/${view.id}`}
          preventScrollReset
          className="inline-flex min-h-11 items-center underline"
        >
          {review.close}
        </Link>
      </div>
    </fieldset>
  );
}

export const isClockTime = (text: string) => text === "" || parseClockTime(text) !== null;

interface ClockProps {
  name: Name;
  label: string;
  error: string | undefined;
  help: ReactNode;
  text: string | undefined;
  measuredBy?: string[];
}

function Clock({ text, ...field }: ClockProps) {
  return <TextField {...field} isRight={isClockTime} inputMode="numeric" autoComplete="off" defaultValue={text} />;
}
