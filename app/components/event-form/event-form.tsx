import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { eventFormMessages } from "#messages/event-form";
import { factsMessages } from "#messages/facts";
import { storedFormMessages } from "#messages/stored-forms";
import { DraftOffer } from "~/components/draft/draft-offer";
import { UnsavedGuard } from "~/components/draft/unsaved-guard";
import { useDraft } from "~/components/draft/use-draft";
import { useStoredDraft } from "~/components/draft/use-stored-draft";
import { ImageForm } from "~/components/image/image-form";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import type { EventFormState } from "~/components/send/form-state";
import { SignedOut } from "~/components/send/not-sent";
import { Notice } from "~/components/ui/notice";
import { SeenVersion } from "~/components/versions/seen-version";
import { DRAFT_FIELD } from "~/domain/events/stored-forms";
import { LINE_FIELD } from "~/domain/intake/one-line/said";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormAnswer, EventFormView } from "~/views/events/form";
import { Alike } from "./alike";
import { EventPreview } from "./event-preview";
import { EventRows } from "./event-rows";
import { FormActions } from "./form-actions";
import { goOn, isGoOn } from "./go-on";
import { LineField } from "./one-line/line-field";
import { useRowsByHand } from "./one-line/use-rows-by-hand";
import { asOnScreen } from "./rows";
import { SeriesChoiceField } from "./series-choice";
import { usePlaceChoice } from "./use-place-choice";

export function EventForm({ view, answer }: { view: EventFormView; answer: EventFormAnswer | undefined }) {
  const about =
    view.id !== null
      ? `event:${view.id}`
      : view.draft
        ? `event:draft:${view.draft.id}`
        : `event:new:${view.organizer.id}`;
  const storedDraft = useStoredDraft(about, JSON.stringify({ ...view.values, [LINE_FIELD]: "" }));
  return (
    <>
      {!answer && <DraftOffer draft={storedDraft} />}
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
  const state: EventFormState = { values, draft, errorOf, image: answer?.image ?? undefined, isReturned, answer };
  const place = usePlaceChoice();
  const rows = useRowsByHand(form, values);
  const [isSeveral, setSeveral] = useState(false);
  const action = answer?.anew ? "/dashboard/event/new" : undefined;
  const failed = view.id === null ? m.problems.createFailed : m.problems.updateFailed;
  return (
    <>
      <ImageForm
        ref={form}
        does={view.id === null ? "publish" : "save"}
        onDone={forget}
        hasDraft
        {...(action && { action })}
        failed={failed}
        encType="multipart/form-data"
        noValidate
        onInput={(event) => {
          rows.note(event);
          read();
        }}
        onKeyDown={(event) => {
          if (event.defaultPrevented || !isGoOn(event)) return;
          event.preventDefault();
          goOn(event.currentTarget, event.target as Element);
        }}
        className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-x-10"
      >
        <div className="flex min-w-0 flex-col gap-5">
          <FormProblems
            form={returned}
            labels={asOnScreen({ ...facts.fields, ...m.fields })}
            shownAt={SHOWN_AT}
            problems={{
              ...m.problems,
              ...stored.problems,
              alike: answer?.alike && <Alike of={answer.alike} />,
              notAuthenticated: <SignedOut />,
              failed,
              imported: failed,
              gone: m.problems.deleted,
            }}
          />
          <input type="hidden" name="form_key" value={restored?.draft.texts.form_key ?? view.key} />
          <SeenVersion texts={values} />
          {values[DRAFT_FIELD] && <input type="hidden" name={DRAFT_FIELD} value={values[DRAFT_FIELD]} />}
          <input type="hidden" name="organizer_id" value={view.organizer.id} />
          {view.id === null && (
            <LineField
              form={form}
              view={view}
              value={values[LINE_FIELD]}
              isCarried={values === view.values && view.kind === "new"}
              rows={rows}
              place={place}
              onSeveral={setSeveral}
            />
          )}
          <EventRows state={state} view={view} place={place} rows={rows} />
          {view.series && <SeriesChoiceField series={view.series} values={values} scope={draft.scope} />}
          <FormActions view={view} draft={draft} action={action} isQuiet={isSeveral} answer={answer}>
            {answer?.template && (
              <Notice tone="done">
                {stored.templateSaved(answer.template)}{" "}
                <Link to="/dashboard/templates" className="underline underline-offset-4">
                  {stored.manageTemplates}
                </Link>
              </Notice>
            )}
          </FormActions>
        </div>
        <EventPreview draft={draft} view={view} />
      </ImageForm>
      <UnsavedGuard isChanged={isChanged} hasDraft isOfSearch />
    </>
  );
}

/** A problem of the coordinates is shown at the address. */
const SHOWN_AT = { lat: "location_address", lng: "location_address" };
