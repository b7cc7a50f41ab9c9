import { Link } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { Popup, useMap } from "react-leaflet";
import { searchMapMessages } from "#messages/search-map";
import { EventMarks, MarkedTitle } from "~/components/events/event-marks";
import { EventWhen } from "~/components/events/event-when";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { EventCardView } from "~/views/events/card";
import { type MapPath, placeBox } from "./fetch-marks";
import { coveredOf } from "./free-room";
import { numberOf, type ShownMark } from "./shown-marks";
import { useMapView } from "./use-map-view";
import type { HrefOf } from "./use-moves";

interface Props {
  mark: ShownMark;
  search: URLSearchParams;
  path: MapPath;
  hrefOf: HrefOf;
  onClose: () => void;
}

const PIN_HEIGHT = 46;
const MOST_WIDTH = 300;

/** Pixels beside the popup's content: its own edges and tip, and what is left free around it. */
const EDGES = 60;
const APART = 12;

/** Everything that floats over the map at its top: a popup is as wide as a phone. */
const CONTROLS = "[data-map-controls], .leaflet-top.leaflet-right .leaflet-control, [data-map-position]";

function PopupItem({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} prefetch="intent" className="block rounded-inner py-1.5 hover:underline">
        {children}
      </Link>
    </li>
  );
}

function PopupTitle({ language, children }: { language?: EventCardView["language"]; children: ReactNode }) {
  return (
    <span lang={useContentLanguage(language)} className="line-clamp-2 text-body font-semibold text-ink">
      {children}
    </span>
  );
}

export function PlacePopup({ mark, search, path, hrefOf, onClose }: Props) {
  const m = useMessages(searchMapMessages);
  const lang = useContentLanguage();
  const map = useMap();
  const [room] = useState(() => coveredOf(map, CONTROLS));
  const width = Math.min(MOST_WIDTH, map.getSize().x - EDGES);
  const height = map.getSize().y - room.top - room.bottom - PIN_HEIGHT - EDGES - 2 * APART;
  const here = new URLSearchParams(search);
  here.set("bbox", placeBox([mark.lat, mark.lng]));
  const place = useMapView(path, here.toString())?.place;
  return (
    <Popup
      position={mark}
      offset={[0, -PIN_HEIGHT + 6]}
      minWidth={width}
      maxWidth={width}
      maxHeight={height}
      closeButton={false}
      autoPanPaddingTopLeft={[16, room.top + APART]}
      autoPanPaddingBottomRight={[16, room.bottom + APART]}
      eventHandlers={{ remove: onClose }}
    >
      {place ? (
        <>
          {place.name && (
            <p lang={lang} className="font-serif text-lead font-semibold">
              {place.name}
            </p>
          )}
          <Link
            to={hrefOf(search, { bbox: placeBox([mark.lat, mark.lng]), view: null })}
            className="inline-flex min-h-11 items-center font-semibold text-fjord underline underline-offset-4"
          >
            {mark.count > place.events.length + place.organizers.length ? m.allOfPlace(numberOf(mark)) : m.placeInList}
          </Link>
          <ul className="grid gap-1">
            {place.events.map((event) => (
              <PopupItem key={event.id} to={`/event/${event.id}`}>
                <EventMarks marks={event.marks} className="mb-1" />
                <EventWhen event={{ ...event, distance: null }} showDate />
                <PopupTitle language={event.language}>
                  <MarkedTitle marks={event.marks} title={event.title} />
                </PopupTitle>
              </PopupItem>
            ))}
            {place.organizers.map(({ id, name, city }) => (
              <PopupItem key={id} to={`/organizer/${id}`}>
                <PopupTitle>{name}</PopupTitle>
                {city && (
                  <span lang={lang} className="block text-ink-soft">
                    {city}
                  </span>
                )}
              </PopupItem>
            ))}
          </ul>
        </>
      ) : (
        <p role="status" className="text-ink-soft">
          {m.loadingPlace}
        </p>
      )}
    </Popup>
  );
}
