import type { Congregation } from "./congregations";
import type { Gathering } from "./programmes/programme";
import type { Random } from "./random";
import type { NewEventRow, NewOrganizerRow } from "./rows";

type Place = Pick<NewEventRow, "location_name" | "location_address" | "city" | "lat" | "lng">;

const OUTDOORS = ["Bålplassen ved vannet", "Friluftsalteret", "Gapahuken på høyden", "Stranda", "Tunet"];
const IN_TOWN = ["Kulturhuset", "Torget", "Aulaen på ungdomsskolen", "Samfunnshuset", "Idrettshallen"];

function houseOf({ name, kind, stem }: Congregation): string {
  if (kind === "parish") return `${stem} kirke`;
  if (kind === "parish-nynorsk") return `${stem} kyrkje`;
  return name;
}

/** A few have none. */
export function demoPlaceOf(
  congregation: Congregation,
  organizer: NewOrganizerRow,
  programme: Gathering,
  random: Random,
): Place {
  const nowhere: Place = { location_name: null, location_address: null, city: null, lat: null, lng: null };
  if (programme.place === "online") return { ...nowhere, location_name: "Digitalt" };
  if (random.chance(0.03)) return nowhere;
  const house = houseOf(congregation);
  const { address, city, lat, lng } = organizer;
  switch (programme.place) {
    default:
      return { location_name: house, location_address: address, city, lat, lng };
    case "hall":
      return { location_name: `Menighetssalen, ${house}`, location_address: address, city, lat, lng };
    case "outdoors":
      return { location_name: random.pick(OUTDOORS), location_address: null, city, ...moved({ lat, lng }, random) };
    case "town":
      return { location_name: random.pick(IN_TOWN), location_address: city, city, ...moved({ lat, lng }, random) };
  }
}

function moved({ lat, lng }: { lat: number; lng: number }, random: Random): { lat: number; lng: number } {
  const shift = () => random.between(-0.015, 0.015);
  return { lat: Math.round((lat + shift()) * 1e5) / 1e5, lng: Math.round((lng + 2 * shift()) * 1e5) / 1e5 };
}
