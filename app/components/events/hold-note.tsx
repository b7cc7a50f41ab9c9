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
    <details className="mb-5 rounded-field bg-amber-tint text-amber-ink">
      <summary className="flex min-h-11 cursor-pointer list-none gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
        <Hourglass aria-hidden="true" className="mt-0.5" />
        <span>
          <strong className="font-semibold">{children}</strong> <span className="underline">{m.ask}</span>
        </span>
      </summary>
      <p className="px-4 pb-3">{m.why}</p>
    </details>
  );
}
