import { useState } from "react";
import { intakeMessages } from "#messages/intake";
import { UnsavedGuard } from "~/components/draft/unsaved-guard";
import { HoldNote } from "~/components/events/hold-note";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { useIntent } from "~/components/send/use-intent";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import { TickBox } from "~/components/ui/tick-box";
import { SeenVersion } from "~/components/versions/seen-version";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { ReviewAnswer, ReviewView } from "~/views/intake/review";
import { ReviewItem } from "./review-item";
import { TypeOptions } from "./type-options";

/** One form of all rows: each of its buttons saves what was ticked and written. */
export function ReviewForm({ view, answer }: { view: ReviewView; answer: ReviewAnswer | undefined }) {
  const m = useMessages(intakeMessages);
  const form = useFormAnswer(answer);
  const isBusy = useIntent() !== null;
  const { rows, opened } = view;
  const unasked = view.unconfirmed && m.unconfirmed[view.unconfirmed];
  const [isChanged, setChanged] = useState(false);
  return (
    <PostForm
      id="review"
      failed={m.review.failed}
      onInput={() => setChanged(true)}
      className="mt-2 flex flex-col gap-6"
    >
      <UnsavedGuard isChanged={isChanged} />
      <SeenVersion texts={{ version: String(view.version) }} />
      <Facts view={view} />
      {view.hold && <HoldNote {...view.hold} />}
      <FormProblems
        form={form}
        labels={{ ...m.review.fields, ...labelsOf(view, m.review), column_place: m.review.fields.location_name }}
        problems={m.refusals}
      />
      {rows.length > 0 && (
        <>
          <TickButtons mergeable={view.mergeable} />
          {view.years && <Years years={view.years} />}
          <ul aria-label={m.review.list} className="flex flex-col gap-3">
            {rows.map((row) => (
              <ReviewItem
                key={row.id}
                row={row}
                opened={opened?.id === row.id ? opened.texts : null}
                form={form}
                view={view}
              />
            ))}
          </ul>
          <Columns view={view} form={form} />
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

function TickButtons({ mergeable }: { mergeable: number }) {
  const { review, existing } = useMessages(intakeMessages);
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" kind="quiet" name="intent" value="sure">
        {review.sure}
      </Button>
      <Button type="submit" kind="quiet" name="intent" value="none">
        {review.none}
      </Button>
      {mergeable > 1 && (
        <Button type="submit" kind="quiet" name="intent" value="merge">
          {existing.mergeAll(mergeable)}
        </Button>
      )}
    </div>
  );
}

/** Settles all rows whose year alone is in doubt. */
function Years({ years: { rows, guessed, next } }: { years: NonNullable<ReviewView["years"]> }) {
  const { years } = useMessages(intakeMessages);
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      <legend className="px-1 font-semibold">{years.question(guessed)}</legend>
      <p className="text-note text-ink-soft">{years.text(rows)}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="quiet" name="intent" value="year:0">
          {years.yes(guessed)}
        </Button>
        <Button type="submit" kind="quiet" name="intent" value="year:1">
          {years.no(next)}
        </Button>
      </div>
    </fieldset>
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

/** Sets a column of all ticked rows. */
function Columns({ view, form }: { view: ReviewView; form: ReturnType<typeof useFormAnswer> }) {
  const { review } = useMessages(intakeMessages);
  return (
    <fieldset className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <legend className="px-1 font-semibold">{review.all}</legend>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <SelectField label={review.fields.event_type} name="column_type" defaultValue={form.typed("column_type") ?? ""}>
          <option value="">{review.unchangedType}</option>
          <TypeOptions types={view.types} />
        </SelectField>
        <TextField
          label={review.fields.location_name}
          {...form.field("column_place")}
          hint={review.placeHint}
          maxLength={MAX_LENGTH.name}
          autoComplete="off"
        />
      </div>
      <div>
        <Button type="submit" kind="quiet" name="intent" value="column">
          {review.setAll}
        </Button>
      </div>
    </fieldset>
  );
}
