import { ORGANIZER_COUNT_CAP, type OrganizerCardRow, type FoundOrganizerPage } from "#db/queries/organizers/list";
import { MAX_ORGANIZERS_SHOWN, ORGANIZER_PAGE_SIZE } from "~/domain/search/limits";
import type { OrganizerSearchParameters } from "~/schemas/search/organizers";
import { type OrganizerBadge, viewOrganizerBadge } from "~/views/events/card";
import { generatedCover, type ImageView, uploadedImage } from "~/views/images/image";

/** A congregation's card. */
export interface OrganizerCardView {
  id: string;
  name: string;
  city: string | null;
  /** The beginning, without line breaks. */
  description: string | null;
  hasWebsite: boolean;
  cover: ImageView;
  badge: OrganizerBadge;
}

export function viewOrganizerCard(row: OrganizerCardRow): OrganizerCardView {
  return {
    id: row.id,
    name: row.name,
    city: row.city?.trim() || null,
    description: row.description?.replace(/\s+/g, " ").trim() || null,
    hasWebsite: row.has_website === 1,
    cover: organizerCover(row),
    badge: viewOrganizerBadge(row),
  };
}

/** Returns an organizer's cover, or the generated one; always the same for an id. */
function organizerCover({ id, cover_image_url }: { id: string; cover_image_url: string | null }): ImageView {
  return cover_image_url ? uploadedImage(cover_image_url) : generatedCover("service", id);
}

export interface OrganizationsView {
  query: string;
  organizers: OrganizerCardView[];
  /** Up to `cap`. */
  total: number;
  totalIsCapped: boolean;
  cap: number;
  /** True on a page that begins further down the list. */
  isContinued: boolean;
  /** The next step of the list, null at its end; `grows` where it contains this page. */
  more: { href: string; grows: boolean } | null;
}

export function viewOrganizations(page: FoundOrganizerPage, search: OrganizerSearchParameters): OrganizationsView {
  return {
    query: search.q,
    organizers: page.organizers.map(viewOrganizerCard),
    total: page.total,
    totalIsCapped: page.totalIsCapped,
    cap: ORGANIZER_COUNT_CAP,
    isContinued: search.after !== undefined,
    more: page.nextAfter === null ? null : moreOf(search, page.nextAfter),
  };
}

/** Returns the next step of the list; a full page is followed by a new one that begins where it ends. */
function moreOf({ q, show, after }: OrganizerSearchParameters, nextAfter: string): OrganizationsView["more"] {
  const grows = show < MAX_ORGANIZERS_SHOWN;
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(grows ? { ...(after && { after }), show: String(show + ORGANIZER_PAGE_SIZE) } : { after: nextAfter }),
  });
  return { href: `/organizations?${params}`, grows };
}
