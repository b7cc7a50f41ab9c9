import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { eventFormMessages } from "#messages/event-form";
import { stateFormMessages } from "#messages/event-states";
import { severalMessages } from "#messages/several";
import { TypeChoice } from "~/components/event-form/what-fields";
import { HelpMark } from "~/components/help/help-mark";
import { ImageField } from "~/components/image/image-field";
import { ImageForm } from "~/components/image/image-form";
import type { ReturnedForm } from "~/components/send/form-problems";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { RadioCard } from "~/components/ui/radio-card";
import type { SeveralAct } from "~/domain/events/several";
import { STATE_CHOICES } from "~/domain/events/state-choices";
import type { ImageProblem } from "~/domain/images/format";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH, MAX_TAGS } from "~/schemas/forms/limits";
import type { SeveralView } from "~/views/events/several";

interface Props {
  view: SeveralView;
  act: SeveralAct;
  form: ReturnedForm;
  image: ImageProblem | undefined;
}

export function SeveralForm({ view, act, form, image }: Props) {
  const m = useMessages(severalMessages);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <ImageForm
      does="save"
      failed={m.problems.failed}
      encType={act === "picture" ? "multipart/form-data" : "application/x-www-form-urlencoded"}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="key" value={form.typed("key") ?? view.key} />
      <Fields act={act} form={form} image={image} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value="do"
          kind={act === "delete" ? "danger" : "primary"}
          disabled={isSending}
          className="max-sm:w-full"
        >
          {isSending ? m.working : m.press[act](view.count)}
        </Button>
        {act === "picture" && (
          <Button type="submit" name="intent" value="remove" kind="quiet" disabled={isSending}>
            {m.removePictures(view.count)}
          </Button>
        )}
      </div>
      <p className="text-note text-ink-soft">{act === "delete" ? m.deleteHint : m.undoHint}</p>
    </ImageForm>
  );
}

function Fields({ act, form, image }: Omit<Props, "view">): ReactNode {
  const m = useMessages(severalMessages);
  switch (act) {
    case "type":
      return <TypeChoice value={form.typed("event_type")} error={form.errorOf("event_type")} />;
    case "place":
      return <PlaceFields form={form} />;
    case "picture":
      return <ImageField name="image" kind="event" current={null} error={image} />;
    case "tags":
      return (
        <>
          <TagField form={form} name="added" label={m.added} />
          <TagField form={form} name="removed" label={m.removed} />
        </>
      );
    case "state":
      return <StateFields form={form} />;
    case "delete":
      return <p>{m.deleteText}</p>;
  }
}

function PlaceFields({ form }: { form: ReturnedForm }) {
  const { placeHint } = useMessages(severalMessages);
  const { fields } = useMessages(eventFormMessages);
  const names = [
    ["location_name", MAX_LENGTH.name],
    ["location_address", MAX_LENGTH.address],
    ["city", MAX_LENGTH.city],
  ] as const;
  return (
    <>
      <p className="text-ink-soft">{placeHint}</p>
      {names.map(([name, maxLength]) => (
        <TextField key={name} label={fields[name]} {...form.field(name)} isOptional maxLength={maxLength} />
      ))}
    </>
  );
}

function TagField({ form, name, label }: { form: ReturnedForm; name: string; label: string }) {
  const { tagsHint } = useMessages(eventFormMessages);
  return (
    <TextField
      label={label}
      {...form.field(name)}
      hint={tagsHint}
      help={<HelpMark about="tags" label={label} />}
      isOptional
      maxLength={(MAX_LENGTH.tag + 2) * MAX_TAGS}
      autoComplete="off"
    />
  );
}

function StateFields({ form }: { form: ReturnedForm }) {
  const m = useMessages(stateFormMessages);
  const chosen = form.typed("choice") ?? "cancelled";
  return (
    <>
      <fieldset className="grid gap-2.5 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">{m.choose}</legend>
        {STATE_CHOICES.map((choice) => (
          <RadioCard
            key={choice}
            name="choice"
            value={choice}
            isChosen={choice === chosen}
            label={m.choices[choice][0]}
            hint={m.choices[choice][1]}
          />
        ))}
      </fieldset>
      <TextField
        label={m.reason}
        {...form.field("reason")}
        isOptional
        hint={m.reasonHint}
        help={<HelpMark about="stateReason" label={m.reason} />}
        maxLength={MAX_LENGTH.stateReason}
        autoComplete="off"
      />
    </>
  );
}
