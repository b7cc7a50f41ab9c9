import type { Position } from "~/domain/geo/distance";
import { mapMessages } from "~/i18n/map";
import { useMessages } from "~/i18n/use-messages";

export interface EventMapProps {
  title: string;
  address: string | null;
  /** Where it is, if that is known already. */
  position: Position | null;
  /** Whose map pictures are shown. */
  attribution: { text: string; href: string };
  size?: "default" | "detail";
  /** Where the visitor is, when that is turned on. */
  userPosition?: Position | null;
}

const HEIGHTS = { default: "min-h-[300px]", detail: "min-h-[400px]" };

/** Where an event or an organizer is. */
export function EventMap({ title, address, size = "default" }: EventMapProps) {
  const m = useMessages(mapMessages);
  return (
    <section aria-label={m.location} className={`grid place-content-center gap-1 rounded-[22px] border border-line bg-sunk p-6 text-center ${HEIGHTS[size]}`}>
      <h2 className="text-xl">{m.location}</h2>
      <p className="font-semibold">{title}</p>
      {address && <p className="text-ink-soft">{address}</p>}
      <p className="mt-2 text-ink-soft">{m.unavailable}</p>
    </section>
  );
}
