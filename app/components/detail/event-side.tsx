import { Link } from "@remix-run/react";
import { detailMessages } from "#messages/detail";
import { ButtonLink } from "~/components/ui/button";
import { loadedApart } from "~/components/ui/loaded-apart";
import type { EditAddress } from "~/domain/events/edit-address";
import type { Position } from "~/domain/places/position";
import { useMessages } from "~/i18n/use-messages";
import type { EventPageView } from "~/views/detail/event-page";
import type { OrganizerBadge } from "~/views/events/card";
import { AddToCalendar } from "./add-to-calendar";
import { DetailActions } from "./detail-actions";
import { EditLink } from "./edit-link";
import { EventFacts } from "./event-facts";
import { Websites } from "./websites";

/** Apart, because the page's first load is at its limit. */
const Practical = loadedApart(async () => (await import("~/components/facts/practical")).Practical);

/** Null for those who may do neither. */
export interface TeamAddresses {
  editAt: EditAddress | null;
  stateAt: string | null;
  statisticsAt: string | null;
}

interface Props extends TeamAddresses {
  event: EventPageView;
  ownPosition: Position | null;
}

export function EventSide({ event, ownPosition, editAt, stateAt, statisticsAt }: Props) {
  const m = useMessages(detailMessages);
  return (
    <>
      <DetailActions
        kind="event"
        id={event.id}
        title={event.title}
        share={event.share}
        instead={event.phase === "past" && event.organizer.name && <WhatIsNext organizer={event.organizer} />}
        isSavingQuiet={event.state?.marks[0]?.kind === "cancelled"}
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

/** Instead of a past event's favourite button. */
function WhatIsNext({ organizer }: { organizer: OrganizerBadge }) {
  const m = useMessages(detailMessages);
  return (
    <ButtonLink to={`/organizer/${organizer.id}`} className="min-w-0 wrap-anywhere print:hidden">
      {m.pastLink(organizer.name ?? "")}
    </ButtonLink>
  );
}
