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

const isSaidInTitle = ({ kind }: MarkView) => kind === "cancelled";

interface Props {
  marks: readonly MarkView[];
  className?: string;
  /** No MarkedTitle stands beside them. */
  isAlone?: boolean;
}

/** A MarkedTitle says that it is cancelled. */
export function EventMarks({ marks, className = "", isAlone = false }: Props) {
  if (marks.length === 0) return null;
  return (
    <span className={`flex flex-wrap gap-1.5 ${className}`}>
      {marks.map((mark) => {
        const [Icon, colors] = MARK_LOOKS[mark.kind];
        return (
          <span
            key={mark.kind}
            aria-hidden={!isAlone && isSaidInTitle(mark)}
            className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-fine leading-tight font-semibold ${colors}`}
          >
            <Icon aria-hidden="true" className="icon-note" />
            {mark.text}
          </span>
        );
      })}
    </span>
  );
}

/** Before the title stands only that it does not take place; what else has changed stands after it. */
export function marksAround(marks: readonly MarkView[]): [before: MarkView[], after: MarkView[]] {
  return [marks.filter(isSaidInTitle), marks.filter((mark) => !isSaidInTitle(mark))];
}

/** A cancelled event's title is struck out, and says so in the page's language: "Avlyst: Gudstjeneste". */
export function MarkedTitle({ marks, title }: { marks: readonly MarkView[]; title: string }) {
  const locale = useLocale();
  const cancelled = marks.find(isSaidInTitle);
  if (!cancelled) return title;
  return (
    <>
      <span lang={locale} className="sr-only">
        {cancelled.text}:{" "}
      </span>
      <span className="line-through decoration-2">{title}</span>
    </>
  );
}
