import type { StoredEvent } from "#db/queries/events/own";
import type { EventOrganizer } from "#db/queries/events/publishing";
import { eventFormMessages } from "#messages/event-form";
import { settleTown } from "~/models/places/settle";
import type { EventDetails } from "~/schemas/events/form";
import { EVENT_DEFAULTS } from "~/schemas/forms/limits";
import type { EventDeps } from "./deps";

/** What is stored reads the same for everybody. */
const { unnamedPlace } = eventFormMessages;

export type EventPlace = Pick<StoredEvent, "location_name" | "location_address" | "city" | "country" | "lat" | "lng">;

interface Options {
  organizer: EventOrganizer;
  /** The event before it was edited; null for a new one. */
  before: StoredEvent | null;
}

/**
 * Where an event takes place: its own words, and the position that follows from them. Without an address it is at its
 * organizer's, street, town and pin as they are when it is saved; a town of its own keeps it from that.
 */
export async function placeOf(
  details: EventDetails,
  { organizer, before }: Options,
  { addresses }: Pick<EventDeps, "addresses">,
): Promise<EventPlace> {
  const { location_address, country } = details;
  const former = before && { address: before.location_address, city: before.city };
  const city = await settleTown(
    { address: location_address, city: details.city },
    former,
    country === EVENT_DEFAULTS.country ? addresses : ABROAD,
  );
  const location_name = details.location_name ?? (organizer.name.trim() || unnamedPlace[before ? "edited" : "created"]);
  if (isAtHome(details, { organizer, before })) {
    const { address, lat, lng } = organizer;
    return { location_name, location_address: address, city: organizer.city ?? city, country, lat, lng };
  }
  return {
    location_name,
    location_address,
    city,
    country,
    ...(await positionOf({ ...details, city }, { organizer, before }, addresses)),
  };
}

/** Nobody here knows the addresses of other countries. */
const ABROAD = { townOf: async () => null };

/** Nothing says where but perhaps a pin that is its organizer's; an event that was saved so, and is left so, stays as it is. */
function isAtHome({ location_address, city, lat, lng }: EventDetails, { organizer, before }: Options): boolean {
  if (location_address !== null || (city !== null && city !== organizer.city)) return false;
  if (before === null) return lat === null || (lat === organizer.lat && lng === organizer.lng);
  return before.location_address !== null && (lat === null || (lat === before.lat && lng === before.lng));
}

/**
 * The chosen position; else where the address is; else where the organizer is; else none. Coordinates that came with
 * the form while its address was rewritten by hand belong to the old address.
 */
async function positionOf(details: EventDetails, { organizer, before }: Options, addresses: EventDeps["addresses"]) {
  const { lat, lng, location_address, city } = details;
  const isMoved = before === null || lat !== before.lat || lng !== before.lng;
  const isReworded = before !== null && (location_address !== before.location_address || city !== before.city);
  if (!isMoved && !isReworded) return { lat, lng };
  if (isMoved && lat !== null && lng !== null) return { lat, lng };
  const address = [location_address, city].filter(Boolean).join(", ");
  const found = address ? await addresses.geocode(address) : null;
  return found ? { lat: found.lat, lng: found.lng } : { lat: organizer.lat, lng: organizer.lng };
}
