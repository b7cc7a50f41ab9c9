import { detailMessages } from "#messages/detail";
import { ButtonLink } from "~/components/ui/button";
import type { EditAddress } from "~/domain/events/edit-address";
import type { Position } from "~/domain/places/position";
import { useMessages } from "~/i18n/use-messages";
import type { EventPageView } from "~/views/detail/event-page";
import { EditLink } from "./edit-link";
import { EventActions } from "./event-actions";
import { EventFacts } from "./event-facts";
import { Websites } from "./websites";

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
