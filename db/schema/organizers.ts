import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { FactValues } from "../../app/domain/facts/facts";
import type { Opening } from "../../app/domain/organizers/open-spans";
import { REGISTER_STANDINGS } from "../../app/domain/organizers/register";
import { CONTENT_LANGUAGES } from "../../app/domain/site/locales";
import { users } from "./accounts";
import { belongsTo, createdAt, flag, moment, version } from "./columns";

/** `seq` is the row id of its search entry. */
export const organizers = sqliteTable(
  "organizers",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    email: text("email").notNull(),
    /** Shown instead of the owner's; of a claimed page no other is shown. */
    contact_email: text("contact_email"),
    name: text("name").notNull(),
    description: text("description"),
    phone: text("phone"),
    website: text("website"),
    address: text("address"),
    city: text("city"),
    lat: real("lat"),
    lng: real("lng"),
    logo_url: text("logo_url"),
    cover_image_url: text("cover_image_url"),
    is_superadmin: flag("is_superadmin"),
    is_moderator: flag("is_moderator"),
    /** First seen by staff; limits are lower until then. */
    reviewed_at: moment("reviewed_at"),
    /** Nine digits in the Norwegian register, as entered. */
    organization_number: text("organization_number"),
    /** By a superadmin; lifts the limits too. */
    organization_number_verified_at: moment("organization_number_verified_at"),
    register_standing: text("register_standing", { enum: REGISTER_STANDINGS }),
    /** Null once the unit is not active. */
    register_name: text("register_name"),
    register_checked_at: moment("register_checked_at"),
    /** Null where it is not asked again. */
    register_due_at: moment("register_due_at"),
    /** Shortens its first day: its name is like the register's. */
    has_register_name: flag("has_register_name"),
    /** The batch that made it from the register; null once somebody keeps it: see app/models/organizers/register-pages.ts. */
    register_batch: text("register_batch"),
    /** Since when somebody keeps what was made from the register; its first day begins then. */
    claimed_at: moment("claimed_at"),
    /** Null where it has not said. */
    language: text("language", { enum: CONTENT_LANGUAGES }),
    /** Folded name, city and description: see app/domain/search/words.ts. */
    search_text: text("search_text").notNull(),
    /** Folded name and city, by which its events are found too. */
    search_name: text("search_name").notNull(),
    /** Sorts in Norwegian order. */
    name_key: text("name_key").notNull(),
    /** They hold for its events: see app/domain/facts/facts.ts. */
    facts: text("facts", { mode: "json" })
      .$type<FactValues>()
      .notNull()
      .default(sql`'{}'`),
    /** See factFacets() in app/domain/search/fact-facets.ts. */
    fact_facets: text("fact_facets").notNull().default("{}"),
    /** See app/domain/organizers/opening.ts. */
    opening: text("opening", { mode: "json" })
      .$type<Opening>()
      .notNull()
      .default(sql`'{}'`),
    /** Its number; null until known, "" in none. */
    county: text("county"),
    /** 0 where it was made from the register and nobody has taken it. */
    is_kept: integer("is_kept").generatedAlwaysAs(sql`register_batch is null`, { mode: "virtual" }),
    family: text("family").generatedAlwaysAs(sql`facts ->> 'family'`, { mode: "virtual" }),
    /** A fifth of a degree of latitude wide: see squaresAround(). */
    square: integer("square").generatedAlwaysAs(
      sql`cast((lat + 90) * 5 as integer) * 1000 + cast((lng + 180) * 2.5 as integer)`,
      { mode: "virtual" },
    ),
    /** Its search token, as facetToken() in app/domain/search/facets.ts makes it. */
    facet: text("facet").generatedAlwaysAs(
      sql`char(19968 + (110000000 + seq) / 262144, 19968 + (110000000 + seq) / 512 % 512, 19968 + (110000000 + seq) % 512)`,
      { mode: "virtual" },
    ),
    /** Counts changes of the profile form. */
    version: version(),
    created_at: createdAt(),
    updated_at: moment("updated_at"),
  },
  (t) => [
    uniqueIndex("organizers_by_email").on(t.email),
    index("organizers_by_name").on(t.name_key, t.id),
    index("organizers_by_county").on(t.county, t.name_key, t.id),
    index("organizers_by_family").on(t.family, t.name_key, t.id),
    index("organizers_by_square").on(t.square),
    index("organizers_by_keeper").on(t.is_kept, t.name_key, t.id),
    index("organizers_of_batch")
      .on(t.register_batch)
      .where(sql`${t.register_batch} is not null`),
    uniqueIndex("organizers_unkept_once")
      .on(t.organization_number)
      .where(sql`${t.register_batch} is not null`),
    index("organizers_without_county")
      .on(t.seq)
      .where(sql`${t.county} is null and ${t.lat} is not null`),
    index("organizers_by_creation").on(t.created_at),
    index("organizers_unreviewed")
      .on(t.created_at)
      .where(sql`${t.reviewed_at} is null`),
    index("organizers_by_number")
      .on(t.organization_number)
      .where(sql`${t.organization_number} is not null`),
    index("organizers_due_in_register")
      .on(t.register_due_at)
      .where(sql`${t.register_due_at} is not null`),
    index("organizers_superadmins")
      .on(t.id)
      .where(sql`${t.is_superadmin} = 1`),
    index("organizers_moderators")
      .on(t.id)
      .where(sql`${t.is_moderator} = 1`),
    check("organizers_email_lower", sql`${t.email} = lower(${t.email})`),
    check("organizers_name_present", sql`length(trim(${t.name})) > 0`),
    check("organizers_position", sql`(${t.lat} is null) = (${t.lng} is null)`),
    check("organizers_lat", sql`${t.lat} between -90 and 90`),
    check("organizers_lng", sql`${t.lng} between -180 and 180`),
  ],
);

/** With open invitations, without the owner. */
export const organizerAdmins = sqliteTable(
  "organizer_admins",
  {
    id: text("id").primaryKey(),
    organizer_id: belongsTo("organizer_id", () => organizers.id),
    user_email: text("user_email").notNull(),
    invited_by: text("invited_by").references(() => users.id, { onDelete: "set null" }),
    role: text("role", { enum: ["admin", "editor", "viewer"] })
      .notNull()
      .default("editor"),
    invited_at: moment("invited_at")
      .notNull()
      .default(sql`(unixepoch())`),
    accepted_at: moment("accepted_at"),
    /** SHA-256 of the invitation's token; kept to recognise a link opened again. */
    token_hash: text("token_hash").unique(),
    expires_at: moment("expires_at"),
    version: version(),
  },
  (t) => [
    uniqueIndex("organizer_admins_once").on(t.organizer_id, t.user_email),
    index("organizer_admins_by_email").on(t.user_email),
    check("organizer_admins_email_lower", sql`${t.user_email} = lower(${t.user_email})`),
  ],
);
