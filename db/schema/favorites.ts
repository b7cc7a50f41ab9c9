import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { belongsTo, createdAt, moment } from "./columns";
import { events } from "./events";
import { organizers } from "./organizers";

export const userFavorites = sqliteTable(
  "user_favorites",
  {
    id: text("id").primaryKey(),
    user_id: belongsTo("user_id", () => users.id),
    event_id: belongsTo("event_id", () => events.id),
    created_at: createdAt(),
    /** As the event was when saved: who saved it hears of a change. Null where not known. */
    known_start: moment("known_start"),
    known_place: text("known_place"),
  },
  (t) => [
    uniqueIndex("user_favorites_once").on(t.user_id, t.event_id),
    index("user_favorites_by_event").on(t.event_id, t.user_id),
  ],
);

export const userFollows = sqliteTable(
  "user_follows",
  {
    id: text("id").primaryKey(),
    user_id: belongsTo("user_id", () => users.id),
    organizer_id: belongsTo("organizer_id", () => organizers.id),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex("user_follows_once").on(t.user_id, t.organizer_id),
    index("user_follows_by_organizer").on(t.organizer_id),
  ],
);
