import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type LeftEvent, SEVERAL_ACTS, type StepColumns } from "../../app/domain/events/several";
import { moment } from "./columns";
import { organizers } from "./organizers";

/** A press: docs/decisions/0058-several-events-in-one-step.md. */
export const eventSteps = sqliteTable(
  "event_steps",
  {
    /** A deletion's is its id in the bin too. */
    id: text("id").primaryKey(),
    organizer_id: text("organizer_id")
      .notNull()
      .references(() => organizers.id, { onDelete: "cascade" }),
    act: text("act", { enum: SEVERAL_ACTS }).notNull(),
    count: integer("count").notNull(),
    /** Chosen and not changed; after undoing those that stay as the step made them. */
    left_events: text("left_events", { mode: "json" }).$type<LeftEvent[]>().notNull(),
    done_at: moment("done_at").notNull(),
    undone_at: moment("undone_at"),
  },
  (t) => [index("event_steps_of_organizer").on(t.organizer_id, t.done_at), index("event_steps_by_time").on(t.done_at)],
);

export const eventStepRows = sqliteTable(
  "event_step_rows",
  {
    step_id: text("step_id")
      .notNull()
      .references(() => eventSteps.id, { onDelete: "cascade" }),
    event_id: text("event_id").notNull(),
    title: text("title").notNull(),
    before: text("before", { mode: "json" }).$type<StepColumns>().notNull(),
    version: integer("version").notNull(),
  },
  (t) => [primaryKey({ columns: [t.step_id, t.event_id] })],
);
