import { commonMessages } from "#messages/common";
import { typeColors } from "~/components/ui/event-type-colors";
import { TypeIcon } from "~/components/ui/type-icon";
import type { EventType } from "~/domain/events/types";
import { useMessages } from "~/i18n/use-messages";

/** Icon, name and colour together, so that none has to be understood alone. */
export function TypeBadge({ type, className = "" }: { type: EventType; className?: string }) {
  const m = useMessages(commonMessages);
  return (
    <span className={`type-badge ${typeColors(type)} ${className}`}>
      <TypeIcon type={type} />
      {m.eventTypes[type]}
    </span>
  );
}
