import { paperMessages } from "#messages/paper";
import { Mark } from "~/components/layout/brand";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { PosterView } from "~/views/paper/poster";
import { QrCode } from "./qr-code";
import { SheetPage } from "./sheet-page";

export function Poster({ view }: { view: PosterView }) {
  const { eventTitle, image, isGenerated, days, hours, place, organizer, hosts, speaker, text, facts } = view;
  const lang = useContentLanguage();
  const written = useContentLanguage(view.language);
  const isOff = view.state?.takesPlace === false;
  return (
    <SheetPage view={view}>
      <article className={view.strips > 0 ? "sheet poster torn" : "sheet poster"} data-largest="1.3">
        <div className="window">
          <img src={image} alt="" className={isGenerated ? "drawn" : undefined} />
          <p className="leaf" aria-hidden="true">
            <span>{view.startDay.weekday}</span>
            <b>{view.startDay.date}</b>
            <span>{view.startDay.month}</span>
          </p>
        </div>
        <div className="what">
          {view.state && view.state.marks.length > 0 && <State state={view.state} />}
          <h1 lang={written}>{isOff ? <s>{eventTitle}</s> : eventTitle}</h1>
          <p className="when">
            {days} {hours && <b>{hours}</b>}
          </p>
          {place.name && (
            <p className="where" lang={lang}>
              {place.name}
              {place.address && <small>{place.address}</small>}
            </p>
          )}
          {speaker && (
            <p className="who" lang={lang}>
              {speaker}
            </p>
          )}
          {text && (
            <p className="text" data-spare lang={written}>
              {text}
            </p>
          )}
        </div>
        <footer>
          <div>
            {facts.length > 0 && (
              <ul className="facts" data-spare>
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            )}
            <p className="by">
              <Mark className="mark" />
              <span lang={lang}>{[organizer, ...hosts].filter(Boolean).join(" · ")}</span>
            </p>
          </div>
          <Address of={view.address} />
        </footer>
        {view.strips > 0 && <Strips view={view} />}
      </article>
    </SheetPage>
  );
}

function State({ state: { marks, notes, reason } }: { state: NonNullable<PosterView["state"]> }) {
  return (
    <p className="state">
      <strong>{marks.map(({ text }) => text).join(" · ")}</strong> {[...notes, reason].filter(Boolean).join(" ")}
    </p>
  );
}

/** To scan, and to write. */
function Address({ of }: { of: PosterView["address"] }) {
  const m = useMessages(paperMessages);
  return (
    <p className="address">
      <QrCode of={of} />
      <span>
        <b>{m.scan}</b>
        <br />
        {of.text}
      </span>
    </p>
  );
}

/** Along the lower edge, to tear off; screen readers have read it already. */
function Strips({ view: { strips, eventTitle, days, begins, place, address } }: { view: PosterView }) {
  return (
    <ul className="strips" aria-hidden="true">
      {Array.from({ length: strips }, (_, index) => (
        <li key={index}>
          <b>{eventTitle}</b>
          <span>{[days, begins].filter(Boolean).join(" ")}</span>
          <span>{place.name}</span>
          <small>{address.text}</small>
        </li>
      ))}
    </ul>
  );
}
