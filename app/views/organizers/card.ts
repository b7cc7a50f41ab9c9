import { NEAR_KM } from "#db/queries/organizers/filtered-list";
import { ORGANIZER_COUNT_CAP, type OrganizerCardRow } from "#db/queries/organizers/list";
import { factsMessages } from "#messages/facts";
import { organizationFilterMessages } from "#messages/organization-filters";
import { FAMILIES } from "~/domain/facts/facts";
import { KEEPERS } from "~/domain/organizers/keepers";
import { NAME_LETTERS } from "~/domain/organizers/letters";
import { COUNTIES } from "~/domain/places/counties";
import { formatBounds } from "~/domain/places/position";
import { MAX_ORGANIZERS_SHOWN, ORGANIZER_PAGE_SIZE } from "~/domain/search/limits";
import type { Locale } from "~/domain/site/locales";
import { formatDistance } from "~/i18n/format-number";
import { messagesIn } from "~/i18n/messages-in";
import type { FoundOrganizers } from "~/models/organizers/find";
import type { OrganizerSearchParameters } from "~/schemas/search/organizers";
import { viewOrganizerBadge } from "~/views/events/card";
import { generatedCover, type ImageView, uploadedImage } from "~/views/images/image";
import { viewMapStart } from "~/views/search/map";

export type OrganizerCardView = ReturnType<typeof viewOrganizerCard>;

export function viewOrganizerCard(row: OrganizerCardRow, locale: Locale) {
  return {
    id: row.id,
    name: row.name,
    city: row.city?.trim() || null,
    /** Without line breaks. */
    description: row.description?.replace(/\s+/g, " ").trim() || null,
    hasWebsite: row.has_website === 1,
    isKept: row.is_kept === 1,
    /** "12 km"; null where the list is not near anything. */
    distance: row.distance_km === null ? null : formatDistance(row.distance_km, locale),
    cover: organizerCover(row),
    badge: viewOrganizerBadge(row),
  };
}

/** Always the same for an id. */
function organizerCover({ id, cover_image_url }: { id: string; cover_image_url: string | null }): ImageView {
  return cover_image_url ? uploadedImage(cover_image_url) : generatedCover("service", id);
}

export type OrganizationsView = ReturnType<typeof viewOrganizations>;

export function viewOrganizations(
  page: FoundOrganizers,
  search: OrganizerSearchParameters,
  { locale, settings }: { locale: Locale; settings: { TILE_URL: string } },
) {
  const around = page.near && { ...page.near.position, radiusKm: NEAR_KM };
  const { bbox, ...others } = search;
  return {
    query: search.q,
    face: search.view,
    /** The same list, without the map's bounds. */
    everywhere: bbox && search.view === "list" ? hrefOf(others) : null,
    map: search.view === "map" ? viewMapStart(page.organizers, { bbox: search.bbox, around }, settings) : null,
    faces: { list: hrefOf({ ...search, view: "list" }), map: hrefOf({ ...search, view: "map" }) },
    filters: viewFilters(page, search, locale),
    organizers: page.organizers.map((row) => viewOrganizerCard(row, locale)),
    /** Up to `cap`. */
    total: page.total,
    totalIsCapped: page.totalIsCapped,
    cap: ORGANIZER_COUNT_CAP,
    /** True where it begins further down the list. */
    isContinued: search.after !== undefined,
    /** Null at the end; `grows` where it contains this page. */
    more: page.nextAfter === null ? null : moreOf(search, { nextAfter: page.nextAfter, canContinue: !page.near }),
  };
}

export interface OrganizationFiltersView {
  family: { value: string; options: Option[] };
  county: { value: string; options: Option[] };
  keeper: { value: string; options: Option[] };
  letters: { letter: string; href: string; isChosen: boolean }[];
  /** As typed or found. */
  near: { text: string; name: string | null; isOwn: boolean; isUnknown: boolean };
  /** Hidden fields: what the form's others do not have. */
  kept: Record<string, string>;
}

interface Option {
  value: string;
  text: string;
}

function viewFilters(
  { near, placeIsUnknown }: FoundOrganizers,
  search: OrganizerSearchParameters,
  locale: Locale,
): OrganizationFiltersView {
  const { families } = messagesIn(factsMessages, locale);
  const { counties, keepers } = messagesIn(organizationFilterMessages, locale);
  const { letter: chosen, ...others } = search;
  const { lat, lng } = search;
  return {
    family: {
      value: search.family ?? "",
      options: FAMILIES.map((value) => ({ value, text: families[value] })),
    },
    county: { value: search.county ?? "", options: COUNTIES.map((value) => ({ value, text: counties[value] })) },
    keeper: { value: search.keeper ?? "", options: KEEPERS.map((value) => ({ value, text: keepers[value] })) },
    letters: NAME_LETTERS.map((letter) => ({
      letter: letter.toUpperCase(),
      isChosen: letter === chosen,
      href: hrefOf({ ...others, ...(letter !== chosen && { letter }) }),
    })),

    near: { text: search.near ?? "", name: near?.name ?? null, isOwn: lat !== undefined, isUnknown: placeIsUnknown },

    kept: {
      ...(chosen && { letter: chosen }),
      ...(lat !== undefined && lng !== undefined && { lat: String(lat), lng: String(lng) }),
      ...(search.view === "map" && { view: "map" }),
      ...(search.bbox && { bbox: formatBounds(search.bbox) }),
    },
  };
}

type Chosen = Omit<OrganizerSearchParameters, "show" | "after">;

const chosenOf = ({
  q,
  family,
  county,
  keeper,
  letter,
  lat,
  lng,
  near,
  view,
  bbox,
}: Chosen): Record<string, string> => ({
  ...(q && { q }),
  ...(family && { family }),
  ...(county && { county }),
  ...(keeper && { keeper }),
  ...(letter && { letter }),
  ...(lat !== undefined && lng !== undefined && { lat: String(lat), lng: String(lng) }),
  ...(near && { near }),
  ...(view === "map" && { view }),
  ...(bbox && { bbox: formatBounds(bbox) }),
});

function hrefOf(search: Chosen): string {
  const query = new URLSearchParams(chosenOf(search)).toString();
  return query ? `/organizations?${query}` : "/organizations";
}

/** A full page is followed by one that begins where it ends. */
function moreOf(
  { show, after, ...search }: OrganizerSearchParameters,
  { nextAfter, canContinue }: { nextAfter: string; canContinue: boolean },
) {
  const grows = show < MAX_ORGANIZERS_SHOWN;
  if (!grows && !canContinue) return null;
  const params = new URLSearchParams({
    ...chosenOf(search),
    ...(grows ? { ...(after && { after }), show: String(show + ORGANIZER_PAGE_SIZE) } : { after: nextAfter }),
  });
  return { href: `/organizations?${params}`, grows };
}
