import { commonMessages } from "#messages/common";
import { formats } from "#messages/formats";
import { screenMessages } from "#messages/screen";
import { Mark } from "~/components/layout/brand";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { ScreenEventView, ScreenView } from "~/views/paper/screen";
import { QrCode } from "./qr-code";

/** What a screen in the foyer shows; run-screen.js keeps it true to the clock and fetches it anew. */
export function FoyerScreen({ view: { organizer, events, dark, address, made, weekdays } }: { view: ScreenView }) {
  const m = useMessages(screenMessages);
  const common = useMessages(commonMessages);
  const { numbers } = useMessages(formats);
  return (
    <main
      data-made={made}
      data-dark-from={dark?.from}
      data-dark-to={dark?.to}
      data-numbers={numbers}
      data-weekdays={weekdays.join(",")}
      data-now={m.now}
      data-today={common.today}
      data-tomorrow={common.tomorrow}
      data-fetched={m.fetched("#")}
      data-none={m.none}
      data-unknown={m.unknown}
    >
      <header>
        <Mark className="mark" />
        <h1 lang={useContentLanguage()}>{organizer}</h1>
      </header>
      <section aria-label={m.happens}>
        <ol>
          {events.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ol>
        <p className="none" hidden={events.length > 0}>
          {m.none}
        </p>
      </section>
      <aside>
        <div className="arch">
          <div className="time">
            <p className="clock" />
            <p className="date" />
          </div>
        </div>
        <div className="more">
          <QrCode of={address} />
          <p>
            {m.all}
            <b>{address.text}</b>
          </p>
        </div>
        <p className="fetched" role="status" hidden />
      </aside>
    </main>
  );
}

function Event({ event }: { event: ScreenEventView }) {
  const { start, end, day, shortDay, time, title, mark, takesPlace, place, until, picture } = event;
  const lang = useContentLanguage();
  return (
    <li data-start={start} data-end={end} data-day={day} data-off={takesPlace ? undefined : ""} data-picture={picture}>
      <p className="when">
        <span className="day" data-day={shortDay}>
          {shortDay}
        </span>
        {time && <b>{time}</b>}
      </p>
      <div>
        <h2 lang={useContentLanguage(event.language)}>
          {mark && <strong>{mark} </strong>}
          {takesPlace ? title : <s>{title}</s>}
        </h2>
        <p className="place" lang={lang}>
          {[place, until].filter(Boolean).join(" · ")}
        </p>
      </div>
    </li>
  );
}

/** What is said where there is no screen to show; run again by itself until there is one. */
export function NoScreen({ text }: { text: string }) {
  return (
    <main className="problem">
      <Mark className="mark" />
      <h1>{text}</h1>
      <p>{useMessages(screenMessages).retries}</p>
    </main>
  );
}
