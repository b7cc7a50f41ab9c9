import type { OrganizerPageRow } from "#db/queries/organizers/page";
import { claimMessages } from "#messages/claim";
import { type ChurchFamily, parseFacts } from "~/domain/facts/facts";
import { parseOpening } from "~/domain/organizers/opening";
import { registerPage } from "~/domain/organizers/register";
import type { Locale } from "~/domain/site/locales";
import { safeWebAddress } from "~/domain/text/links";
import { messagesIn } from "~/i18n/messages-in";
import { amenities } from "~/views/facts/structured-facts";
import { searchImages } from "~/views/images/image";
import { openingData } from "~/views/organizers/opening-data";
import type { StructuredData } from "./structured-data";
import { geoCoordinates, placeData, postalAddress } from "./structured-place";

/**
 * Null: most bedehus call themselves no churches, schema.org knows none for Orthodox ones, and others are uncertain.
 */
const HOUSES: Record<ChurchFamily, string | null> = {
  church_of_norway: "Church",
  free_church: "Church",
  catholic: "CatholicChurch",
  orthodox: "Church",
  bedehus: "PlaceOfWorship",
  other: null,
};

/**
 * With family and place it is a house and an organization: a church in schema.org is only a place, without events and
 * e-mail.
 */
export function organizerData(organizer: OrganizerPageRow, locale: Locale, appUrl: string): StructuredData {
  const { id, name, description, phone, email, logo_url, address, city, lat } = organizer;
  const facts = parseFacts(organizer.facts);
  const opening = openingData(parseOpening(organizer.opening));
  const house = address || lat !== null ? HOUSES[facts.family ?? "other"] : null;
  return {
    "@context": "https://schema.org",
    "@type": house ? [house, "Organization"] : "Organization",
    "@id": `${appUrl}/organizer/${id}`,
    name,
    url: `${appUrl}/organizer/${id}`,
    description: description || undefined,
    disambiguatingDescription: organizer.is_kept === 1 ? undefined : messagesIn(claimMessages, locale).notKept,
    image: searchImages(organizer.cover_image_url, "service", id).map((path) => appUrl + path),
    logo: logo_url ? appUrl + logo_url : undefined,
    telephone: phone ?? undefined,
    email: email || undefined,
    sameAs: sameAs(organizer),
    address: address || city ? postalAddress({ address, city }) : undefined,
    ...(house
      ? { geo: geoCoordinates(organizer), ...amenities(facts), ...opening }
      : { location: { ...placeData(name, organizer, facts), ...opening } }),
  };
}

/** The register's entry only while it has confirmed the number. */
function sameAs({ website, organization_number: number, register_name }: OrganizerPageRow): string[] | undefined {
  const site = safeWebAddress(website);
  const pages = [...(site ? [site] : []), ...(number && register_name ? [registerPage(number)] : [])];
  return pages.length > 0 ? pages : undefined;
}
