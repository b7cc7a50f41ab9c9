import { Hourglass } from "lucide-react";
import { firstDayMessages } from "#messages/first-day";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  /** Events that can be shown at once. */
  room: number;
  /** When the others are shown: "i morgen kl. 14:15". */
  when: string;
}

/** Before publishing, to a new organizer. */
export function HoldNote({ room, when }: Props) {
  const m = useMessages(firstDayMessages);
  return <HoldBox>{m.before(room, when)}</HoldBox>;
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
