import { typeColors } from "~/components/events/event-type-colors";
import type { EventType } from "~/domain/events/types";
import type { OrganizerBadge } from "~/views/events/card";

type Size = "s" | "m" | "l";

interface Props {
  organizer: OrganizerBadge;
  size: Size;
  /** Colours the initial like an event of this type; fjord green otherwise. */
  type?: EventType;
}

const FRAMES: Record<Size, string> = {
  s: "h-[34px] w-7 arch text-note",
  m: "h-[58px] w-12 arch text-title",
  l: "h-[90px] w-[74px] arch text-page",
};

/** Widths in px, for choosing among the logo's files. */
const WIDTHS: Record<Size, string> = { s: "28px", m: "48px", l: "74px" };

/** The organizer's logo in a church window, or the first letter of its name. Says nothing: the name stands beside it. */
export function OrganizerAvatar({ organizer, size, type }: Props) {
  const colors = type ? typeColors(type) : "bg-fjord-tint text-fjord";
  if (!organizer.logo) {
    return (
      <span
        aria-hidden="true"
        className={`grid shrink-0 place-items-center font-serif leading-none font-semibold ${FRAMES[size]} ${colors}`}
      >
        {organizer.initial}
      </span>
    );
  }
  return (
    <img
      src={organizer.logo.src}
      srcSet={organizer.logo.srcSet}
      sizes={WIDTHS[size]}
      alt=""
      loading="lazy"
      decoding="async"
      className={`picture shrink-0 bg-sunk object-cover ${FRAMES[size]}`}
    />
  );
}
