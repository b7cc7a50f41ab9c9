import { Link } from "@remix-run/react";
import { Copy, DoorClosed, EyeOff, Hourglass, type LucideIcon, MapPinOff, PenLine, Unlink } from "lucide-react";
import { memo } from "react";
import { choosingMessages } from "#messages/choosing";
import { commonMessages } from "#messages/common";
import { dashboardMessages } from "#messages/dashboard";
import { EventMarks, marksAround } from "~/components/events/event-marks";
import { EventRowTitle } from "~/components/events/event-row-title";
import { TypeBadge } from "~/components/events/type-badge";
import { ResponsiveImage } from "~/components/image/responsive-image";
import { CHOSEN } from "~/domain/events/several";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { OwnEventView } from "~/views/dashboard/own-events";
import { OwnEventActions } from "./own-event-actions";

interface Props {
  event: OwnEventView;
  isPast: boolean;
  mayWrite: boolean;
}

/** A series is shown by its nearest event. Not drawn anew while another page is on its way. */
export const OwnEventItem = memo(function OwnEventItem({ event, isPast, mayWrite }: Props) {
  const common = useMessages(commonMessages);
  const m = useMessages(dashboardMessages);
  const lang = useContentLanguage();
  const { series } = event;
  // A mark is the date's, and not the series'.
  const marks = series ? [] : event.marks;
  const [before, after] = marksAround(marks);
  const [first, ...others] = ownEventMarks(event, m);
  const ofSeries = isPast ? m.lastOfSeries : m.nextOfSeries;
  return (
    <article className="relative flex items-center gap-3.5 border-b border-line py-2.5 max-[14rem]:block">
      {mayWrite && <RowTick event={event} />}
      <ResponsiveImage
        image={event.image}
        sizes="56px"
        className="size-14 shrink-0 self-start arch bg-sunk object-cover max-[14rem]:hidden"
      />
      <div className="grid min-w-0 flex-1 grid-cols-1 items-center gap-x-5 lg:grid-cols-[11rem_minmax(0,1fr)_auto]">
        <time dateTime={event.dateTime} className="text-note leading-snug font-semibold text-fjord even-digits">
          {series ? [ofSeries(event.when), ...event.marks.map(({ text }) => text)].join(" · ") : event.when}
        </time>
        <div className="min-w-0">
          <EventMarks marks={before} className="mt-1" />
          <EventRowTitle
            href={`/event/${event.id}`}
            title={event.title}
            language={event.language}
            marks={marks}
            headingLevel={4}
          />
          <EventMarks marks={after} className="mb-1" />
          <p className="text-note leading-snug text-ink-soft">
            <span lang={event.place ? lang : undefined}>{event.place ?? common.unknownPlace}</span>
            {series && (
              <>
                {" · "}
                <Link
                  to={`/dashboard/series/${series.id}`}
                  aria-label={`${m.showAllOf(event.title)}: ${series.repeats}`}
                  className="relative z-10 -my-2 inline-block py-2 text-fjord underline underline-offset-4"
                >
                  {series.repeats}
                </Link>
              </>
            )}
            {series && event.choice.dates !== null && event.choice.dates > 1 && ` · ${m.dates(event.choice.dates)}`}
            {event.importedFrom && (
              <>
                {" · "}
                <span className="font-semibold text-conference">{m.from(event.importedFrom)}</span>
              </>
            )}
            {others.map(({ text }) => ` · ${text}`)}
          </p>
          {event.missing && <p className="text-note text-ink-soft">{event.missing.text}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:justify-end">
          {first && <MarkBadge mark={first} />}
          <TypeBadge type={event.type} />
        </div>
      </div>
      {mayWrite && event.editAt && <OwnEventActions event={event} editAt={event.editAt} />}
    </article>
  );
});

/** There while several are being chosen. */
function RowTick({ event: { title, choice, when } }: { event: OwnEventView }) {
  const m = useMessages(choosingMessages);
  return (
    <label className="relative z-10 -mx-2 hidden size-11 shrink-0 cursor-pointer place-items-center in-data-choosing:grid noscript:grid">
      <input
        type="checkbox"
        form={CHOSEN.form}
        name={choice.name}
        value={choice.value}
        data-dates={choice.dates ?? undefined}
        autoComplete="off"
        aria-label={choice.dates !== 1 ? m.chooseAll(title, choice.dates) : m.choose(title, when)}
        className="size-6 scroll-mb-24 accent-fjord"
      />
    </label>
  );
}

interface Mark {
  Icon: LucideIcon;
  colors: string;
  text: string;
  /** Where it is seen to. */
  to?: string;
}

const ASKS = "bg-amber-tint text-amber-ink";
const TELLS = "bg-fjord-tint text-fjord";

/** What is to be known of an event, what matters most first: a row has one mark, and the rest in words. */
function ownEventMarks(event: OwnEventView, m: typeof dashboardMessages): Mark[] {
  const { hiddenBy, held, mismatches, missing } = event;
  return [
    hiddenBy && { Icon: EyeOff, colors: "bg-danger-tint text-danger", text: m.hidden[hiddenBy] },
    mismatches > 0 && { Icon: DoorClosed, colors: ASKS, text: m.mismatches(mismatches), to: "/dashboard/mismatches" },
    held && !hiddenBy && { Icon: Hourglass, colors: ASKS, text: held },
    missing && { Icon: Unlink, colors: ASKS, text: missing.badge },
    !event.isPlaced && { Icon: MapPinOff, colors: ASKS, text: m.notNear },
    event.isMerged && { Icon: Copy, colors: TELLS, text: m.merged },
    event.isChangedHere && { Icon: PenLine, colors: TELLS, text: m.changedHere },
  ].filter((mark) => mark !== false && mark !== null && mark !== "");
}

/** On a phone it may take two lines. */
function MarkBadge({ mark: { Icon, colors, text, to } }: { mark: Mark }) {
  const badge = (
    <span
      className={`inline-flex items-center gap-1.5 rounded-inner px-2.5 py-1 text-fine leading-tight font-semibold text-balance ${colors}`}
    >
      <Icon aria-hidden="true" className="icon-note" />
      {text}
    </span>
  );
  if (!to) return badge;
  return (
    <Link to={to} className="relative z-10 rounded-inner hover:underline">
      {badge}
    </Link>
  );
}
