import { type Place, placeKey, PLACES_BY_KEY } from "./places";

/** As addresses name it: "mo-i-rana", "sande-holmestrand". */
export const slugOfPlace = (name: string): string => placeKey(name).replaceAll(" ", "-");

/** Only by its whole name; any spelling of it. */
export function findPlaceBySlug(given: string): Place | null {
  const slug = slugOfPlace(given);
  const words = slug.split("-");
  const keys = words.map((_, at) => words.slice(0, at + 1).join(" "));
  return keys.flatMap((key) => PLACES_BY_KEY.get(key) ?? []).find(({ name }) => slugOfPlace(name) === slug) ?? null;
}
