import type { AdminSourcePage, AdminSourceRow, AfterSource } from "#db/queries/admin/sources";
import { sourceStatusMessages } from "#messages/source-status";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { type ProblemView, viewProblem } from "~/views/calendars/run";
import { viewSourceState } from "~/views/calendars/status";
import type { ViewContext } from "~/views/events/card";

export type AdminSourceView = ReturnType<typeof viewAdminSource>;

export interface AdminSourcesView {
  lists: {
    name: "failing" | "others";
    sources: AdminSourceView[];
    /** Null where all are shown. */
    more: string | null;
  }[];
  isContinued: boolean;
}

type Pages = Record<"failing" | "others", AdminSourcePage>;

export function viewAdminSources(pages: Pages, list: "failing" | "others" | null, context: ViewContext) {
  const names = list === null ? (["failing", "others"] as const) : [list];
  return {
    lists: names.map((name) => ({
      name,
      sources: pages[name].sources.map((row) => viewAdminSource(row, context)),
      more: moreOf(name, pages[name].next),
    })),
    isContinued: list !== null,
  } satisfies AdminSourcesView;
}

const moreOf = (list: string, next: AfterSource | null) =>
  next && `?${new URLSearchParams({ list, since: String(next.since), after: next.id })}`;

function viewAdminSource(row: AdminSourceRow, context: ViewContext) {
  const { preferences } = context;
  const problem = viewProblem(row.problem, preferences.locale);
  const m = messagesIn(sourceStatusMessages, preferences.locale);
  const moment = (seconds: number | null) => (seconds === null ? null : dateFromUnix(seconds));
  const last = moment(row.last_sync);
  const read = last ? m.admin.lastSuccess(formatDayAndTime(last, preferences)) : m.admin.neverRead;
  return {
    id: row.id,
    name: row.calendar_name,
    organizer: { id: row.organizer_id, name: row.organizer_name },
    /** "Nettside · sist lest 7. juni kl. 18:30" */
    facts: `${m.kinds[row.source_kind]} · ${read}`,
    state: viewSourceState(
      {
        sync_enabled: row.sync_enabled === 1,
        failing_since: moment(row.failing_since),
        problem: row.problem,
        last_sync: last,
        due_at: row.due_at,
      },
      context,
    ),
    why: problem?.what ?? null,
    /** A letter to the owner about what fails, to be opened in the mail program; null while nothing does. */
    writeTo:
      problem && row.organizer_email && letterTo(row.organizer_email, problem, m.admin.letter(row.calendar_name)),
  };
}

function letterTo(email: string, { what, remedy }: ProblemView, subject: string): string {
  const fields = { subject, body: [what, remedy].join("\n\n") };
  // A mail program takes a plus sign as it stands.
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${query.join("&")}`;
}
