import type { NewOrganizer } from "#db/queries/organizers";
import { organizerSearchEntry } from "~/domain/search-entry";
import { newId } from "./new-id";

/** What somebody says of an organizer. */
export interface OrganizerProfile {
  email: string;
  name: string;
  description?: string | null;
  phone?: string | null;
  website?: string | null;
  organization_number?: string | null;
  address?: string | null;
  city?: string | null;
  lat?: number | null;
  lng?: number | null;
  logo_url?: string | null;
  cover_image_url?: string | null;
}

/** The row of a new organizer, found by its words from the start. */
export function newOrganizer(profile: OrganizerProfile, now: Date): NewOrganizer {
  const { description = null, city = null } = profile;
  return { id: newId(), created_at: now, ...profile, ...organizerSearchEntry({ name: profile.name, description, city }) };
}
