import { ORGANIZER_COUNT_CAP, type OrganizerPage } from "#db/queries/organizer-list";
import { MAX_ORGANIZERS_SHOWN, ORGANIZER_PAGE_SIZE } from "~/domain/search-limits";
import type { OrganizerSearchParameters } from "~/schemas/organizer-search";
import { type OrganizerCardView, viewOrganizerCard } from "./organizer-card";

export interface OrganizationsView {
  query: string;
  organizers: OrganizerCardView[];
  /** Up to `cap`. */
  total: number;
  totalIsCapped: boolean;
  cap: number;
  /** True on a page that begins further down the list. */
  isContinued: boolean;
  /** Where the next step of the list is, or null at its end. */
  moreHref: string | null;
}

export function viewOrganizations(page: OrganizerPage, search: OrganizerSearchParameters): OrganizationsView {
  return {
    query: search.q,
    organizers: page.organizers.map(viewOrganizerCard),
    total: page.total,
    totalIsCapped: page.totalIsCapped,
    cap: ORGANIZER_COUNT_CAP,
    isContinued: search.after !== undefined,
    moreHref: page.nextAfter === null ? null : moreHref(search, page.nextAfter),
  };
}

/** One step more of the same list; a full page is followed by a new one that begins where it ends. */
function moreHref({ q, show, after }: OrganizerSearchParameters, nextAfter: string): string {
  const isFull = show >= MAX_ORGANIZERS_SHOWN;
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(isFull ? { after: nextAfter } : { ...(after && { after }), show: String(show + ORGANIZER_PAGE_SIZE) }),
  });
  return `/organizations?${params}`;
}
