import { Hourglass } from "lucide-react";
import { firstDayMessages } from "#messages/first-day";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  /** How many events are shown at once. */
  room: number;
  /** When the others are shown: "i morgen kl. 14:15". */
  when: string;
  /** How many would be published, where that is known. */
  count?: number;
}

/** Explains before publishing how many events a new organizer can show now, and when the rest is shown. */
export function HoldNote({ room, when, count }: Props) {
  const m = useMessages(firstDayMessages);
  return <HoldBox>{count === undefined ? m.before(room, when) : m.split(count, room, when)}</HoldBox>;
}

/** Explains it for events that are held already. */
export function HeldNote({ text }: { text: string }) {
  return <HoldBox>{text}</HoldBox>;
}

function HoldBox({ children }: { children: string }) {
  const m = useMessages(firstDayMessages);
  return (
    <div className="mb-5 flex gap-3 rounded-field bg-amber-tint px-4 py-3 text-amber-ink">
      <Hourglass aria-hidden="true" className="mt-0.5" />
      <p>
        <strong className="block font-semibold">{children}</strong>
        {m.why}
      </p>
    </div>
  );
}
