import { isDatabaseAway } from "~/domain/site/away";
import { type Connection, wrapDatabase } from "./wrapped";

/** Events that are settled at once; the rest waits for the next time. */
const MOST = 20_000;

/** What is derived follows what was touched: docs/decisions/0085-touched-and-settled.md. Does nothing where nothing was. */
export const SETTLE = `insert into settling (before)
  select coalesce((select seq from touched where content_type = 'event' order by seq limit 1 offset ${MOST}), ${Number.MAX_SAFE_INTEGER})
  where exists (select 1 from touched)`;

const SOURCES = "events|organizers|event_hosts|content_moderation_status";
/** Their deletion reaches events. */
const PARENTS = "calendar_syncs|event_series";

const touching = new RegExp(
  `\\b(?:(?:insert(?: or \\w+)? into|replace into|update(?: or \\w+)?|delete from)\\s+["\`]?(?:${SOURCES})|delete from\\s+["\`]?(?:${PARENTS}))\\b`,
  "i",
);

/** A D1 that settles in the same batch what a statement touches; where what is derived is broken, without it. */
export const settlingDatabase = (d1: Connection): Connection =>
  wrapDatabase(
    d1,
    (query) => touching.test(query),
    async (statements, send) => {
      if (!statements.some(({ known }) => known)) return send();
      try {
        const batch = [...statements.map(({ statement }) => statement), d1.prepare(SETTLE)];
        return (await d1.batch(batch)).slice(0, -1);
      } catch (error) {
        // It was rolled back, for a fault of its own or of the last statement: that shows now.
        if (isDatabaseAway(error)) throw error;
        return send();
      }
    },
  );
