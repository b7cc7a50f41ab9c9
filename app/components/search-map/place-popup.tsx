import { Link } from "@remix-run/react";
import { Popup } from "react-leaflet";
import { searchMapMessages } from "#messages/search-map";
import { EventMarks, MarkedTitle } from "~/components/events/event-marks";
import { EventWhen } from "~/components/events/event-when";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import type { EventCardView } from "~/views/events/card";
import { type MapPath, placeBox } from "./fetch-marks";
import { numberOf, type ShownMark } from "./shown-marks";
import { useMapView } from "./use-map-view";
import type { HrefOf } from "./use-moves";

interface Props {
  mark: ShownMark;
  /** The search that the map shows. */
  search: URLSearchParams;
  path: MapPath;
  hrefOf: HrefOf;
  onClose: () => void;
}

const PIN_HEIGHT = 46;
const WIDTH = 300;

function PopupTitle({ event: { language, marks, title } }: { event: EventCardView }) {
  return (
    <span lang={useContentLanguage(language)} className="line-clamp-2 text-body font-semibold text-ink">
      <MarkedTitle marks={marks} title={title} />
    </span>
  );
}

/** A place's soonest events, and the way to all of them. */
export function PlacePopup({ mark, search, path, hrefOf, onClose }: Props) {
  const m = useMessages(searchMapMessages);
  const lang = useContentLanguage();
  const here = new URLSearchParams(search);
  here.set("bbox", placeBox([mark.lat, mark.lng]));
  const place = useMapView(path, here.toString())?.place;
  return (
    <Popup
      position={mark}
      offset={[0, -PIN_HEIGHT + 6]}
      minWidth={WIDTH}
      maxWidth={WIDTH}
      closeButton={false}
      autoPanPadding={[16, 64]}
      eventHandlers={{ remove: onClose }}
    >
      {place ? (
        <>
          {place.name && (
            <p lang={lang} className="mb-2 font-serif text-lead font-semibold">
              {place.name}
            </p>
          )}
          <ul className="grid gap-1">
            {place.events.map((event) => (
              <li key={event.id}>
                <Link
                  to={`/event/${event.id}`}
                  prefetch="intent"
                  className="block rounded-inner py-1.5 hover:underline"
                >
                  <EventMarks marks={event.marks} className="mb-1" />
                  <EventWhen event={{ ...event, distance: null }} showDate />
                  <PopupTitle event={event} />
                </Link>
              </li>
            ))}
            {place.organizers.map(({ id, name, city }) => (
              <li key={id}>
                <Link
                  to={`/organizer/${id}`}
                  lang={lang}
                  prefetch="intent"
                  className="block rounded-inner py-1.5 hover:underline"
                >
                  <span className="line-clamp-2 text-body font-semibold text-ink">{name}</span>
                  {city && <span className="block text-ink-soft">{city}</span>}
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to={hrefOf(search, { bbox: placeBox([mark.lat, mark.lng]), view: null })}
            className="mt-1 inline-flex min-h-11 items-center font-semibold text-fjord underline underline-offset-4"
          >
            {mark.count > place.events.length + place.organizers.length ? m.allOfPlace(numberOf(mark)) : m.placeInList}
          </Link>
        </>
      ) : (
        <p role="status" className="text-ink-soft">
          {m.loadingPlace}
        </p>
      )}
    </Popup>
  );
}
