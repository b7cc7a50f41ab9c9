import { intakeMessages } from "#messages/intake";
import type { ReturnedForm } from "~/components/send/form-problems";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { ReviewView } from "~/views/intake/review";
import { TypeOptions } from "./type-options";

/** Decides about all rows at once. */
export function TickButtons({ mergeable }: { mergeable: number }) {
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
export function Years({ years: { rows, guessed, next } }: { years: NonNullable<ReviewView["years"]> }) {
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

/** Sets a column of all ticked rows. */
export function SharedColumns({ view, form }: { view: ReviewView; form: ReturnedForm }) {
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
