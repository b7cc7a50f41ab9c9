import { Hourglass } from "lucide-react";
import { firstDayMessages } from "#messages/first-day";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  /** Events that can be shown at once. */
  room: number;
  /** When the others are shown: "i morgen kl. 14:15". */
  when: string;
  /** Events that would be published, where that is known. */
  count?: number;
}

/** Before publishing, to a new organizer. */
export function HoldNote({ room, when, count }: Props) {
  const m = useMessages(firstDayMessages);
  return <HoldBox>{count === undefined ? m.before(room, when) : m.split(count, room, when)}</HoldBox>;
}

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
