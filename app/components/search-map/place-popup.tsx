import { Link } from "@remix-run/react";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Popup, useMap } from "react-leaflet";
import { commonMessages } from "#messages/common";
import { searchMapMessages } from "#messages/search-map";
import { EventMarks, MarkedTitle } from "~/components/events/event-marks";
import { EventWhen } from "~/components/events/event-when";
import { IconButton } from "~/components/ui/icon-button";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { EventCardView } from "~/views/events/card";
import type { MapPath } from "./fetch-marks";
import { coveredOf } from "./free-room";
import type { Spot } from "./marks";
import { numberOf } from "./shown-marks";
import { useMapView } from "./use-map-view";
import type { HrefOf } from "./use-moves";

interface Props {
  spot: Spot;
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

/** With the focus in it; Escape gives it back to the mark. */
export function PlacePopup({ spot: { mark, box }, search, path, hrefOf, onClose }: Props) {
  const m = useMessages(searchMapMessages);
  const common = useMessages(commonMessages);
  const lang = useContentLanguage();
  const map = useMap();
  const [room] = useState(() => coveredOf(map, CONTROLS));
  const width = Math.min(MOST_WIDTH, map.getSize().x - EDGES);
  const height = map.getSize().y - room.top - room.bottom - PIN_HEIGHT - EDGES - 2 * APART;
  const here = new URLSearchParams(search);
  here.set("bbox", box);
  const place = useMapView(path, here.toString())?.place;
  const list = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  const close = () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    onClose();
  };
  useEffect(() => list.current?.focus({ preventScroll: true }), [place]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && close();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
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
        <div
          ref={list}
          role="dialog"
          aria-label={m.opens(numberOf(mark))}
          tabIndex={-1}
          className="outline-none focus-visible:[box-shadow:none]"
        >
          <IconButton Icon={X} label={common.close} onClick={close} className="float-right ml-2" />
          {place.name && mark.place && (
            <p lang={lang} className="font-serif text-lead font-semibold">
              {place.name}
            </p>
          )}
          <Link
            to={hrefOf(search, { bbox: box, view: null })}
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
        </div>
      ) : (
        <p role="status" className="text-ink-soft">
          {m.loadingPlace}
        </p>
      )}
    </Popup>
  );
}
