import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { STORED_FORM_KINDS } from "../../app/domain/events/stored-forms";
import { users } from "./accounts";
import { belongsTo, createdAt, moment, version } from "./columns";
import { organizers } from "./organizers";

export const storedEventForms = sqliteTable(
  "stored_event_forms",
  {
    id: text("id").primaryKey(),
    organizer_id: belongsTo("organizer_id", () => organizers.id),
    kind: text("kind", { enum: STORED_FORM_KINDS }).notNull(),
    /** A template's name, or a draft's title, which may be empty. */
    name: text("name").notNull(),
    /** As typed: may be wrong or missing. */
    texts: text("texts", { mode: "json" }).$type<Record<string, string>>().notNull(),
    image_url: text("image_url"),
    /** End of the address at which anybody sees the draft. */
    preview_token: text("preview_token"),
    preview_since: moment("preview_since"),
    created_by: text("created_by").references(() => users.id, { onDelete: "set null" }),
    version: version(),
    created_at: createdAt(),
    updated_at: moment("updated_at").notNull(),
  },
  (t) => [
    index("stored_event_forms_of_organizer").on(t.organizer_id, t.kind, t.updated_at),
    uniqueIndex("stored_event_forms_by_token")
      .on(t.preview_token)
      .where(sql`${t.preview_token} is not null`),
    index("stored_event_forms_by_picture")
      .on(t.image_url, t.organizer_id)
      .where(sql`${t.image_url} is not null`),
  ],
);
