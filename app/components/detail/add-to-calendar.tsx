import { Link } from "@remix-run/react";
import { CalendarPlus } from "lucide-react";
import { detailMessages } from "#messages/detail";
import { buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import { tellCounted } from "~/network/tell-counted";
import type { AddToCalendarView } from "~/views/events/add-to-calendar";

/** The server counts files itself. */
const tell = () => tellCounted("calendar_adds");

const LINK = "flex min-h-11 items-center text-fjord underline underline-offset-4";

export function AddToCalendar({ calendar: { file, onTheWeb, series } }: { calendar: AddToCalendarView }) {
  const m = useMessages(detailMessages);
  return (
    <details className="print:hidden">
      <summary className={buttonStyle("quiet", "w-full cursor-pointer list-none [&::-webkit-details-marker]:hidden")}>
        <CalendarPlus aria-hidden="true" />
        {m.addToCalendar}
      </summary>
      <div className="mt-2 rounded-card border border-line bg-surface px-5 py-3">
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
