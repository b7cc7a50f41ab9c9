import { TypeBadge } from "~/components/type-badge";
import { commonMessages } from "~/i18n/common";
import { detailMessages } from "~/i18n/detail";
import { useMessages } from "~/i18n/use-messages";
import type { EventPageView } from "~/views/event-page";

const BADGE = "rounded-full px-2.5 py-1 type-13 leading-none font-semibold";

/** What kind of event it is, and how near it is in time. */
export function EventBadges({ event: { type, phase, near } }: { event: EventPageView }) {
  const m = useMessages(detailMessages);
  const common = useMessages(commonMessages);
  return (
    <p className="flex flex-wrap items-center gap-2">
      <TypeBadge type={type} />
      {phase === "past" && <span className={`${BADGE} bg-ink text-paper`}>{m.past}</span>}
      {phase === "running" && <span className={`${BADGE} bg-fjord text-on-fjord`}>{m.running}</span>}
      {phase === "coming" && near === "today" && <span className={`${BADGE} bg-amber-tint text-amber-ink`}>{common.today}</span>}
      {phase === "coming" && near === "tomorrow" && <span className={`${BADGE} bg-sunk text-ink-soft`}>{common.tomorrow}</span>}
    </p>
  );
}
