import { Link } from "@remix-run/react";
import { CircleCheck, CircleHelp, Lock, PencilLine } from "lucide-react";
import { intakeMessages } from "#messages/intake";
import { TypeBadge } from "~/components/events/type-badge";
import type { ReturnedForm } from "~/components/send/form-problems";
import { Button } from "~/components/ui/button";
import { TextAreaField, TextField } from "~/components/ui/field";
import { seenName } from "~/domain/review/seen-fields";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ReviewView } from "~/views/intake/review";
import type { ReviewRowView } from "~/views/intake/review-row";
import { CutOut } from "./cut-out";
import { isClockTime, RowFields } from "./row-fields";

interface Props {
  row: ReviewRowView;
  opened: FormTexts | null;
  form: ReturnedForm;
  view: ReviewView;
}

export function ReviewItem({ row, opened, form, view }: Props) {
  const { review } = useMessages(intakeMessages);
  return (
    <li className="rounded-card border border-line bg-surface">
      <div className="flex gap-3 p-4">
        <input
          type="checkbox"
          id={`tick-${row.id}`}
          name="tick"
          value={row.id}
          defaultChecked={row.isTicked}
          aria-label={opened ? undefined : row.title}
          aria-describedby={`facts-${row.id}`}
          className="mt-0.5 size-6 shrink-0 scroll-mt-8 accent-fjord"
        />
        <div className="min-w-0 flex-1 lg:flex lg:items-start lg:gap-6">
          <div className="min-w-0 lg:flex-1">
            {opened ? (
              <label
                htmlFor={`tick-${row.id}`}
                className="font-serif text-lead leading-tight font-semibold wrap-anywhere"
              >
                {row.title}
              </label>
            ) : (
              <Written row={row} form={form} />
            )}
            <div id={`facts-${row.id}`}>
              {(opened || !row.clock) && <p className="mt-0.5 font-medium first-letter:uppercase">{row.when}</p>}
              <p className="text-note text-ink-soft wrap-anywhere">
                {[row.place, row.price, row.host, row.line === null ? null : review.line(row.line)]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              <Why row={row} />
            </div>
            {row.cut && <CutOut {...row.cut} />}
            {row.alike && !row.there && <Alike id={row.id} count={row.alike} />}
            {row.existing && <Existing id={row.id} existing={row.existing} />}
            {row.clocks && <Clocks id={row.id} clocks={row.clocks} />}
          </div>
          <div className="mt-3 flex flex-wrap items-center gap-3 lg:mt-0">
            <TypeBadge type={row.type} />
            {!opened && (
              <Button
                type="submit"
                kind="quiet"
                name="intent"
                value={`open:${row.id}`}
                aria-label={review.editOf(row.title)}
              >
                <PencilLine aria-hidden="true" className="icon-text" />
                {review.edit}
              </Button>
            )}
          </div>
        </div>
      </div>
      {opened && <RowFields id={row.id} alike={row.alike} stored={opened} form={form} view={view} />}
    </li>
  );
}

/** Title and clock, changed in the row; any button keeps them. */
function Written({ row: { id, title, clock }, form }: { row: ReviewRowView; form: ReturnedForm }) {
  const { review } = useMessages(intakeMessages);
  const field = (kind: string, label: string, text: string) => {
    const name = `${kind}.${id}`;
    return { name, "aria-label": label, error: form.errorOf(name), defaultValue: form.typed(name) ?? text };
  };
  return (
    <>
      <input type="hidden" name={seenName(`title.${id}`)} value={title} />
      {clock && <input type="hidden" name={seenName(`${clock.field}.${id}`)} value={clock.time} />}
      <TextAreaField
        {...field("title", review.fields.title, title)}
        rows={1}
        maxLength={MAX_LENGTH.title}
        autoComplete="off"
        className="field-sizing-content resize-none py-1.5 font-serif text-lead leading-tight font-semibold"
      />
      {clock && (
        <div className="mt-2 mb-1 flex flex-wrap items-center gap-2 font-medium">
          <span className="first-letter:uppercase">{clock.day}</span>
          <div className="w-24">
            <TextField
              {...field(clock.field, review.clockOf(title), clock.time)}
              isRight={isClockTime}
              inputMode="numeric"
              autoComplete="off"
              placeholder={review.clock}
            />
          </div>
          {clock.until && <span>{`– ${clock.until}`}</span>}
        </div>
      )}
    </>
  );
}

/** How sure the row is, and why. */
function Why({ row: { doubts, quotes, isPrivate, isCorrected, obstacle } }: { row: ReviewRowView }) {
  const { review } = useMessages(intakeMessages);
  const reasons = [...doubts, ...(obstacle ? [obstacle] : [])];
  return (
    <>
      {isCorrected && (
        <p className="mt-1 flex items-start gap-2 text-note text-fjord">
          <CircleCheck aria-hidden="true" className="icon-text mt-0.5" />
          {review.corrected}
        </p>
      )}
      {isPrivate && (
        <p className="mt-1 flex items-start gap-2 text-note text-ink-soft">
          <Lock aria-hidden="true" className="icon-text mt-0.5" />
          {review.isPrivate}
        </p>
      )}
      {reasons.map((reason) => (
        <p key={reason} className="mt-1 flex items-start gap-2 text-note text-amber-ink">
          <CircleHelp aria-hidden="true" className="icon-text mt-0.5" />
          {reason}
        </p>
      ))}
      {quotes.map((quote) => (
        <p key={quote} className="mt-1 text-note text-ink-soft wrap-anywhere">
          {quote}
        </p>
      ))}
    </>
  );
}

/** Ticks all dates of a rule at once. */
function Alike({ id, count }: { id: string; count: number }) {
  const { alike } = useMessages(intakeMessages);
  return (
    <fieldset className="mt-2 flex flex-wrap items-center gap-2">
      <legend className="mb-1 text-note text-ink-soft">{alike.text(count)}</legend>
      <Button type="submit" kind="quiet" name="intent" value={`tick:${id}`}>
        {alike.tick(count)}
      </Button>
      <Button type="submit" kind="quiet" name="intent" value={`untick:${id}`}>
        {alike.untick(count)}
      </Button>
    </fieldset>
  );
}

/** What is there already that the row seems to be, and the choice between the two. */
function Existing({ id, existing }: { id: string; existing: NonNullable<ReviewRowView["existing"]> }) {
  const { existing: m } = useMessages(intakeMessages);
  const { title, facts, isImported, isEqual, is } = existing;
  const advice = isEqual ? m.equal : isImported ? m.imported : m.choose;
  return (
    <div role="group" aria-labelledby={`existing-${id}`} className="mt-2 rounded-field bg-sunk px-4 py-3 text-note">
      <p id={`existing-${id}`} className="font-semibold">
        {m.heading}
      </p>
      <p className="wrap-anywhere">
        <Link to={`/event/${existing.id}`} target="_blank" className="underline">
          {title}
        </Link>
        {`, ${facts}`}
      </p>
      <p className="mt-1 text-ink-soft">{is ? m.is[is] : advice}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {!isImported && !isEqual && is !== "same" && (
          <Button type="submit" kind="quiet" name="intent" value={`same:${id}`}>
            {m.merge}
          </Button>
        )}
        {is !== "another" && (
          <Button type="submit" kind="quiet" name="intent" value={`another:${id}`}>
            {m.another}
          </Button>
        )}
      </div>
    </div>
  );
}

function Clocks({ id, clocks: { first, other } }: { id: string; clocks: { first: string; other: string } }) {
  const { review } = useMessages(intakeMessages);
  return (
    <fieldset className="mt-2 flex flex-wrap gap-2">
      <legend className="mb-1 font-semibold">{review.which}</legend>
      <Button type="submit" kind="quiet" name="intent" value={`first:${id}`}>
        {first}
      </Button>
      <Button type="submit" kind="quiet" name="intent" value={`other:${id}`}>
        {other}
      </Button>
    </fieldset>
  );
}
