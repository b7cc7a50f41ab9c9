import { Link } from "@remix-run/react";
import { Copy, DoorClosed, EyeOff, Hourglass, type LucideIcon, MapPinOff, PenLine, Unlink } from "lucide-react";
import type { dashboardMessages } from "#messages/dashboard";
import type { OwnEventView } from "~/views/dashboard/own-events";

interface Mark {
  Icon: LucideIcon;
  colors: string;
  text: string;
  /** Where it is seen to. */
  to?: string;
}

const ASKS = "bg-amber-tint text-amber-ink";
const TELLS = "bg-fjord-tint text-fjord";

/** What is to be known of an event, what matters most first: a row has one mark, and the rest in words. */
export function ownEventMarks(event: OwnEventView, m: typeof dashboardMessages): Mark[] {
  const { hiddenBy, held, mismatches, missing } = event;
  return [
    hiddenBy && { Icon: EyeOff, colors: "bg-danger-tint text-danger", text: m.hidden[hiddenBy] },
    mismatches > 0 && { Icon: DoorClosed, colors: ASKS, text: m.mismatches(mismatches), to: "/dashboard/mismatches" },
    held && !hiddenBy && { Icon: Hourglass, colors: ASKS, text: held },
    missing && { Icon: Unlink, colors: ASKS, text: missing.badge },
    !event.isPlaced && { Icon: MapPinOff, colors: ASKS, text: m.notNear },
    event.isMerged && { Icon: Copy, colors: TELLS, text: m.merged },
    event.isChangedHere && { Icon: PenLine, colors: TELLS, text: m.changedHere },
  ].filter((mark) => mark !== false && mark !== null && mark !== "");
}

/** On a phone it may take two lines. */
export function MarkBadge({ mark: { Icon, colors, text, to } }: { mark: Mark }) {
  const badge = (
    <span
      className={`inline-flex items-center gap-1.5 rounded-inner px-2.5 py-1 text-fine leading-tight font-semibold text-balance ${colors}`}
    >
      <Icon aria-hidden="true" className="icon-note" />
      {text}
    </span>
  );
  if (!to) return badge;
  return (
    <Link to={to} className="relative z-10 rounded-inner hover:underline">
      {badge}
    </Link>
  );
}
