import { ExternalLink, Route } from "lucide-react";
import type { Position } from "~/domain/geo/distance";
import { directionsLink, mapLink } from "~/domain/map-links";
import { mapMessages } from "~/i18n/map";
import { useMessages } from "~/i18n/use-messages";

const LINK = "inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-fjord hover:bg-fjord-tint";

/** Ways out to a map site, which is told nothing of the page they were followed from. */
export function MapLinks({ place }: { place: Position | string }) {
  const m = useMessages(mapMessages);
  return (
    <p className="flex flex-wrap gap-x-1 border-t border-line bg-surface px-2 py-1">
      <a href={mapLink(place)} target="_blank" rel="noopener noreferrer" className={LINK}>
        <ExternalLink size={18} strokeWidth={1.8} aria-hidden="true" />
        {m.showOnMap}
      </a>
      <a href={directionsLink(place)} target="_blank" rel="noopener noreferrer" className={LINK}>
        <Route size={18} strokeWidth={1.8} aria-hidden="true" />
        {m.directions}
      </a>
    </p>
  );
}
