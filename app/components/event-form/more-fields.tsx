import { eventFormMessages } from "#messages/event-form";
import { PracticalSection } from "~/components/facts/practical-section";
import { HelpMark } from "~/components/help/help-mark";
import type { EventFormState } from "~/components/send/form-state";
import { TextField } from "~/components/ui/field";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { EventFormView } from "~/views/events/form";
import { HostsSection } from "./hosts-section";
import { OtherTextSection } from "./other-text-section";
import { PublishSection } from "./publish-section";
import { WebsiteField } from "./website-field";
import { TagsField } from "./what-fields";

export function MoreFields({ state, view }: { state: EventFormState; view: EventFormView }) {
  const m = useMessages(eventFormMessages);
  const { values, errorOf } = state;
  return (
    <>
      <TagsField state={state} />
      <PracticalSection values={values} errorOf={errorOf} organizer={view.organizer} />
      <TextField
        label={m.fields.speaker_band}
        name="speaker_band"
        help={<HelpMark about="speaker" label={m.fields.speaker_band} />}
        error={errorOf("speaker_band")}
        isOptional
        maxLength={MAX_LENGTH.name}
        defaultValue={values.speaker_band}
        autoComplete="off"
      />
      <WebsiteField value={values.external_url} error={errorOf("external_url")} />
      <OtherTextSection state={state} />
      <HostsSection id={view.id} organizerId={view.organizer.id} value={values["hosts"]} />
      {view.canWait && <PublishSection state={state} view={view} />}
    </>
  );
}
