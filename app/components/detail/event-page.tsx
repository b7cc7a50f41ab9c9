import { Link } from "@remix-run/react";
import { ExternalLink, History } from "lucide-react";
import { commonMessages } from "#messages/common";
import { detailMessages } from "#messages/detail";
import { ArchDate } from "~/components/events/arch-date";
import { MarkedTitle } from "~/components/events/event-marks";
import { TypeBadge } from "~/components/events/type-badge";
import { useOwnPosition } from "~/components/location/use-own-position";
import { StructuredDataScripts } from "~/components/layout/structured-data";
import { EventMap } from "~/components/map/event-map";
import { ButtonLink } from "~/components/ui/button";
import type { EditAddress } from "~/domain/events/edit-address";
import type { Position } from "~/domain/places/position";
import { loadedApart } from "~/components/ui/loaded-apart";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { OrganizerBadge } from "~/views/events/card";
import type { EventPageView } from "~/views/events/page";
import { AddToCalendar } from "./add-to-calendar";
import { BackLink } from "./back-link";
import { Cover } from "./cover";
import { DetailActions } from "./detail-actions";
import { DetailColumns } from "./detail-columns";
import { EditLink } from "./edit-link";
import { EventFacts } from "./event-facts";
import { LinkedParagraphs } from "./linked-paragraphs";
import { OrganizerCard } from "./organizer-card";
import { Section } from "./section";
import { SideLink } from "./side-link";
import { StateBand } from "./state-band";

/** Loaded apart: the page's first load is at its limit. */
const MoreDatesAndEvents = loadedApart(async () => (await import("./more-dates-and-events")).MoreDatesAndEvents);
const Practical = loadedApart(async () => (await import("~/components/facts/practical")).Practical);

const BADGE = "rounded-full px-2.5 py-1 text-fine leading-none font-semibold";

/** The event's type, and whether it is today, tomorrow or over. */
function EventBadges({ event: { type, phase, near, state } }: { event: EventPageView }) {
  const m = useMessages(detailMessages);
  const common = useMessages(commonMessages);
  return (
    <p className="flex flex-wrap items-center gap-2">
      <TypeBadge type={type} />
      {phase === "past" && <span className={`${BADGE} bg-ink text-paper`}>{m.past}</span>}
      {phase === "running" && state?.takesPlace !== false && (
        <span className={`${BADGE} bg-fjord text-on-fjord`}>{m.running}</span>
      )}
      {phase === "coming" && near === "today" && (
        <span className={`${BADGE} bg-amber-tint text-amber-ink`}>{common.today}</span>
      )}
      {phase === "coming" && near === "tomorrow" && (
        <span className={`${BADGE} bg-sunk text-ink-soft`}>{common.tomorrow}</span>
      )}
    </p>
  );
}

interface Props {
  event: EventPageView;
  /** Where the viewer edits it, and says what has become of it; null for those who may not. */
  editAt: EditAddress | null;
  stateAt: string | null;
  /** Where its team sees how the page is used; null for others. */
  statisticsAt: string | null;
}

export function EventPage({ event, editAt, stateAt, statisticsAt }: Props) {
  const ownPosition = useOwnPosition();
  return (
    <article>
      <StructuredDataScripts data={[event.data, event.trail]} />
      <BackLink to="/" />
      <Cover image={event.image} isEventImage isDimmed={event.phase === "past"} />
      <DetailColumns
        head={<Head event={event} />}
        side={
          <Side event={event} ownPosition={ownPosition} editAt={editAt} stateAt={stateAt} statisticsAt={statisticsAt} />
        }
      >
        <About event={event} />
        <Where event={event} ownPosition={ownPosition} />
        <MoreDatesAndEvents of={event} />
      </DetailColumns>
    </article>
  );
}

interface Located {
  event: EventPageView;
  /** The visitor's position, if that is turned on. */
  ownPosition: Position | null;
}

function Head({ event }: { event: EventPageView }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex items-end gap-3">
        <span data-window className="relative -mt-20 arch bg-paper p-1.5 lg:-mt-24 lg:ml-8">
          <ArchDate {...event.startDay} isToday={event.phase === "coming" && event.near === "today"} />
        </span>
        <EventBadges event={event} />
      </div>
      <h1 lang={useContentLanguage(event.language)} className="max-w-full text-page wrap-break-word lg:text-display">
        <MarkedTitle marks={event.state?.marks ?? []} title={event.title} />
      </h1>
      {event.otherText && <OtherText of={event.otherText} />}
      {event.state && <StateBand state={event.state} />}
      {event.phase === "past" && <PastNotice />}
      <OrganizerCard organizer={event.organizer} part="organizer" type={event.type} />
      {event.coOrganizers.map((organizer) => (
        <OrganizerCard key={organizer.id} organizer={organizer} part={organizer.part} type={event.type} />
      ))}
    </div>
  );
}

