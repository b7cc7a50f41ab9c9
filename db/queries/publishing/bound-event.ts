import type { events } from "#db/schema";
import type { Defined } from "~/domain/values";

type EventColumns = typeof events.$inferInsert;

/** As statements bind them, many events in one JSON text. Times are unix seconds. */
export type BoundEvent<Column extends keyof EventColumns> = Required<
  Defined<Omit<Pick<EventColumns, Column>, "start_time" | "end_time" | "all_day">>
> & {
  start_time: number;
  end_time: number | null;
  all_day: 0 | 1;
};
