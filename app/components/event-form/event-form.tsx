import { Link } from "@remix-run/react";
import { useEffect } from "react";
import { eventFormMessages } from "#messages/event-form";
import { factsMessages } from "#messages/facts";
import { storedFormMessages } from "#messages/stored-forms";
import { DraftOffer } from "~/components/draft/draft-offer";
import { UnsavedGuard } from "~/components/draft/unsaved-guard";
import { useDraft } from "~/components/draft/use-draft";
import { useStoredDraft } from "~/components/draft/use-stored-draft";
import { PracticalSection } from "~/components/facts/practical-section";
import { HelpMark } from "~/components/help/help-mark";
import { ImageField } from "~/components/image/image-field";
import { ImageForm } from "~/components/image/image-form";
import { FormProblems } from "~/components/send/form-problems";
import type { EventFormState } from "~/components/send/form-state";
import { useFormAnswer } from "~/components/send/use-form-answer";
import { Field } from "~/components/ui/field";
import { FormSection } from "~/components/ui/form-section";
import { Notice } from "~/components/ui/notice";
import { TextInput } from "~/components/ui/text-input";
import { SeenVersion } from "~/components/versions/seen-version";
import { DRAFT_FIELD } from "~/domain/events/stored-forms";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { EventFormAnswer, EventFormView } from "~/views/events/form";
import { EventPreview } from "./event-preview";
import { FormActions } from "./form-actions";
import { HostsSection } from "./hosts-section";
import { OtherTextSection } from "./other-text-section";
import { PublishSection } from "./publish-section";
import { SeriesChoiceField } from "./series-choice";
import { WebsiteField } from "./website-field";
import { WhatSection } from "./what-section";
import { WhenSection } from "./when-section";
import { WhereSection } from "./where-section";

function MoreSection({ state: { values, errorOf, image, isReturned } }: { state: EventFormState }) {
  const m = useMessages(eventFormMessages);
  return (
    <FormSection title={m.sections.more}>
      <Field
        label={m.fields.speaker_band}
        name="speaker_band"
        help={<HelpMark about="speaker" label={m.fields.speaker_band} />}
        error={errorOf("speaker_band")}
        isOptional
      >
        {(control) => (
          <TextInput {...control} maxLength={MAX_LENGTH.name} defaultValue={values.speaker_band} autoComplete="off" />
        )}
      </Field>
      <WebsiteField value={values.external_url} error={errorOf("external_url")} />
      <ImageField
        name="image"
        kind="event"
        about="picture"
        current={values.image || null}
        error={image}
        isReturned={isReturned}
      />
    </FormSection>
  );
}

export function EventForm({ view, answer }: { view: EventFormView; answer: EventFormAnswer | undefined }) {
  const about =
    view.id !== null
      ? `event:${view.id}`
      : view.draft
        ? `event:draft:${view.draft.id}`
        : `event:new:${view.organizer.id}`;
  const storedDraft = useStoredDraft(about, JSON.stringify(view.values));
  return (
    <>
      <DraftOffer draft={storedDraft} />
      <Fields key={storedDraft.restored?.key} view={view} answer={answer} storedDraft={storedDraft} />
    </>
  );
}

interface FieldsProps {
  view: EventFormView;
  answer: EventFormAnswer | undefined;
  storedDraft: ReturnType<typeof useStoredDraft>;
}

function Fields({ view, answer, storedDraft: { restored, keep, forget } }: FieldsProps) {
  const m = useMessages(eventFormMessages);
  const facts = useMessages(factsMessages);
  const stored = useMessages(storedFormMessages);
  const values = answer?.texts ?? restored?.draft.texts ?? view.values;
  const returned = useFormAnswer(answer);
  const { form, draft, isChanged, read } = useDraft(values);
  useEffect(() => keep(draft, isChanged), [keep, draft, isChanged]);
  const { errorOf, isReturned } = returned;
  const state: EventFormState = { values, draft, errorOf, image: answer?.image ?? undefined, isReturned };
  const failed = view.id === null ? m.problems.createFailed : m.problems.updateFailed;
  return (
    <>
      <ImageForm
        ref={form}
        does={view.id === null ? "publish" : "save"}
        onDone={forget}
        hasDraft
        action={answer?.anew ? "/dashboard/event/new" : undefined}
        failed={failed}
        encType="multipart/form-data"
        noValidate
        onInput={read}
        className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-x-10"
      >
        <div className="flex min-w-0 flex-col gap-5">
          <FormProblems
            form={returned}
            labels={{ ...facts.fields, ...m.fields }}
            shownAt={SHOWN_AT}
            problems={{ ...m.problems, ...stored.problems, failed, imported: failed, gone: m.problems.deleted }}
          />
          <input type="hidden" name="form_key" value={restored?.draft.texts.form_key ?? view.key} />
          <SeenVersion texts={values} />
          {values[DRAFT_FIELD] && <input type="hidden" name={DRAFT_FIELD} value={values[DRAFT_FIELD]} />}
          <input type="hidden" name="organizer_id" value={view.organizer.id} />
          <WhatSection state={state} lacksDescription={view.id !== null && !view.values.description} />
          <WhenSection state={state} view={view} />
          <WhereSection state={state} view={view} />
          <OtherTextSection state={state} />
          <PracticalSection values={values} errorOf={errorOf} organizer={view.organizer} />
          <HostsSection id={view.id} organizerId={view.organizer.id} value={values["hosts"]} />
          <MoreSection state={state} />
          {view.canWait && <PublishSection state={state} view={view} />}
          {view.series && <SeriesChoiceField series={view.series} values={values} scope={draft.scope} />}
        </div>
        <EventPreview draft={draft} view={view} />
        <FormActions view={view}>
          {answer?.template && (
            <Notice tone="done">
              {stored.templateSaved(answer.template)}{" "}
              <Link to="/dashboard/templates" className="underline underline-offset-4">
                {stored.manageTemplates}
              </Link>
            </Notice>
          )}
        </FormActions>
      </ImageForm>
      <UnsavedGuard isChanged={isChanged} hasDraft />
    </>
  );
}

/** A problem of the coordinates is shown at the address. */
const SHOWN_AT = { lat: "location_address", lng: "location_address" };
