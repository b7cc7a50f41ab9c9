import type { OrganizerCardRow } from "#db/queries/organizer-list";
import { type OrganizerBadge, viewOrganizerBadge } from "./event-card";
import { generatedCover, type Picture, uploadedPicture } from "./picture";

/** A congregation as its card shows it. */
export interface OrganizerCardView {
  id: string;
  name: string;
  city: string | null;
  /** Its beginning, without line breaks. */
  description: string | null;
  hasWebsite: boolean;
  cover: Picture;
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

/** An organizer's cover, or the lit window that stands in for it: always the same one for the same id. */
export function organizerCover({ id, cover_image_url }: { id: string; cover_image_url: string | null }): Picture {
  return cover_image_url ? uploadedPicture(cover_image_url) : generatedCover("service", id);
}
