import { imageAddress } from "~/domain/images/address";
import type { Opening, OpenSpan } from "~/domain/organizers/open-spans";
import { organizerSearchEntry } from "~/domain/search/entry";
import { foldText } from "~/domain/text/fold";
import { countyAt } from "~/gateways/gazetteer/counties";
import type { Congregation } from "./congregations";
import { demoOrganizerFacts } from "./facts";
import presentations from "./presentations.json";
import type { Kind } from "./programmes";
import { type Random, randomOf } from "./random";
import type { NewOrganizerRow } from "./rows";
import { type DemoTown, nearTown, townNamed } from "./towns";

const YEAR = 31_536_000;

export const coverId = (organizerId: string) => `organizers/${organizerId}-cover`;
export const logoId = (organizerId: string) => `organizers/${organizerId}-logo`;

/** Letters a to z and digits. */
export const stemInAscii = (stem: string) => foldText(stem).replace(/[^a-z0-9]/g, "");

/** `now` in unix seconds. */
export function organizerRow(
  congregation: Congregation,
  options: { seed: number; now: number; spreadKm: number },
): NewOrganizerRow {
  const { name, kind, stem, cover, hasLogo } = congregation;
  const town = townNamed(congregation.town);
  const random = randomOf(`${options.seed} organizer ${stem} ${town.name}`);
  const id = random.id(12);
  const domain = `${stemInAscii(stem)}.example`;
  const street = kind === "parish-nynorsk" ? "vegen" : "veien";
  const description = filled(random.pick(PRESENTATIONS[kind]), name, town.name);
  const facts = demoOrganizerFacts(kind, `${options.seed} organizer ${stem} ${town.name}`);
  return {
    id,
    email: `post@${domain}`,
    name,
    description,
    phone: fictitiousPhone(random),
    website: random.chance(0.85) ? `https://${domain}` : null,
    address: `${stem}${street} ${random.whole(1, 98)}, ${town.postcode} ${town.name}`,
    city: town.name,
    ...nearTown(town, random, options.spreadKm),
    county: countyOf(town),
    logo_url: hasLogo ? imageAddress(logoId(id)) : null,
    cover_image_url: cover ? imageAddress(coverId(id)) : null,
    reviewed_at: options.now - YEAR,
    created_at: options.now - YEAR - random.whole(0, YEAR),
    facts,
    opening: demoOpening(kind, `${options.seed} organizer ${stem} ${town.name}`),
    ...organizerSearchEntry({ name, description, city: town.name, facts }),
  };
}

const counties = new Map<string, string>();

/** As a run of the cron would settle it. */
function countyOf(town: DemoTown): string {
  const county = counties.get(town.name) ?? countyAt(town) ?? "";
  counties.set(town.name, county);
  return county;
}

export function filled(text: string, name: string, city: string): string {
  return text.replaceAll("{name}", name).replaceAll("{organizer}", name).replaceAll("{city}", city);
}

/** No Norwegian number begins with two zeros. */
function fictitiousPhone(random: Random): string {
  const pair = () => String(random.whole(0, 99)).padStart(2, "0");
  return `+47 00 ${pair()} ${pair()} ${pair()}`;
}

const OFFICES: readonly Kind[] = ["parish", "parish-nynorsk", "catholic", "diaconal"];

function demoOpening(kind: Kind, seed: string): Opening {
  const random = randomOf(`${seed} opening`);
  if (!OFFICES.includes(kind) || random.chance(0.2)) return {};
  const office: OpenSpan[] = [{ from: random.pick(["09:00", "10:00"]), until: random.pick(["13:00", "14:00"]) }];
  const long: OpenSpan[] = random.chance(0.5) ? [...office, { from: "17:00", until: "19:00" }] : office;
  return {
    tuesday: office,
    wednesday: office,
    thursday: long,
    ...(random.chance(0.4) && { friday: office }),
    ...noteOf(kind, random),
  };
}

function noteOf(kind: Kind, random: Random): Opening {
  if (random.chance(0.4)) return {};
  return {
    note:
      kind === "parish-nynorsk"
        ? "Kyrkjekontoret er stengt i fellesferien. Ring oss, så finn vi ei tid."
        : "Kirkekontoret er stengt i fellesferien. Ring oss, så finner vi en tid.",
  };
}

/** {name} and {city} are replaced. */
const PRESENTATIONS: Record<Kind, readonly string[]> = presentations;
