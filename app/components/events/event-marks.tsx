import { Ban, CircleHelp, CircleX, Clock, type LucideIcon, MapPin, PenLine } from "lucide-react";
import type { EventMark } from "~/domain/events/types";
import { useLocale } from "~/i18n/use-messages";
import type { MarkView } from "~/views/events/state";

const URGENT = "bg-danger-tint text-danger";
const MOVED = "bg-amber-tint text-amber-ink";
const CLOSED = "bg-ink text-paper";

export const MARK_LOOKS: Record<EventMark, readonly [Icon: LucideIcon, colors: string]> = {
  cancelled: [CircleX, URGENT],
  postponed: [Clock, URGENT],
  full: [Ban, CLOSED],
  closed: [Ban, CLOSED],
  movedInTime: [Clock, MOVED],
  movedInPlace: [MapPin, MOVED],
  moved: [Clock, MOVED],
  required: [PenLine, "bg-fjord-tint text-fjord"],
  unconfirmed: [CircleHelp, "bg-sunk text-ink-soft"],
};

/** MarkedTitle says the marks to screen readers. */
export function EventMarks({ marks, className = "" }: { marks: readonly MarkView[]; className?: string }) {
  if (marks.length === 0) return null;
  return (
    <span aria-hidden="true" className={`flex flex-wrap gap-1.5 ${className}`}>
      {marks.map(({ kind, text }) => {
        const [Icon, colors] = MARK_LOOKS[kind];
        return (
          <span
            key={kind}
            className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-fine leading-tight font-semibold ${colors}`}
          >
            <Icon className="icon-note" />
            {text}
          </span>
        );
      })}
    </span>
  );
}

/** Before the title stands only that it does not take place; what else has changed stands after it. */
export function marksAround(marks: readonly MarkView[]): [before: MarkView[], after: MarkView[]] {
  const isBefore = ({ kind }: MarkView) => kind === "cancelled";
  return [marks.filter(isBefore), marks.filter((mark) => !isBefore(mark))];
}

/**
 * Says the marks aloud, in the page's language: "Avlyst: Gudstjeneste", others after the title in brackets: before a
 * comma the hidden text's edge would be heard as a space. A cancelled event's title is struck out.
 */
export function MarkedTitle({ marks, title }: { marks: readonly MarkView[]; title: string }) {
  const locale = useLocale();
  if (marks.length === 0) return title;
  const told = marks.map(({ text }) => text).join(", ");
  const isCancelled = marks[0]!.kind === "cancelled";
  const said = (
    <span lang={locale} className="sr-only">
      {isCancelled ? `${told}: ` : `(${told})`}
    </span>
  );
  return (
    <>
      {isCancelled && said}
      <span className={isCancelled ? "line-through decoration-2" : undefined}>{title}</span>
      {!isCancelled && <> {said}</>}
    </>
  );
}
