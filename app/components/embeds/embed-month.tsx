import { embedMessages } from "#messages/embeds";
import { useMessages } from "~/i18n/use-messages";
import type { EmbedView } from "~/views/embeds/embed";
import type { MonthDayView } from "~/views/search/month-day";
import { Marked } from "./marked";

interface Props {
  shown: Extract<EmbedView["shown"], { kind: "month" }>;
  appUrl: string;
}

/** In a narrow frame, only the days that have something. */
export function EmbedMonth({ shown: { month, previous, next }, appUrl }: Props) {
  const m = useMessages(embedMessages);
  return (
    <>
      <div className="turn">
        {previous ? <a href={previous} aria-label={m.previous} children="‹" /> : <span />}
        <h2>{month.heading}</h2>
        {next ? <a href={next} aria-label={m.next} children="›" /> : <span />}
      </div>
      {month.isEmpty && <p className="none">{m.noneInMonth(month.heading)}</p>}
      <table>
        <caption className="unseen">{month.heading}</caption>
        <thead>
          <tr>
            {month.weekdays.map(({ name, short }) => (
              <th key={name} scope="col" abbr={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map(({ week, days }) => (
            <tr key={week}>
              {days.map((day, index) =>
                day ? <Day key={day.day} day={day} appUrl={appUrl} /> : <td key={index} className="outside" />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Day({ day, appUrl }: { day: MonthDayView; appUrl: string }) {
  const m = useMessages(embedMessages);
  const left = day.total - day.events.length;
  const kinds = [day.isToday && "today", day.isOver && "over", day.total === 0 && "outside"].filter(Boolean);
  return (
    <td className={kinds.join(" ") || undefined} aria-current={day.isToday ? "date" : undefined}>
      <p className="date">
        <span aria-hidden="true">{day.date}</span>
        <span className="whole">{day.heading}</span>
      </p>
      {day.total > 0 && (
        <ul>
          {day.events.map(({ id, title, language, time, mark, takesPlace }) => (
            <li key={id}>
              <a href={`${appUrl}/event/${id}`} target="_blank" rel="noopener">
                <b>{time ?? m.allDay}</b>{" "}
                <Marked
                  marks={mark ? [{ text: mark }] : []}
                  takesPlace={takesPlace}
                  title={title}
                  language={language}
                />
              </a>
            </li>
          ))}
          {left > 0 && <li className="soft">{m.plus(left)}</li>}
        </ul>
      )}
    </td>
  );
}
