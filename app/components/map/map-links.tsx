import { ExternalLink, Route } from "lucide-react";
import { mapMessages } from "#messages/map";
import { useHydrated } from "~/components/ui/use-hydrated";
import { directionsLink, mapAppOf, mapLink } from "~/domain/places/maps";
import type { Position } from "~/domain/places/position";
import { useMessages } from "~/i18n/use-messages";
import { tellCounted } from "~/network/tell-counted";

interface Props {
  place: Position | string;
  title: string;
}

const LINK = "inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-fjord hover:bg-fjord-tint";
const AWAY = { target: "_blank", rel: "noopener noreferrer" };

/** The sites and apps get no referrer. */
export function MapLinks({ place, title }: Props) {
  const m = useMessages(mapMessages);
  // Without scripts, and in cached pages, it is the public map.
  const app = useHydrated() ? mapAppOf(navigator.userAgent) : "openstreetmap";
  return (
    <p className="flex flex-wrap gap-x-1 border-t border-line bg-surface px-2 py-1">
      <a href={mapLink(place)} {...AWAY} className={LINK}>
        <ExternalLink aria-hidden="true" className="icon-text" />
        {m.showOnMap}
      </a>
      {/* A map app needs no new window, and would leave an empty one. */}
      <a
        href={directionsLink(place, title, app)}
        {...(app === "geo" ? {} : AWAY)}
        onClick={() => tellCounted("direction_clicks")}
        className={LINK}
      >
        <Route aria-hidden="true" className="icon-text" />
        {m.directions}
      </a>
    </p>
  );
}
