import type { ImportingOrganizer } from "#db/queries/calendars/import-state";
import type { ImportedEventColumns } from "#db/queries/calendars/imported-events";
import {
  type FingerprintedEvent,
  type ImportedEvent,
  placeText,
  withPlaceOpen,
} from "~/domain/calendars/imported-event";
import { layOver, type LocalValues } from "~/domain/calendars/local-changes";
import { PLACE_UNKNOWN } from "~/domain/events/display";
import type { Position } from "~/domain/places/position";
import { eventSearchEntry } from "~/domain/search/entry";
import { unixSeconds } from "~/domain/time/days-and-moments";
import type { AddressBook, Located } from "~/gateways/addresses/address-book";
import { pinOf } from "~/models/places/pin";
import { isNamedOtherwise } from "~/models/places/settle";

export type Columns = Omit<ImportedEventColumns, "id"> & { import_fingerprint: string };

interface PlaceSource {
  localOf: (event: FingerprintedEvent) => Partial<LocalValues>;
  organizer: Pick<ImportingOrganizer, "name" | "lat" | "lng">;
  /** Set where Google serves the calendar. */
  googleId: string | null;
}

export const homeOf = ({ lat, lng }: Pick<ImportingOrganizer, "lat" | "lng">): Position | null =>
  lat === null || lng === null ? null : { lat, lng };

/** Position of the feed, of the organizer where LOCATION names no other place, of LOCATION (each looked up once), or none. */
export async function placeEvents(
  events: readonly FingerprintedEvent[],
  source: PlaceSource,
  { addresses }: { addresses: Pick<AddressBook, "geocodeAll"> },
): Promise<Map<FingerprintedEvent, Columns>> {
  const texts = new Set(events.flatMap((event) => textToFind(event) ?? []));
  const located = texts.size > 0 ? await addresses.geocodeAll([...texts]) : new Map<string, Located>();
  return new Map(events.map((event) => [event, rowOf(event, located.get(textToFind(event) ?? "") ?? NOWHERE, source)]));
}

const NOWHERE: Located = { position: null, isSettled: true };

const textToFind = ({ geo, location }: ImportedEvent) => (geo || !location ? null : placeText(location));

function rowOf(
  event: FingerprintedEvent,
  { position, isSettled }: Located,
  { organizer, googleId, localOf }: PlaceSource,
): Columns {
  const home = isNamedOtherwise(event.location || null, organizer) ? null : homeOf(organizer);
  const pin = event.geo ?? home ?? pinOf(textToFind(event) ?? "", position, organizer);
  const { description, type, tags, url, state } = event;
  const texts = { image_url: null, image_alt: null, description, event_type: type, tags, external_url: url, facts: {} };
  const source: LocalValues = { ...texts, state, state_reason: null, registration: "none" };
  const { values, source_values } = layOver(source, localOf(event));
  const columns = { title: event.title, location_name: event.location ?? PLACE_UNKNOWN, ...pin, ...values };
  return {
    ...columns,
    ...eventSearchEntry({ ...columns, location_address: null, city: null }),
    start_time: unixSeconds(event.start),
    end_time: event.end && unixSeconds(event.end),
    all_day: event.allDay ? 1 : 0,
    source_values,
    previous_start_time: null,
    previous_location: null,
    google_calendar_id: googleId,
    google_event_id: event.key,
    import_fingerprint: isSettled ? event.fingerprint : withPlaceOpen(event.fingerprint),
  };
}
