import { useEffect } from "react";
import { commonMessages } from "#messages/common";
import { eventFormMessages } from "#messages/event-form";
import { factsMessages } from "#messages/facts";
import { localChangesMessages } from "#messages/local-changes";
import { DraftOffer } from "~/components/draft/draft-offer";
import { UnsavedGuard } from "~/components/draft/unsaved-guard";
import { useDraft } from "~/components/draft/use-draft";
import { useStoredDraft } from "~/components/draft/use-stored-draft";
import { asOnScreen } from "~/components/event-form/rows";
import { ScopeChoice } from "~/components/event-form/scope-choice";
import { WebsiteField } from "~/components/event-form/website-field";
import { TypeChoice } from "~/components/event-form/what-fields";
import { PracticalSection } from "~/components/facts/practical-section";
import { HelpMark } from "~/components/help/help-mark";
import { ImageField } from "~/components/image/image-field";
import { ImageForm } from "~/components/image/image-form";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { SignedOut } from "~/components/send/not-sent";
import { useIsSending } from "~/components/send/use-is-sending";
import { Button, ButtonLink } from "~/components/ui/button";
import { TextAreaField, TextField } from "~/components/ui/field";
import { SeenVersion } from "~/components/versions/seen-version";
import { CHANGE_SCOPES } from "~/domain/calendars/local-changes";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH, MAX_TAGS } from "~/schemas/forms/limits";
import type { LocalChangesAnswer, LocalChangesView } from "~/views/events/local-changes";
import { ChangedHere } from "./changed-here";

interface Props {
  view: LocalChangesView;
  answer: LocalChangesAnswer | undefined;
}

/** Image, description, type, tags and website. */
export function LocalChangesForm({ view, answer }: Props) {
  const storedDraft = useStoredDraft(`imported:${view.id}`, JSON.stringify(view.values));
  return (
    <>
      {!answer && <DraftOffer draft={storedDraft} />}
      <Fields key={storedDraft.restored?.key} view={view} answer={answer} storedDraft={storedDraft} />
    </>
  );
}

function Fields({
  view,
  answer,
  storedDraft: { restored, keep, forget },
}: Props & { storedDraft: ReturnType<typeof useStoredDraft> }) {
  const m = useMessages(localChangesMessages);
  const form = useMessages(eventFormMessages);
  const facts = useMessages(factsMessages);
  const values = answer?.texts ?? restored?.draft.texts ?? view.values;
  const returned = useFormAnswer(answer);
  const { form: ref, draft, isChanged, read } = useDraft(values);
  useEffect(() => keep(draft, isChanged), [keep, draft, isChanged]);
  const { errorOf, isReturned } = returned;
  const { marks } = view;
  return (
    <>
      <ImageForm
        ref={ref}
        does="save"
        onDone={forget}
        hasDraft
        failed={m.problems.failed}
        encType="multipart/form-data"
        noValidate
        onInput={read}
        className="flex flex-col gap-5"
      >
        {/* Enter in a field saves: it presses a form's first button. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <FormProblems
          form={returned}
          labels={{ ...asOnScreen(form.fields), ...asOnScreen(facts.fields) }}
          problems={{
            ...m.problems,
            notAuthenticated: <SignedOut />,
            noOrganizerFound: form.problems.noOrganizerFound,
          }}
        />
        <SeenVersion texts={values} />
        <input type="hidden" name="organizer_id" value={view.organizerId} />
        <div className="flex flex-col gap-6 rounded-card border border-line bg-surface p-5 sm:p-6">
          <div className="flex flex-col gap-2.5">
            <ImageField
              name="image"
              kind="event"
              current={values["image"] || null}
              error={answer?.image ?? undefined}
              isReturned={isReturned}
              alt={{ label: form.fields.image_alt, value: values["image_alt"], error: errorOf("image_alt") }}
            />
            <ChangedHere field="image_url" label={form.fields.image} mark={marks.image_url} />
            <ChangedHere field="image_alt" label={form.fields.image_alt} mark={marks.image_alt} />
          </div>
          <div className="flex flex-col gap-2.5">
            <TypeChoice value={values["event_type"]} error={errorOf("event_type")} />
            <ChangedHere field="event_type" label={form.fields.event_type} mark={marks.event_type} />
          </div>
          <div className="flex flex-col gap-2.5">
            <TextAreaField
              label={form.fields.description}
              name="description"
              help={<HelpMark about="description" label={form.fields.description} />}
              error={errorOf("description")}
              isOptional
              rows={6}
              maxLength={Math.max(MAX_LENGTH.description, view.values["description"]?.length ?? 0)}
              defaultValue={values["description"]}
            />
            <ChangedHere field="description" label={form.fields.description} mark={marks.description} />
          </div>
          <div className="flex flex-col gap-2.5">
            <TextField
              label={form.fields.tags}
              name="tags"
              hint={form.tagsHint}
              help={<HelpMark about="tags" label={form.fields.tags} />}
              error={errorOf("tags")}
              isOptional
              maxLength={Math.max((MAX_LENGTH.tag + 2) * MAX_TAGS, view.values["tags"]?.length ?? 0)}
              defaultValue={values["tags"]}
              autoComplete="off"
            />
            <ChangedHere field="tags" label={form.fields.tags} mark={marks.tags} />
          </div>
          <div className="flex flex-col gap-2.5">
            <WebsiteField
              value={values["external_url"]}
              error={errorOf("external_url")}
              longest={view.values["external_url"]?.length}
            />
            <ChangedHere field="external_url" label={form.fields.external_url} mark={marks.external_url} />
          </div>
        </div>
        <div className="flex flex-col gap-2.5">
          <PracticalSection values={values} errorOf={errorOf} organizer={view.organizer} />
          <ChangedHere field="facts" label={facts.practical} mark={marks.facts} />
        </div>
        {view.dates > 1 && <DatesChoice dates={view.dates} chosen={values["scope"]} />}
        <Actions />
      </ImageForm>
      <UnsavedGuard isChanged={isChanged} hasDraft />
    </>
  );
}

function Actions() {
  const form = useMessages(eventFormMessages);
  const common = useMessages(commonMessages);
  const isSending = useIsSending();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" disabled={isSending} className="max-sm:w-full">
        {isSending ? form.saving : form.save}
      </Button>
      <ButtonLink kind="quiet" to="/dashboard">
        {common.cancel}
      </ButtonLink>
    </div>
  );
}

/** One date, or all that the source lists of the event. */
function DatesChoice({ dates, chosen }: { dates: number; chosen: string | undefined }) {
  const { scope: m } = useMessages(localChangesMessages);
  return (
    <ScopeChoice
      legend={m.legend}
      about={m.about(dates)}
      scopes={CHANGE_SCOPES.map((scope) => ({
        scope,
        label: m[scope],
        hint: scope === "event" ? m.eventHint : undefined,
      }))}
      chosen={CHANGE_SCOPES.find((scope) => scope === chosen) ?? "date"}
    />
  );
}
