import { Link } from "@remix-run/react";
import { EyeOff, Hourglass, PenLine, Trash2 } from "lucide-react";
import { EVENT_ROW, EventRowTitle } from "~/components/event-row-title";
import { PictureImage } from "~/components/picture-image";
import { TypeBadge } from "~/components/type-badge";
import { commonMessages } from "~/i18n/common";
import { dashboardMessages } from "~/i18n/dashboard";
import { useMessages } from "~/i18n/use-messages";
import type { OwnEventView } from "~/views/dashboard";

const ROUND =
  "grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-line bg-surface transition-colors hover:border-line-strong";

/** One of the organizer's events; what was fetched from a calendar says so, and can't be changed here. */
export function OwnEventRow({ event, mayWrite }: { event: OwnEventView; mayWrite: boolean }) {
  const common = useMessages(commonMessages);
  const m = useMessages(dashboardMessages);
  return (
    <article className={EVENT_ROW}>
      <PictureImage picture={event.picture} sizes="84px" className="size-16 shrink-0 self-start arch-32 bg-sunk object-cover sm:size-21 sm:arch-42" />
      <div className="min-w-0 flex-1 py-1">
        <time dateTime={event.dateTime} className="block type-14.5 font-semibold text-balance text-fjord tabular-nums">
          {event.when}
        </time>
        <EventRowTitle href={`/event/${event.id}`} title={event.title} headingLevel={3} />
        <p className="text-sm text-ink-soft">
          {event.place ?? common.unknownPlace}
          {event.repeats && ` · ${event.repeats}`}
          {event.importedFrom && (
            <>
              {" · "}
              <span className="font-semibold text-conference">{m.from(event.importedFrom)}</span>
            </>
          )}
        </p>
        <p className="mt-2 flex flex-wrap gap-2 sm:hidden">
          <Badges event={event} />
        </p>
      </div>
      <div className="flex items-center gap-2 sm:pr-2">
        <span className="hidden items-center gap-2 sm:flex">
          <Badges event={event} />
        </span>
        {mayWrite && !event.importedFrom && (
          <span className="relative z-10 flex gap-2 max-sm:flex-col">
            <Link to={`/dashboard/event/${event.id}/edit`} prefetch="intent" aria-label={m.edit(event.title)} title={m.editShort} className={ROUND}>
              <PenLine size={19} strokeWidth={1.8} aria-hidden="true" />
            </Link>
            <Link
              to={`/dashboard/event/${event.id}/delete`}
              aria-label={m.remove(event.title)}
              title={m.removeShort}
              className={`${ROUND} hover:text-danger`}
            >
              <Trash2 size={19} strokeWidth={1.8} aria-hidden="true" />
            </Link>
          </span>
        )}
      </div>
    </article>
  );
}

function Badges({ event }: { event: OwnEventView }) {
  const m = useMessages(dashboardMessages);
  return (
    <>
      {event.isHidden && (
        <span className="inline-flex items-center gap-1.5 rounded-full bg-danger-tint px-2.5 py-1 type-13 leading-none font-semibold text-danger">
          <EyeOff size={15} strokeWidth={1.8} aria-hidden="true" />
          {m.hidden}
        </span>
      )}
      {event.held && !event.isHidden && (
        <span className="inline-flex items-center gap-1.5 rounded-full bg-amber-tint px-2.5 py-1 type-13 leading-none font-semibold text-amber-ink">
          <Hourglass size={15} strokeWidth={1.8} aria-hidden="true" className="shrink-0" />
          {event.held}
        </span>
      )}
      <TypeBadge type={event.type} />
    </>
  );
}
