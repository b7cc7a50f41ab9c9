import type { ProposedRow } from "#db/queries/calendars/unconfirmed";
import type { countUnconfirmed } from "#db/queries/site/sources";
import { foundSourceMessages } from "#messages/found-sources";
import type { SkippedGroup } from "~/domain/calendars/run";
import { hostOf } from "~/domain/text/links";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "~/views/events/card";

interface Shown {
  proposals: readonly ProposedRow[];
  waiting: number;
  counts: Awaited<ReturnType<typeof countUnconfirmed>>;
}

export type FoundSourcesView = ReturnType<typeof viewFoundSources>;

export function viewFoundSources({ proposals, waiting, counts }: Shown, { preferences }: ViewContext) {
  const m = messagesIn(foundSourceMessages, preferences.locale);
  const sum = (of: "sources" | "events", rows: Shown["counts"]) => rows.reduce((total, row) => total + row[of], 0);
  const looked = counts.filter(({ unconfirmed }) => unconfirmed === "looked_at");
  const published = counts.filter(({ unconfirmed }) => unconfirmed === "published");
  const closed = looked.filter(({ problem }) => problem === "robots");
  const away = looked.filter(({ problem }) => problem !== null && problem !== "robots");
  return {
    waiting: m.waiting(waiting),
    facts: [
      m.looked(sum("sources", looked), sum("sources", closed), sum("sources", away)),
      m.published(sum("sources", published), sum("events", published)),
    ].join(" "),
    proposals: proposals.map((row) => {
      const skipped = JSON.parse(row.skipped) as SkippedGroup[];
      const countOf = (reason: SkippedGroup["reason"]) => skipped.find((one) => one.reason === reason)?.count ?? 0;
      return {
        id: row.id,
        organizer: { id: row.organizer_id, name: row.organizer_name },
        figures: m.figures(row.rows, row.sure, countOf("unsure"), countOf("looks-private")),
        /** "Bergen · kirken.example · 7. juni kl. 18:30" */
        facts: [row.city, hostOf(row.address), formatDayAndTime(dateFromUnix(row.created_at), preferences)]
          .filter(Boolean)
          .join(" · "),
      };
    }),
  };
}
