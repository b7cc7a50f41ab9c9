import type { StoredEvent } from "#db/queries/events/own";
import type { EventOrganizer } from "#db/queries/publishing/publishing";
import { placeMessages } from "#messages/places";
import { pinOf } from "~/models/places/pin";
import { isNamedOtherwise, settleTown } from "~/models/places/settle";
import type { EventDetails } from "~/schemas/events/form";
import { EVENT_DEFAULTS } from "~/schemas/forms/limits";
import type { EventDeps } from "./writing";

/** Stored text has one language for everybody. */
const { unnamed } = placeMessages;

export type EventPlace = Pick<
  StoredEvent,
  "location_name" | "location_address" | "city" | "country" | "lat" | "lng"
> & {
  /** For the search entry of a place without a pin. */
  facets?: string;
};

type PlaceDetails = Pick<EventDetails, Exclude<keyof EventPlace, "facets">>;

interface Options {
  organizer: EventOrganizer;
  before: StoredEvent | null;
}

/** Without an address or another town it is at its organizer's, with what that has at the time of saving. */
export async function placeOf(
  details: PlaceDetails,
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
  const location_name = details.location_name ?? (organizer.name.trim() || unnamed[before ? "edited" : "created"]);
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

/** Addresses of other countries can't be looked up. */
const ABROAD = { townOf: async () => null };

/** Nothing names another place, except perhaps the organizer's position. A stored event left without one is unchanged. */
function isAtHome(details: PlaceDetails, { organizer, before }: Options): boolean {
  const { location_address, city, lat, lng } = details;
  if (location_address !== null || (city !== null && city !== organizer.city)) return false;
  if (isNamedOtherwise(details.location_name, organizer)) return false;
  if (before === null) return lat === null || (lat === organizer.lat && lng === organizer.lng);
  return before.location_address !== null && (lat === null || (lat === before.lat && lng === before.lng));
}

/** Chosen, else the address's, else none. Coordinates of a place that was then rewritten don't count. */
async function positionOf(details: PlaceDetails, { organizer, before }: Options, addresses: EventDeps["addresses"]) {
  const { lat, lng, location_address, city } = details;
  const isMoved = before === null || lat !== before.lat || lng !== before.lng;
  const isReworded = before !== null && (location_address !== before.location_address || city !== before.city);
  const isBorrowed =
    location_address === null &&
    lat === organizer.lat &&
    lng === organizer.lng &&
    isNamedOtherwise(details.location_name, organizer);
  if (!isMoved && !isReworded && !isBorrowed) return { lat, lng, facets: before.facets };
  if (isMoved && !isBorrowed && lat !== null && lng !== null) return { lat, lng };
  const address = [location_address, city].filter(Boolean).join(", ");
  const found = location_address === null ? null : await addresses.geocode(address);
  return pinOf(address, found, organizer);
}
