import type { ReactNode } from "react";
import { embedMessages } from "#messages/embeds";
import { Mark } from "~/components/layout/brand";
import type { EmbedTheme } from "~/domain/embeds/options";
import { useLocale, useMessages } from "~/i18n/use-messages";
import type { EmbedEvent, EmbedView } from "~/views/embeds/embed";
import { EmbedMonth } from "./embed-month";
import { Marked } from "./marked";

interface DocumentProps {
  title: string;
  theme: EmbedTheme;
  css: string;
  script: string;
  head?: ReactNode;
  children: ReactNode;
}

/** Complete by itself, with its style and its script inside. */
export function EmbedDocument({ title, theme, css, script, head, children }: DocumentProps) {
  return (
    <html lang={useLocale()} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {head}
        {/* oxlint-disable-next-line samling/inner-html -- Our own style, whose hash the policy names. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        {children}
        {/* oxlint-disable-next-line samling/inner-html -- Our own script, whose hash the policy names. */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}

export function EmbedPage({ view }: { view: EmbedView }) {
  const m = useMessages(embedMessages);
  const { shown, title, appUrl, homeAddress } = view;
  return (
    <main>
      <h1 className="unseen">{title}</h1>
      <p className="unseen">{m.newTab}</p>
      {shown.kind === "month" ? (
        <EmbedMonth shown={shown} appUrl={appUrl} />
      ) : shown.events.length === 0 ? (
        <p className="none">{m.none}</p>
      ) : shown.kind === "next" ? (
        <Next events={shown.events} appUrl={appUrl} />
      ) : (
        <Rows events={shown.events} appUrl={appUrl} />
      )}
      <p className="more">
        <a href={homeAddress} target="_blank" rel="noopener">
          <Mark className="mark" />
          {m.more}
        </a>
      </p>
    </main>
  );
}

export function EmbedProblem({ text, appUrl }: { text: string; appUrl: string }) {
  return (
    <main>
      <h1 className="none">{text}</h1>
      <p className="more">
        <a href={appUrl} target="_blank" rel="noopener">
          <Mark className="mark" />
          {useMessages(embedMessages).toSamling}
        </a>
      </p>
    </main>
  );
}

interface EventProps {
  event: EmbedEvent;
  appUrl: string;
}

/** The next one that takes place, below those before it that do not. */
function Next({ events, appUrl }: { events: EmbedEvent[]; appUrl: string }) {
  const next = events.at(-1);
  return (
    <>
      {events.length > 1 && <Rows events={events.slice(0, -1)} appUrl={appUrl} />}
      {next && <Single event={next} appUrl={appUrl} />}
    </>
  );
}

const Rows = ({ events, appUrl }: { events: EmbedEvent[]; appUrl: string }) => (
  <ol className="list">
    {events.map((event) => (
      <li key={event.id} className="event">
        <Row event={event} appUrl={appUrl} />
      </li>
    ))}
  </ol>
);

function Row({ event, appUrl }: EventProps) {
  return (
    <>
      <Day event={event} />
      <div className="what">
        <h2>
          <a href={`${appUrl}/event/${event.id}`} target="_blank" rel="noopener">
            <Marked marks={event.marks} takesPlace={event.takesPlace} title={event.title} language={event.language} />
          </a>
        </h2>
        <p>
          <time dateTime={event.dateTime}>{event.when}</time>
        </p>
        {event.place && <p className="soft">{event.place}</p>}
      </div>
    </>
  );
}

function Single({ event, appUrl }: EventProps) {
  const m = useMessages(embedMessages);
  return (
    <article className="event single">
      <Row event={event} appUrl={appUrl} />
      <a className="button" href={`${appUrl}/event/${event.id}`} target="_blank" rel="noopener">
        {m.moreInfo}
        <span className="unseen">: {event.title}</span>
      </a>
    </article>
  );
}

/** The line below the title says it to screen readers. */
function Day({ event: { weekday, date, month } }: Pick<EventProps, "event">) {
  return (
    <p className="day" aria-hidden="true">
      <span>{weekday}</span>
      <b>{date}</b>
      <span>{month}</span>
    </p>
  );
}
