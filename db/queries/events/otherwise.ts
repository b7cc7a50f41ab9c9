import { sql } from "drizzle-orm";
import { OTHERWISE } from "~/domain/events/types";

/** In the words of the index `events_otherwise`. */
export const isStateOtherwise = (alias: string) =>
  sql.raw(`${alias}.state in (${OTHERWISE.map((state) => `'${state}'`).join(", ")})`);
