import { type Place, placeKey } from "./places";
import regions from "./regions.json";

export interface Region extends Place {
  /** From its middle, most of it is so near. */
  radiusKm: number;
}

/**
 * Counties, landscapes, former municipalities and parts of towns, by each of their names as `placeKey` writes it;
 * Gudbrandsdal is Gudbrandsdalen. The list has the middle, and kilometres where they are not 25.
 */
export const REGIONS_BY_KEY: ReadonlyMap<string, Region> = new Map(
  Object.entries(regions).flatMap(([names, [lat = 0, lng = 0, radiusKm = 25]]) => {
    const [name = "", ...others] = names.split("/");
    const region = { name, region: null, position: { lat, lng }, postcode: null, radiusKm };
    return [name, ...others].flatMap((written) =>
      [written, written.replace(/dalen$/, "dal"), written.replace(/dal$/, "dalen")].map(
        (form) => [placeKey(form), region] as const,
      ),
    );
  }),
);

export const findRegion = (text: string): Region | null => REGIONS_BY_KEY.get(placeKey(text)) ?? null;
