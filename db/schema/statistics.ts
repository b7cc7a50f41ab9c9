import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { COUNTED_KINDS, type CountedKind } from "../../app/domain/statistics/kinds";
import { eachField } from "../../app/domain/values";
import { belongsTo, contentType } from "./columns";
import { events } from "./events";
import { organizers } from "./organizers";

const sumOf = (name: CountedKind) => integer(name).notNull().default(0);

const sums = () => eachField(COUNTED_KINDS, sumOf);

/**
 * Added to the sums below later: a row written a count, without asking what exists. docs/features/statistics.md.
 */
export const counts = sqliteTable(
  "counts",
  {
    /** Norwegian, YYYY-MM-DD. */
    day: text("day").notNull(),
    content_type: contentType(),
    content_id: text("content_id").notNull(),
    kind: text("kind", { enum: COUNTED_KINDS }).notNull(),
    sum: integer("sum").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.content_type, t.content_id, t.kind] })],
);

/** An organizer's page and all its events together. */
export const organizerDays = sqliteTable(
  "organizer_days",
  {
    organizer_id: belongsTo("organizer_id", () => organizers.id),
    day: text("day").notNull(),
    ...sums(),
  },
  (t) => [primaryKey({ columns: [t.organizer_id, t.day] }), index("organizer_days_by_day").on(t.day)],
);

export const eventMonths = sqliteTable(
  "event_months",
  {
    event_id: belongsTo("event_id", () => events.id),
    /** YYYY-MM. */
    month: text("month").notNull(),
    organizer_id: belongsTo("organizer_id", () => organizers.id),
    ...sums(),
  },
  (t) => [
    primaryKey({ columns: [t.event_id, t.month] }),
    index("event_months_of_organizer").on(t.organizer_id, t.month),
    index("event_months_by_month").on(t.month),
  ],
);
