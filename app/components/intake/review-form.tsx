import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { intakeMessages } from "#messages/intake";
import { DraftOffer } from "~/components/draft/draft-offer";
import { UnsavedGuard } from "~/components/draft/unsaved-guard";
import { useStoredDraft } from "~/components/draft/use-stored-draft";
import { HoldNote } from "~/components/events/hold-note";
import { FormProblems, type ReturnedForm, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { useIntent } from "~/components/send/use-intent";
import { Button } from "~/components/ui/button";
import { TickBox } from "~/components/ui/tick-box";
import { SeenVersion } from "~/components/versions/seen-version";
import { changedTexts } from "~/domain/review/seen-fields";
import { groupsOf } from "~/domain/values";
import { useMessages } from "~/i18n/use-messages";
import { type FormTexts, formTexts } from "~/schemas/forms/parse";
import type { ReviewAnswer, ReviewView } from "~/views/intake/review";
import { SharedColumns, TickButtons, Years } from "./review-all";
import { ReviewItems } from "./review-items";

interface Props {
  view: ReviewView;
  answer: ReviewAnswer | undefined;
}

/** One form of all rows: each of its buttons saves what was ticked and written, which the device keeps until then. */
export function ReviewForm({ view, answer }: Props) {
  const draft = useStoredDraft(`review:${view.id}`, `${view.version}`);
  const navigate = useNavigate();
  const restore = () => {
    const row = draft.offered?.texts["row"];
    if (row && row !== view.opened?.id) navigate(`?row=${row}`, { replace: true, preventScrollReset: true });
    draft.restore();
  };
  return (
    <>
      {!answer && <DraftOffer draft={{ ...draft, restore }} />}
      <Rows key={draft.restored?.key} view={view} answer={answer} draft={draft} />
    </>
  );
}

/** As if it had been sent and returned; rows that nobody changed show what is stored now. */
function asTyped(form: ReturnedForm, texts: FormTexts): ReturnedForm {
  const typed = changedTexts(texts);
  return {
    ...form,
    isReturned: true,
    typed: (name) => typed[name],
    field: (name) => ({ ...form.named(name), defaultValue: typed[name] }),
  };
}

function Rows({ view, answer, draft }: Props & { draft: ReturnType<typeof useStoredDraft> }) {
  const m = useMessages(intakeMessages);
  const returned = useFormAnswer(answer);
  const restored = answer ? undefined : draft.restored?.draft.texts;
  const form = restored ? asTyped(returned, restored) : returned;
  const isBusy = useIntent() !== null;
  const ticks = restored && (restored["tick"] ?? "").split(",");
  const rows = ticks ? view.rows.map((row) => ({ ...row, isTicked: ticks.includes(row.id) })) : view.rows;
  const unasked = view.unconfirmed && m.unconfirmed[view.unconfirmed];
  const [isChanged, setChanged] = useState(false);
  return (
    <PostForm
      id="review"
      failed={m.review.failed}
      onInput={({ currentTarget }) => {
        setChanged(true);
        draft.keep(formTexts(new FormData(currentTarget)), true);
      }}
      onDone={draft.forget}
      hasDraft
      className="mt-2 flex flex-col gap-6"
    >
      <UnsavedGuard isChanged={isChanged} hasDraft />
      <SeenVersion texts={{ version: String(view.version) }} />
      <Facts view={view} />
      {view.hold && <HoldNote {...view.hold} />}
      <FormProblems
        form={returned}
        labels={{ ...m.review.fields, ...labelsOf(view, m.review), column_place: m.review.fields.location_name }}
        problems={m.refusals}
      />
      {rows.length > 0 && (
        <>
          <TickButtons mergeable={view.mergeable} />
          {view.years && <Years years={view.years} />}
          <ul aria-label={m.review.list} className="flex flex-col gap-3">
            {[...groupsOf(rows, ({ id, there }) => there ?? id).values()].map((dates) => (
              <ReviewItems key={dates[0].id} rows={dates} form={form} view={view} />
            ))}
          </ul>
          <SharedColumns view={view} form={form} />
          {view.keepable && (
            <p id="keep-means" className="text-note text-ink-soft">
              {`${m.keep.label}: ${m.keep.texts[view.keepable]}`}
            </p>
          )}
        </>
      )}
      {rows.length > 0 && (
        <div className="sticky bottom-0 -mx-5 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-5 py-3 lg:mx-0 lg:px-0">
          <Button type="submit" name="intent" value="publish" disabled={isBusy}>
            {isBusy ? m.review.publishing : view.isKept ? (unasked?.save ?? m.keep.save) : m.review.publish}
          </Button>
          {view.keepable && (
            <TickBox
              name="keep"
              defaultChecked={form.isReturned ? form.typed("keep") === "on" : view.keepable === "feed"}
              aria-describedby="keep-means"
            >
              {m.keep.label}
            </TickBox>
          )}
          <Button type="submit" kind="quiet" name="intent" value="save" disabled={isBusy}>
            {m.review.save}
          </Button>
        </div>
      )}
      <Discard isBusy={isBusy} text={unasked?.discard ?? m.review.discardText} />
    </PostForm>
  );
}

function Facts({ view: { rows, past, isCut, isKept, unconfirmed, source, address, published } }: { view: ReviewView }) {
  const { review, keep, unconfirmed: unasked } = useMessages(intakeMessages);
  const ticked = rows.filter(({ isTicked }) => isTicked).length;
  return (
    <div className="max-w-3xl text-ink-soft">
      <p>
        {`${source}. ${review.found(rows.length, ticked)} `}
        {past > 0 && `${review.past(past)} `}
        {unconfirmed
          ? unasked[unconfirmed].text
          : isKept
            ? keep.again
            : published
              ? review.theseNotPublic
              : review.notPublic}
      </p>
      {isCut && <p className="mt-2 rounded-field bg-amber-tint px-4 py-3 text-amber-ink">{review.cut}</p>}
      {address && <p className="mt-1 text-note wrap-anywhere">{address}</p>}
    </div>
  );
}

function Discard({ isBusy, text }: { isBusy: boolean; text: string }) {
  const { review } = useMessages(intakeMessages);
  return (
    <details className="-mx-3">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-full px-3 font-semibold text-danger hover:bg-danger-tint [&::-webkit-details-marker]:hidden">
        {review.discard}
      </summary>
      <div className="mx-3 mt-2 flex flex-wrap items-center gap-3 rounded-field bg-danger-tint p-4">
        <p>{text}</p>
        <Button type="submit" kind="danger" name="intent" value="discard" disabled={isBusy}>
          {review.discardNow}
        </Button>
      </div>
    </details>
  );
}

/** Problems link to the fields in the rows. */
const labelsOf = ({ rows }: ReviewView, { titleOf, clockOf }: (typeof intakeMessages)["review"]) =>
  Object.fromEntries(
    rows.flatMap(({ id, title, clock }) => [
      [`title.${id}`, titleOf(title)],
      [`${clock?.field}.${id}`, clockOf(title)],
    ]),
  );
