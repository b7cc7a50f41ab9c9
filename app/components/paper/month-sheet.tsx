import { monthMessages } from "#messages/month";
import { paperMessages } from "#messages/paper";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { MonthSheetView } from "~/views/paper/month";
import type { MonthDayView, MonthEventView } from "~/views/search/month-day";
import { MoreThanFits } from "./more-than-fits";
import { QrCode } from "./qr-code";
import { SheetPage } from "./sheet-page";

export function MonthSheet({ view }: { view: MonthSheetView }) {
  const m = useMessages(paperMessages);
  const { month, organizer, address } = view;
  return (
    <SheetPage view={view}>
      <article className="sheet month" data-largest="1.5">
        <header>
          <h1>{month.heading}</h1>
          <p className="of" lang={useContentLanguage()}>
            {organizer}
          </p>
          <p className="address">
            <span>{address.text}</span>
            <QrCode of={address} />
          </p>
        </header>
        {month.isEmpty && <p className="none">{m.noneInMonth(month.heading)}</p>}
        <MonthTable month={month} />
      </article>
    </SheetPage>
  );
}

function MonthTable({ month }: Pick<MonthSheetView, "month">) {
  const m = useMessages(monthMessages);
  return (
    <table aria-label={month.heading}>
      <thead>
        <tr>
          <th scope="col">{m.week}</th>
          {month.weekdays.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map(({ week, days }) => (
          <tr key={week}>
            <th scope="row">{week}</th>
            {days.map((day, index) => (day ? <Day key={day.day} day={day} /> : <td key={index} className="outside" />))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day }: { day: MonthDayView }) {
  const m = useMessages(paperMessages);
  return (
    <td data-group className={day.isHoliday ? "holiday" : undefined}>
      <p className="date">
        <b>{day.date}</b> {day.names && <small>{day.names}</small>}
      </p>
      <ul>
        {day.running.map(({ id, title }) => (
          <li key={id} className="running">
            <small>{m.goesOn}</small> {title}
          </li>
        ))}
        {day.events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
        <MoreThanFits count={day.total - day.events.length} />
      </ul>
    </td>
  );
}

function Event({ event: { time, title, mark, takesPlace } }: { event: MonthEventView }) {
  return (
    <li data-item>
      {time && <b className="time">{time} </b>}
      {mark && <strong className="mark-text">{mark} </strong>}
      {takesPlace ? title : <s>{title}</s>}
    </li>
  );
}
