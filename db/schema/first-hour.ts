import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { moment } from "./columns";
import { organizers } from "./organizers";

/** Steps done are not stored: they are what exists. */
export const putAwayFirstHours = sqliteTable(
  "put_away_first_hours",
  {
    organizer_id: text("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    user_id: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    put_away_at: moment("put_away_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizer_id, t.user_id] }), index("put_away_first_hours_of_user").on(t.user_id)],
);
