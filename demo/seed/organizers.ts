import { imageAddress } from "~/domain/images/address";
import { organizerSearchEntry } from "~/domain/search/entry";
import { foldText } from "~/domain/text/fold";
import { countyAt } from "~/gateways/gazetteer/counties";
import { type Random, randomOf } from "../../scripts/drawing/random";
import type { Congregation } from "./congregations";
import { demoOrganizerFacts } from "./facts";
import { demoOpening } from "./opening";
import { PRESENTATIONS } from "./presentations";
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
