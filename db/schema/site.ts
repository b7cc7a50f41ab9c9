import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, moment } from "./columns";
import { organizers } from "./organizers";

/** Its widths are in R2 as `{id}/{width}.webp`. */
export const images = sqliteTable(
  "images",
  {
    /** The path under /images/, as `events/k3x9…`. */
    id: text("id").primaryKey(),
    organizer_id: text("organizer_id").references(() => organizers.id, { onDelete: "set null" }),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    created_at: createdAt(),
    orphaned_at: moment("orphaned_at"),
  },
  (t) => [index("images_by_organizer").on(t.organizer_id), index("images_orphaned").on(t.orphaned_at)],
);

/** Also of texts where nothing was found: each is looked up once. */
export const geocodedAddresses = sqliteTable(
  "geocoded_addresses",
  {
    query: text("query").primaryKey(),
    lat: real("lat"),
    lng: real("lng"),
    source: text("source", { enum: ["kartverket", "gazetteer"] }).notNull(),
    looked_up_at: moment("looked_up_at").notNull(),
  },
  (t) => [check("geocoded_addresses_position", sql`(${t.lat} is null) = (${t.lng} is null)`)],
);

/** One row. `epoch` grows when something is hidden or shown again, and is in every cached page's key. */
export const publication = sqliteTable(
  "publication",
  { id: integer("id").primaryKey(), epoch: integer("epoch").notNull().default(1) },
  (t) => [check("publication_single", sql`${t.id} = 1`)],
);
