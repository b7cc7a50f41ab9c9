import { paperMessages } from "#messages/paper";
import { Mark } from "~/components/layout/brand";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { WeekDayView, WeekEventView, WeekSheetView } from "~/views/paper/week";
import { MoreThanFits } from "./more-than-fits";
import { QrCode } from "./qr-code";
import { SheetPage } from "./sheet-page";

/** Twice beside each other where the paper has two. */
export function WeekSheet({ view }: { view: WeekSheetView }) {
  return (
    <SheetPage view={view}>
      <Week view={view} />
      {view.paper === "2xA5" && (
        <div className="again" aria-hidden="true">
          <Week view={view} />
        </div>
      )}
    </SheetPage>
  );
}

function Week({ view: { heading, organizer, dates, days, address } }: { view: WeekSheetView }) {
  const m = useMessages(paperMessages);
  return (
    <article className="sheet week" data-largest="1.3">
      <header>
        <h1>{heading}</h1>
        <p className="of" lang={useContentLanguage()}>
          {organizer}
        </p>
        <p className="dates">{dates}</p>
      </header>
      {days.length === 0 && <p className="none">{m.noneInWeek}</p>}
      <Days days={days} />
      <footer>
        <p className="by">
          <Mark className="mark" />
          <span>
            {m.all}
            <br />
            <b>{address.text}</b>
          </span>
        </p>
        <QrCode of={address} />
      </footer>
    </article>
  );
}

export const Days = ({ days }: { days: WeekDayView[] }) => (
  <ol className="days">
    {days.map((day) => (
      <Day key={day.day} day={day} />
    ))}
  </ol>
);

function Day({ day: { heading, names, events } }: { day: WeekDayView }) {
  return (
    <li data-group>
      <h2>
        {heading}
        {names && <small> {names}</small>}
      </h2>
      <ul>
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
        <MoreThanFits />
      </ul>
    </li>
  );
}

function Event({ event: { time, title, language, mark, takesPlace, place, more } }: { event: WeekEventView }) {
  return (
    <li data-item>
      <span className="time">{time}</span>
      <span>
        {mark && <strong className="mark-text">{mark} </strong>}
        <b lang={useContentLanguage(language)}>{takesPlace ? title : <s>{title}</s>}</b>
        <small>{[place, ...more].filter(Boolean).join(" · ")}</small>
      </span>
    </li>
  );
}
