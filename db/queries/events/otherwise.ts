import { sql } from "drizzle-orm";
import { OTHERWISE } from "~/domain/events/state";

/** SQL: whether an event is cancelled, postponed or moved, in the words of the index `events_otherwise`. */
export const isStateOtherwise = (alias: string) =>
  sql.raw(`${alias}.state in (${OTHERWISE.map((state) => `'${state}'`).join(", ")})`);
