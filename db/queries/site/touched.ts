import { sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { SETTLE } from "#db/settling";

/** What a batch had to leave, because something derived was broken, or a writer went past what settles. */
export const settleTouched = async (db: Database): Promise<void> => void (await db.run(sql.raw(SETTLE)));
