import { Link } from "@remix-run/react";
import { ExternalLink } from "lucide-react";
import { detailMessages } from "#messages/detail";
import { StructuredDataScripts } from "~/components/layout/structured-data";
import { useOwnPosition } from "~/components/location/use-own-position";
import { EventMap } from "~/components/map/event-map";
import { ButtonLink } from "~/components/ui/button";
import { loadedApart } from "~/components/ui/loaded-apart";
import type { EditAddress } from "~/domain/events/edit-address";
import type { Position } from "~/domain/places/position";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { EventPageView } from "~/views/detail/event-page";
import { Cover } from "./cover";
import { DetailColumns } from "./detail-columns";
import { EditLink } from "./edit-link";
import { EventActions } from "./event-actions";
import { EventFacts } from "./event-facts";
import { EventHead } from "./event-head";
import { LinkedParagraphs } from "./linked-paragraphs";
import { Section } from "./section";
import { SideLink } from "./side-link";

/** Apart, because the page's first load is at its limit. */
const Practical = loadedApart(async () => (await import("~/components/facts/practical")).Practical);
const MoreDatesAndEvents = loadedApart(async () => (await import("./more-dates-and-events")).MoreDatesAndEvents);

interface Props extends TeamAddresses {
  event: EventPageView;
}

export function EventPage({ event, ...team }: Props) {
  const ownPosition = useOwnPosition();
  const m = useMessages(detailMessages);
  return (
    <article>
      <StructuredDataScripts data={[event.data, event.trail]} />
      <Cover image={event.image} isEventImage isDimmed={event.phase === "past"} />
      <DetailColumns
        head={<EventHead event={event} />}
        side={<EventSide event={event} ownPosition={ownPosition} {...team} />}
      >
        <About event={event} />
        {event.practical.isSaid && <Practical of={besideMainAction(event)} />}
        {event.practical.needsHelp && event.organizer.name && (
          <Link
            to={`/organizer/${event.organizer.id}`}
            className="-mt-7 text-note text-ink-soft underline print:hidden"
          >
            {m.helpIn(event.organizer.name)}
          </Link>
        )}
        <Where event={event} ownPosition={ownPosition} />
        <MoreDatesAndEvents of={event} />
      </DetailColumns>
    </article>
  );
}

/** The first link is the page's main action. */
const besideMainAction = ({ practical }: EventPageView) => ({ ...practical, links: practical.links.slice(1) });

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

function Where({ event, ownPosition }: { event: EventPageView; ownPosition: Position | null }) {
  const m = useMessages(detailMessages);
  return (
    <div className="flex flex-col gap-4">
      <EventMap {...event.map} type={event.type} size="detail" userPosition={ownPosition} />
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

/** Null for those who may do neither. */
interface TeamAddresses {
  editAt: EditAddress | null;
  stateAt: string | null;
  statisticsAt: string | null;
}

interface EventSideProps extends TeamAddresses {
  event: EventPageView;
  ownPosition: Position | null;
}

function EventSide({ event, ownPosition, editAt, stateAt, statisticsAt }: EventSideProps) {
  const m = useMessages(detailMessages);
  return (
    <>
      <EventActions event={event} />
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
      <Websites of={event} className="hidden lg:block" />
    </>
  );
}

/** Named where there are several. */
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
