import { sql } from "drizzle-orm";
import type { Database } from "#db/client";

/** An organizer with all that is public of it. */
export interface OrganizerRecordRow {
  id: string;
  name: string;
  description: string | null;
  phone: string | null;
  website: string | null;
  email: string;
  address: string | null;
  city: string | null;
  lat: number | null;
  lng: number | null;
  logo_url: string | null;
  cover_image_url: string | null;
}

/** For `o` (an organizer): every column of OrganizerRecordRow. */
export const organizerRecordColumns = sql.raw(`o.id, o.name, o.description, o.phone, o.website, o.email, o.address,
  o.city, o.lat, o.lng, o.logo_url, o.cover_image_url`);

/** One organizer, where it may be seen. */
export async function findOrganizerRecord(db: Database, id: string): Promise<OrganizerRecordRow | null> {
  const rows = await db.all<OrganizerRecordRow>(
    sql`select ${organizerRecordColumns} from visible_organizers o where o.id = ${id}`,
  );
  return rows[0] ?? null;
}
