import { Link } from "@remix-run/react";
import { CalendarPlus } from "lucide-react";
import { detailMessages } from "#messages/detail";
import { NAMED_ICON } from "~/components/ui/named-icon";
import { useMessages } from "~/i18n/use-messages";
import { tellCounted } from "~/network/tell-counted";
import type { AddToCalendarView } from "~/views/events/add-to-calendar";

/** The server counts files itself. */
const tell = () => tellCounted("calendar_adds");

const LINK = "flex min-h-11 items-center text-fjord underline underline-offset-4";

export function AddToCalendar({ calendar: { file, onTheWeb, series } }: { calendar: AddToCalendarView }) {
  const m = useMessages(detailMessages);
  return (
    <details data-menu className="relative">
      <summary className={NAMED_ICON} title={m.addToCalendar}>
        <CalendarPlus aria-hidden="true" />
        {m.calendar}
      </summary>
      <div className="absolute right-0 bottom-full z-30 mb-2 w-72 rounded-card border border-line bg-surface px-5 py-3 shadow-float lg:top-full lg:right-auto lg:bottom-auto lg:left-0 lg:mt-2">
        {series && <p className="mt-1 font-semibold">{m.thisDate}</p>}
        <a href={file} className={LINK}>
          {m.calendarFile}
        </a>
        {onTheWeb.map(({ name, href }) => (
          <a key={name} href={href} target="_blank" rel="noopener" onClick={tell} className={LINK}>
            {name}
          </a>
        ))}
        {series && (
          <>
            <p className="mt-3 font-semibold">{m.wholeSeries}</p>
            <a href={series.file} className={LINK}>
              {m.calendarFile}
            </a>
            <Link to={series.subscribe} className={LINK}>
              {m.seriesOnTheWeb}
            </Link>
          </>
        )}
      </div>
    </details>
  );
}
