import { commonMessages } from "#messages/common";
import { typeColors } from "~/components/ui/event-type-colors";
import { EVENT_TYPE_FACTS, type EventType } from "~/domain/events/types";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  type: EventType;
  className?: string;
}

/** Emoji, name and colour together, so that none has to be understood alone. */
export function TypeBadge({ type, className = "" }: Props) {
  const m = useMessages(commonMessages);
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-fine leading-none font-semibold min-[14rem]:whitespace-nowrap ${typeColors(type)} ${className}`}
    >
      <span aria-hidden="true">{EVENT_TYPE_FACTS[type].emoji}</span>
      {m.eventTypes[type]}
    </span>
  );
}
