import { Link, useLocation } from "@remix-run/react";
import { intakeMessages } from "#messages/intake";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { Flash } from "~/components/layout/flash";
import { LINE_FIELD } from "~/domain/intake/one-line/said";
import { FLASH } from "~/domain/site/flash";
import { useMessages } from "~/i18n/use-messages";
import type { ReviewAnswer, ReviewView } from "~/views/intake/review";
import { CalendarGuide } from "./calendar-guide";
import { PublishedIntake } from "./published-intake";
import { ReviewForm } from "./review-form";

export function ReviewPage({ view: loaded, answer }: { view: ReviewView; answer: ReviewAnswer | undefined }) {
  const m = useMessages(intakeMessages);
  const view = answer?.view ?? loaded;
  const { review } = m;
  const { notUnderstood, unused } = view;
  const closed: keyof typeof m.flash = "intakeCalendarClosed";
  const isClosed = new URLSearchParams(useLocation().search).get(FLASH.key) === closed;
  return (
    <>
      <ToDashboard />
      <Flash texts={m.flash} tone={isClosed ? "hint" : "done"}>
        {isClosed && (
          <span className="block">
            <CalendarGuide />
          </span>
        )}
      </Flash>
      <h1 className="text-title min-[22rem]:text-section lg:text-page">{review.heading(view.name)}</h1>
      {view.published && <PublishedIntake published={view.published} answer={answer} />}
      {(!view.published || view.rows.length > 0) && <ReviewForm key={view.version} view={view} answer={answer} />}
      <LinesLeft heading={review.notUnderstood(notUnderstood.length)} lines={notUnderstood} />
      <LinesLeft heading={review.unused(unused.length)} lines={unused} isUnused />
    </>
  );
}

interface Left {
  heading: string;
  lines: ReviewView["notUnderstood"];
  /** None of them is a question then. */
  isUnused?: boolean;
}

function LinesLeft({ heading, lines, isUnused = false }: Left) {
  const { review } = useMessages(intakeMessages);
  if (lines.length === 0) return null;
  return (
    <details className="mt-8 rounded-card border border-line bg-surface p-5">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{heading}</summary>
      <p className="mb-3 text-ink-soft">{isUnused ? review.unusedText : review.notUnderstoodText}</p>
      <ul className="flex flex-col gap-2">
        {lines.map(({ line, text, why }) => (
          <li key={`${line} ${text}`} className="wrap-anywhere">
            <span className="text-note text-ink-soft">
              {isUnused ? `${review.line(line)}: ` : `${review.line(line)} (${why}): `}
            </span>
            {text}{" "}
            <Link
              to={`/dashboard/event/new?${new URLSearchParams({ [LINE_FIELD]: text })}`}
              aria-label={review.enterOf(text)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {review.enter}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
