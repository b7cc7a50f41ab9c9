import type { OrganizerCardRow } from "#db/queries/organizer-list";
import { coverVariant } from "~/domain/event-display";
import type { EventType } from "~/domain/event-types";
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

/** The generated scenes that suit a house: a lit window, a candle, a quiet door. */
const HOUSE_COVERS: readonly EventType[] = ["service", "prayer", "other"];

/** An organizer's cover, or the scene that stands in for it: always the same one for the same id. */
export function organizerCover({ id, cover_image_url }: { id: string; cover_image_url: string | null }): Picture {
  if (cover_image_url) return uploadedPicture(cover_image_url);
  return generatedCover(HOUSE_COVERS[coverVariant(id) % HOUSE_COVERS.length]!, id);
}
