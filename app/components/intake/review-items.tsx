import { Link } from "@remix-run/react";
import { intakeMessages } from "#messages/intake";
import type { ReturnedForm } from "~/components/send/form-problems";
import { Button } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { ReviewView } from "~/views/intake/review";
import { ReviewItem } from "./review-item";

type Row = ReviewView["rows"][number];

interface Props {
  rows: readonly [Row, ...Row[]];
  form: ReturnedForm;
  view: ReviewView;
}

/** One row, or several dates that are there already under one title, which are asked about as one. */
export function ReviewItems({ rows, form, view }: Props) {
  const { opened } = view;
  const [first] = rows;
  const items = rows.map((row) => (
    <ReviewItem key={row.id} row={row} opened={opened?.id === row.id ? opened.texts : null} form={form} view={view} />
  ));
  if (rows.length === 1 || !first.existing) return items;
  const hasToSee = rows.some(({ id }) => id === opened?.id || ROW_FIELDS.some((name) => form.errorOf(`${name}.${id}`)));
  return (
    <li id={`dates-${first.id}`} className="scroll-mt-8 rounded-card border border-line bg-surface p-4">
      <Dates rows={rows} existing={first.existing} />
      <details className="mt-2" open={hasToSee}>
        <Summary />
        <ul className="mt-2 flex flex-col gap-3">{items}</ul>
      </details>
    </li>
  );
}

const ROW_FIELDS = ["title", "time", "new_time"];

function Summary() {
  const { existing: m } = useMessages(intakeMessages);
  return <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{m.dates.show}</summary>;
}

interface DatesProps {
  rows: Props["rows"];
  existing: NonNullable<Row["existing"]>;
}

function Dates({ rows, existing }: DatesProps) {
  const { existing: m } = useMessages(intakeMessages);
  const [{ id, title, ...first }] = rows;
  const last = rows.at(-1) ?? first;
  const { isEqual, isImported, is } = existing;
  const advice = isEqual ? m.dates.equal : isImported ? m.dates.imported : m.choose;
  const dayOf = ({ clock, when }: Pick<Row, "clock" | "when">) => clock?.day ?? when;
  return (
    <div role="group" aria-labelledby={`there-${id}`}>
      <p id={`there-${id}`} className="font-serif text-lead leading-tight font-semibold wrap-anywhere">
        {title}
      </p>
      <p className="mt-0.5 font-medium first-letter:uppercase">
        {[`${dayOf(first)} – ${dayOf(last)}`, first.clock?.time].filter(Boolean).join(" · ")}
      </p>
      <p className="mt-1 text-note">
        {`${m.dates.heading(rows.length)} `}
        <Link to={`/event/${existing.id}`} target="_blank" className="underline wrap-anywhere">
          {existing.title}
        </Link>
      </p>
      <p className="mt-1 text-note text-ink-soft">{is === "same" ? m.is.same : advice}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {!isImported && !isEqual && is !== "same" && (
          <Button type="submit" kind="quiet" name="intent" value={`same_all:${id}`}>
            {m.dates.merge(rows.length)}
          </Button>
        )}
        <Button type="submit" kind="quiet" name="intent" value={`another_all:${id}`}>
          {m.dates.another}
        </Button>
      </div>
    </div>
  );
}
