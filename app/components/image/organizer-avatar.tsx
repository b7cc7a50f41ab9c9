import { typeColors } from "~/components/ui/event-type-colors";
import type { EventType } from "~/domain/events/types";
import type { OrganizerBadge } from "~/views/events/card";

type Size = "s" | "m" | "l";

interface Props {
  organizer: OrganizerBadge;
  size: Size;
  /** Colours the initial; fjord green otherwise. */
  type?: EventType;
}

const FRAMES: Record<Size, string> = {
  s: "h-[34px] w-7 arch text-note",
  m: "h-[58px] w-12 arch text-title",
  l: "h-[90px] w-[74px] arch text-page",
};

/** Widths in px for the `sizes` of the logo. */
const WIDTHS: Record<Size, string> = { s: "28px", m: "48px", l: "74px" };

/** Hidden from screen readers: the name is beside it. */
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
      className={`themed-image max-w-none shrink-0 bg-sunk object-cover ${FRAMES[size]}`}
    />
  );
}
