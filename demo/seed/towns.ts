import * as z from "zod";
import towns from "./towns.json";

/** `thousands` is of its municipality, roughly. */
export interface DemoTown {
  name: string;
  postcode: string;
  lat: number;
  lng: number;
  thousands: number;
}

const TOWN = z.tuple([z.string(), z.number(), z.number(), z.number()]);

export const TOWNS: readonly DemoTown[] = Object.entries(towns).map(([name, town]) => {
  const [postcode, lat, lng, thousands] = TOWN.parse(town);
  return { name, postcode, lat, lng, thousands };
});

export function townNamed(name: string): DemoTown {
  const found = TOWNS.find((town) => town.name === name);
  if (!found) throw new Error(`No town named ${name}`);
  return found;
}

/** Kilometres, in a random direction. */
export function nearTown(town: DemoTown, random: { gaussian(): number }, km: number): { lat: number; lng: number } {
  const lat = town.lat + (random.gaussian() * km) / 111;
  const lng = town.lng + (random.gaussian() * km) / (111 * Math.cos((town.lat * Math.PI) / 180));
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 };
}