/** The way to the same text in another language. */
function OtherText({ of: { language, name, href } }: { of: NonNullable<EventPageView["otherText"]> }) {
  const m = useMessages(detailMessages);
  return (
    <p className="text-note print:hidden">
      {m.alsoIn}{" "}
      <Link
        to={href}
        replace
        preventScrollReset
        lang={language}
        hrefLang={language}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {name}
      </Link>
    </p>
  );
}

function Side({ event, ownPosition, editAt, stateAt, statisticsAt }: Located & Props) {
  const m = useMessages(detailMessages);
  return (
    <>
      <DetailActions
        kind="event"
        id={event.id}
        title={event.title}
        share={event.share}
        instead={event.phase === "past" && event.organizer.name && <WhatIsNext organizer={event.organizer} />}
      />
      <EditLink at={editAt} />
      {stateAt && event.phase !== "past" && (
        <ButtonLink kind="quiet" to={stateAt} className="w-full print:hidden">
          {m.changeState}
        </ButtonLink>
      )}
      {statisticsAt && (
        <ButtonLink kind="quiet" to={statisticsAt} className="w-full print:hidden">
          {m.statistics}
        </ButtonLink>
      )}
      <EventFacts event={event} ownPosition={ownPosition} />
      {event.practical.isSaid && <Practical of={event.practical} />}
      {event.canSayMismatch && (
        <Link
          to={`/event/${event.id}/mismatch`}
          className="inline-flex min-h-11 items-center underline underline-offset-4 print:hidden"
        >
          {m.mismatch}
        </Link>
      )}
      {event.calendar && <AddToCalendar calendar={event.calendar} />}
      {event.phase === "coming" && event.state?.takesPlace !== false && (
        <ButtonLink kind="quiet" to={`/letters?event=${event.id}`} className="w-full print:hidden">
          {m.remind}
        </ButtonLink>
      )}
      <Websites of={event} className="hidden lg:block" />
    </>
  );
}

/** Beside the facts where there is room; after the map on phones. Each is named where there are several. */
function Websites({ of: { websites }, className }: { of: EventPageView; className: string }) {
  const m = useMessages(detailMessages);
  return websites.map(({ href, host }) => (
    <div key={href} className={className}>
      <SideLink
        Icon={ExternalLink}
        href={href}
        isForeign
        text={websites.length === 1 ? m.visitWebsite : `${m.visitWebsite}: ${host}`}
      />
    </div>
  ));
}

function About({ event }: { event: EventPageView }) {
  const m = useMessages(detailMessages);
  if (event.description.length === 0 && event.tags.length === 0) return null;
  return (
    <Section title={m.aboutEvent}>
      <LinkedParagraphs paragraphs={event.description} language={event.language} />
      {event.tags.length > 0 && <TagList tags={event.tags} language={event.language} />}
    </Section>
  );
}

function Where({ event, ownPosition }: Located) {
  const m = useMessages(detailMessages);
  return (
    <div className="flex flex-col gap-4">
      <EventMap {...event.map} size="detail" userPosition={ownPosition} />
      <Websites of={event} className="lg:hidden" />
      {event.importedFrom && (
        <p className="text-note text-ink-soft">
          <Link to="/kilder" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {event.importedFrom === "google" ? m.importedFromGoogle : m.importedFrom(event.importedFrom.calendar)}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The notice that an event is over, above its page. */
function PastNotice() {
  const m = useMessages(detailMessages);
  return (
    <div className="flex flex-wrap items-center gap-x-4 rounded-field bg-sunk px-5 py-2.5">
      <p className="flex items-center gap-2.5 font-semibold">
        <History aria-hidden="true" />
        {m.pastNotice}
      </p>
    </div>
  );
}

/** Shown instead of the favourite button of a past event: a link to what comes next. */
function WhatIsNext({ organizer }: { organizer: OrganizerBadge }) {
  const m = useMessages(detailMessages);
  return (
    <ButtonLink to={`/organizer/${organizer.id}`} className="min-w-0 wrap-anywhere print:hidden">
      {m.pastLink(organizer.name ?? "")}
    </ButtonLink>
  );
}

/** An event's tags; each links to the events with the same tag. */
function TagList({ tags, language }: { tags: string[]; language: string | null }) {
  const m = useMessages(detailMessages);
  const lang = useContentLanguage(language);
  return (
    <ul aria-label={m.tags} className="mt-6 flex flex-wrap gap-2 print:hidden">
      {tags.map((tag) => (
        <li key={tag} lang={lang}>
          <Link
            to={`/?${new URLSearchParams({ q: tag })}`}
            className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-note font-medium text-ink-soft transition-colors hover:border-line-strong hover:text-ink"
          >
            <span aria-hidden="true" className="text-ink-faint">
              #
            </span>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
