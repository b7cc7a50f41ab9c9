import { Link } from "@remix-run/react";
import { CalendarPlus } from "lucide-react";
import { detailMessages } from "#messages/detail";
import { FavoriteButton } from "~/components/favorites/favorite-button";
import { PlainFavoriteButton } from "~/components/favorites/plain-favorite-button";
import { useViewer } from "~/components/layout/use-viewer";
import { ButtonLink, buttonStyle } from "~/components/ui/button";
import { loadedApart } from "~/components/ui/loaded-apart";
import { NAMED_ICON } from "~/components/ui/named-icon";
import { useMessages } from "~/i18n/use-messages";
import { tellCounted } from "~/network/tell-counted";
import type { EventPageView } from "~/views/detail/event-page";
import type { AddToCalendarView } from "~/views/events/add-to-calendar";

/** Apart, because the page's first load is at its limit. */
const Remind = loadedApart(async () => (await import("./remind")).Remind);

/** What the organizer wants of people, else saving, and what else one can do; on phones above the tabs. */
export function EventActions({ event }: { event: EventPageView }) {
  const m = useMessages(detailMessages);
  const viewer = useViewer();
  const { id, title, phase, organizer, practical, state, calendar } = event;
  const [wanted] = practical.links;
  const isPast = phase === "past";
  const favorite = { id, title, kind: "event" } as const;
  return (
    <div
      id="actions"
      className="z-30 flex flex-wrap items-center justify-end gap-1 border-line bg-paper max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--tabs) max-lg:border-t max-lg:px-3 max-lg:py-1.5 print:hidden"
    >
      <div className="grid flex-1 lg:basis-full">
        {isPast && organizer.name !== null ? (
          <ButtonLink to={`/organizer/${organizer.id}`} className="min-w-0 wrap-anywhere">
            {m.pastLink(organizer.name)}
          </ButtonLink>
        ) : wanted ? (
          <a
            href={wanted.href}
            rel="nofollow ugc noopener"
            onClick={() => tellCounted("ticket_clicks")}
            className={buttonStyle("primary", "px-2! leading-tight")}
          >
            <span>
              <span className="whitespace-nowrap">{wanted.text}</span>
              {practical.required && <span className="block text-tab font-medium">{practical.required}</span>}
            </span>
          </a>
        ) : (
          <FavoriteButton {...favorite} variant={state?.marks[0]?.kind === "cancelled" ? "quiet" : "wide"} />
        )}
        {!isPast && viewer?.savesInAccount && <PlainFavoriteButton change="add" kind="event" id={id} title={title} />}
      </div>
      {wanted && !isPast && <FavoriteButton {...favorite} variant="named" />}
      {calendar && <AddToCalendar calendar={calendar} />}
      {phase === "coming" && state?.takesPlace !== false && <Remind of={event} />}
    </div>
  );
}

/** The server counts files itself. */
const tell = () => tellCounted("calendar_adds");

const CHOICE = "min-h-11 cursor-pointer content-center font-semibold";
const LINK = buttonStyle("quiet", "mt-2 w-full text-center");

function AddToCalendar({ calendar: { file, onTheWeb, series } }: { calendar: AddToCalendarView }) {
  const m = useMessages(detailMessages);
  return (
    <details data-menu className="lg:relative">
      <summary className={NAMED_ICON} title={m.addToCalendar}>
        <CalendarPlus aria-hidden="true" />
        {m.calendar}
      </summary>
      <div className="absolute right-3 bottom-full z-30 mb-2 w-72 rounded-card border border-line bg-surface px-5 py-3 shadow-float lg:top-full lg:right-auto lg:bottom-auto lg:left-0 lg:mt-2">
        <details name="dates" open>
          <summary hidden={!series} className={CHOICE}>
            {m.thisDate}
          </summary>
          <a href={file} className={LINK}>
            {m.calendarFile}
          </a>
          {onTheWeb.map(({ name, href }) => (
            <a key={name} href={href} target="_blank" rel="noopener" onClick={tell} className={LINK}>
              {name}
            </a>
          ))}
        </details>
        {series && (
          <details name="dates">
            <summary className={CHOICE}>{m.wholeSeries}</summary>
            <a href={series.file} className={LINK}>
              {m.calendarFile}
            </a>
            <Link to={series.subscribe} className={LINK}>
              {m.seriesOnTheWeb}
            </Link>
          </details>
        )}
      </div>
    </details>
  );
}
