import type { AdminSourcePage, AdminSourceRow, AfterSource } from "#db/queries/admin/sources";
import type { ProposedRow } from "#db/queries/calendars/unconfirmed";
import type { UnconfirmedCount } from "#db/queries/site/sources";
import { sourceStatusMessages } from "#messages/source-status";
import type { SkippedGroup } from "~/domain/calendars/run";
import { hostOf } from "~/domain/text/links";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { type ProblemView, viewProblem } from "~/views/calendars/run";
import { viewSourceState } from "~/views/calendars/status";
import type { ViewContext } from "~/views/events/card";

export type AdminSourceView = ReturnType<typeof viewAdminSource>;

export interface AdminSourcesView {
  lists: {
    name: "proposed" | "failing" | "others";
    note: string | null;
    sources: AdminSourceView[];
    /** Null where all are shown. */
    more: string | null;
  }[];
  isContinued: boolean;
}

type Pages = Record<"failing" | "others", AdminSourcePage>;

interface Shown {
  pages: Pages;
  proposals: readonly ProposedRow[];
  awaiting: readonly AdminSourceRow[];
  unconfirmed: readonly UnconfirmedCount[];
}

/** What was found on websites stands first. */
export function viewAdminSources(
  { pages, proposals, awaiting, unconfirmed }: Shown,
  list: "failing" | "others" | null,
  context: ViewContext,
) {
  const names = list === null ? (["failing", "others"] as const) : [list];
  const lists = names.map((name) => ({
    name,
    note: null,
    sources: pages[name].sources.map((row) => viewAdminSource(row, context)),
    more: moreOf(name, pages[name].next),
  }));
  const note = viewLooked(unconfirmed, context);
  const sources: AdminSourceView[] = [
    ...proposals.map((row) => viewProposal(row, context)),
    ...awaiting.map((row) => viewAdminSource(row, context)),
  ];
  return {
    lists: list === null ? [{ name: "proposed" as const, note, sources, more: null }, ...lists] : lists,
    isContinued: list !== null,
  } satisfies AdminSourcesView;
}

const moreOf = (list: string, next: AfterSource | null) =>
  next && `?${new URLSearchParams({ list, since: String(next.since), after: next.id })}`;

function viewLooked(counts: readonly UnconfirmedCount[], { preferences }: ViewContext): string {
  const sum = (rows: readonly UnconfirmedCount[]) => rows.reduce((total, { sources }) => total + sources, 0);
  const looked = counts.filter(({ unconfirmed }) => unconfirmed === "looked_at");
  const failed = looked.filter(({ problem }) => problem !== null);
  const closed = sum(failed.filter(({ problem }) => problem === "robots"));
  const m = messagesIn(sourceStatusMessages, preferences.locale).admin;
  return m.looked(sum(looked), closed, sum(failed) - closed, sum(counts) - sum(looked));
}

function viewProposal(row: ProposedRow, { preferences }: ViewContext): AdminSourceView {
  const m = messagesIn(sourceStatusMessages, preferences.locale).admin;
  const skipped = JSON.parse(row.skipped) as SkippedGroup[];
  const countOf = (reason: SkippedGroup["reason"]) => skipped.find((one) => one.reason === reason)?.count ?? 0;
  return {
    to: `/dashboard/intake/${row.id}`,
    name: hostOf(row.address),
    organizer: { id: row.organizer_id, name: row.organizer_name },
    facts: [row.city, formatDayAndTime(dateFromUnix(row.created_at), preferences)].filter(Boolean).join(" · "),
    state: { tone: "waits", title: m.waits, lines: [] },
    why: m.figures(row.rows, row.sure, countOf("looks-private"), countOf("unsure")),
    writeTo: null,
  };
}

function viewAdminSource(row: AdminSourceRow, context: ViewContext) {
  const { preferences } = context;
  const problem = viewProblem(row.problem, preferences.locale);
  const m = messagesIn(sourceStatusMessages, preferences.locale);
  const moment = (seconds: number | null) => (seconds === null ? null : dateFromUnix(seconds));
  const last = moment(row.last_sync);
  const read = last ? m.admin.lastSuccess(formatDayAndTime(last, preferences)) : m.admin.neverRead;
  return {
    to: `/dashboard/calendar-sync/${row.id}`,
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
