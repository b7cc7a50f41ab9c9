import { Hourglass } from "lucide-react";
import { firstDayMessages } from "#messages/first-day";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  /** How many events are shown at once. */
  room: number;
  /** From when the others are: "i morgen kl. 14:15". */
  when: string;
  /** How many are meant, where that is known. */
  count?: number;
}

/** Says before anything is published which of it a new organisation shows at once, and when the rest is shown. */
export function HoldNote({ room, when, count }: Props) {
  const m = useMessages(firstDayMessages);
  return <HoldBox>{count === undefined ? m.before(room, when) : m.split(count, room, when)}</HoldBox>;
}

/** Says it of what waits already, with the reason. */
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
