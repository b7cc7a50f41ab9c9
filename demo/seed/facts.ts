import type { ChurchFamily, FactValues } from "~/domain/facts/facts";
import type { Kind } from "./programmes";
import type { Gathering } from "./programmes/programme";
import { randomOf } from "./random";
import type { NewOrganizerRow } from "./rows";

const FAMILIES: Partial<Record<Kind, ChurchFamily>> = {
  parish: "church_of_norway",
  "parish-nynorsk": "church_of_norway",
  sami: "church_of_norway",
  "prayer-house": "bedehus",
  "free-church": "free_church",
  international: "free_church",
  spanish: "free_church",
  "house-church": "free_church",
  catholic: "catholic",
  ecumenical: "other",
  diaconal: "other",
  students: "other",
};

export function demoOrganizerFacts(kind: Kind, seed: string): FactValues {
  const random = randomOf(`${seed} facts`);
  const family = FAMILIES[kind];
  return {
    ...(family && { family }),
    ...(random.chance(0.7) && { wheelchair: true }),
    ...(random.chance(0.45) && { accessible_toilet: true }),
    ...(random.chance(0.5) && { hearing_loop: true }),
    ...(random.chance(0.6) && { parking: true }),
  };
}

const LANGUAGES: Partial<Record<Kind, FactValues>> = {
  international: { language: "en" },
  spanish: { language: "es", interpretation: "no" },
  sami: { language: "se", interpretation: "no" },
};

interface Occasion {
  programme: Gathering;
  kind: Kind;
  title: string;
  text: string;
  organizer: NewOrganizerRow;
}

/** What its texts say, and a little chance. */
export function demoEventFacts({ programme, kind, title, text, organizer }: Occasion, seed: string): FactValues {
  const random = randomOf(`${seed} facts`);
  const { type, place } = programme;
  const says = (words: RegExp) => words.test(`${title} ${text}`);
  const site = organizer.website ?? `https://${organizer.email.replace(/.*@/, "")}`;
  const isService = type === "service";
  return {
    ...LANGUAGES[kind],
    ...(place && place !== "online" && random.chance(0.3) && { wheelchair: false }),
    ...(isService && says(/nattverd|messe/i) && { communion: true }),
    ...(says(/barnekirke|søndagsskole|supersøndag|familiegudstjeneste/i) && { childrens_church: true }),
    ...(says(/kirkekaffe/i) && { church_coffee: true }),
    ...(isService && random.chance(0.04) && { sign_language: true }),
    ...(isService && kind === "free-church" && random.chance(0.3) && { interpretation: "en" as const }),
    ...((place === "online" || (isService && random.chance(0.15))) && { stream_url: `${site}/direkte` }),
    ...entryOf(programme, site, random.next()),
    ...agesOf(programme, title),
  };
}

function entryOf({ type, place }: Gathering, site: string, chance: number): FactValues {
  if (type === "conference")
    return { price: "ticket", price_nok: 450 + 50 * Math.floor(chance * 10), registration_url: `${site}/pamelding` };
  if (type !== "concert" || place === "outdoors") return {};
  if (chance < 0.25) return { price: "free" };
  if (chance < 0.6) return { price: "collection" };
  return { price: "ticket", price_nok: 100 + 50 * Math.floor((chance - 0.6) * 15), ticket_url: `${site}/billetter` };
}

function agesOf({ type }: Gathering, title: string): FactValues {
  if (/babysang/i.test(title)) return { age_from: 0, age_to: 2 };
  if (/formiddagstreff|hyggetreff|eldre/i.test(title)) return { age_from: 60 };
  return type === "youth" ? { age_from: 13, age_to: 18 } : {};
}
