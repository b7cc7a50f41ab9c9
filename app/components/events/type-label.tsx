import { commonMessages } from "#messages/common";
import { TypeIcon } from "~/components/ui/type-icon";
import { EVENT_TYPE_FACTS, type EventType } from "~/domain/events/types";
import { useMessages } from "~/i18n/use-messages";

/** In a chip; the emoji stands last, where nothing is missing on devices that have none. */
export function TypeLabel({ type }: { type: EventType }) {
  const m = useMessages(commonMessages);
  return (
    <>
      <TypeIcon type={type} />
      {m.eventTypes[type]}
      <span aria-hidden="true">{EVENT_TYPE_FACTS[type].emoji}</span>
    </>
  );
}
