import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Database, firstRowOf, type Row, select, selectRows } from "#db/client";
import { e, isMarkedHidden, o } from "#db/queries/aliases";
import { insertMailIf, type NewMail } from "#db/queries/mail/outbox";
import { sqlSeconds } from "#db/queries/seconds";
import { userReports } from "#db/schema";
import type { ReportCategory } from "~/domain/moderation/reports";
import { type Content, HALVING_DISMISSALS, SILENCING_DISMISSALS } from "~/domain/moderation/rules";
import { DAY_SECONDS } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";

const r = alias(userReports, "r");

interface NewReport extends Content {
  id: string;
  reporter_id: string;
  reason: string;
  category: ReportCategory;
  description: string | null;
  is_passed_on: boolean;
  network: string;
}

interface AutoHide {
  /** This many reporters hide content. */
  reporters: number;
  accountDays: number;
  reason: string;
  /** To the owner. */
  mail: NewMail;
}

interface ReportOutcome {
  /** By this report or an earlier one. */
  isReported: boolean;
  isHidden: boolean;
}

const visible = ({ content_type, content_id }: Content): SQL<{ title: string }> =>
  content_type === "event"
    ? select({ title: e.title })`from visible_events e where e.id = ${content_id}`
    : select({ title: o.name })`from visible_organizers o where o.id = ${content_id}`;

export const findReportable = (db: Database, content: Content): Promise<{ title: string } | null> =>
  firstRowOf(db, visible(content));

/**
 * One report a person and content. Content is hidden where enough people reported it since a moderator approved it; all
 * in one transaction.
 */
export async function insertReport(
  db: Database,
  report: NewReport,
  autoHide: AutoHide,
  now: Date,
): Promise<ReportOutcome> {
  const { content_type, content_id } = report;
  const at = sqlSeconds(now);
  const isDue = autoHideIsDue(report, autoHide);
  const results = await db.batch([
    db.run(sql`insert into user_reports (id, content_type, content_id, reporter_id, reason, category, description, is_passed_on, network, created_at)
      select ${report.id}, ${content_type}, ${content_id}, ${report.reporter_id}, ${report.reason}, ${report.category}, ${report.description},
        ${Number(report.is_passed_on)}, ${report.network}, ${at}
      where exists (${visible(report)}) on conflict do nothing`),
    db.run(sql`insert into moderation_actions (content_type, content_id, action_type, action_reason, automated, created_at)
      select ${content_type}, ${content_id}, 'hide', ${autoHide.reason}, 1, ${at} where ${isDue}`),
    insertMailIf(db, autoHide.mail, isDue),
    // The report has marked it.
    db.run(sql`update content_moderation_status set is_hidden = 1, manual_review_required = 1, auto_hidden_at = ${at}, updated_at = ${at}
      where content_type = ${content_type} and content_id = ${content_id} and ${isDue}`),
    selectRows(db, {
      is_reported: sql<number>`exists (select 1 from user_reports where reporter_id = ${report.reporter_id} and content_type = ${content_type} and content_id = ${content_id})`,
      is_hidden: sql<number>`not exists (${visible(report)})`,
    })``,
  ]);
  const [outcome] = results[4];
  return { isReported: outcome?.is_reported === 1, isHidden: outcome?.is_hidden === 1 };
}

/** By what became of the reporter's other reports. */
const weightOfReport = sql`(
  select case when surplus >= ${sql.raw(String(SILENCING_DISMISSALS))} then 0 when surplus >= ${sql.raw(String(HALVING_DISMISSALS))} then 0.5 else 1 end
  from (select coalesce(sum((f.status = 'dismissed') - (f.status = 'resolved')), 0) as surplus
    from user_reports f where f.reporter_id = r.reporter_id))`;

/**
 * Undecided reports count where account and e-mail are old enough; of one network's only the heaviest. Approved
 * content, and a reviewed organizer's, is only hidden by people.
 */
const autoHideIsDue = (
  { content_type, content_id }: Content,
  { reporters, accountDays }: Pick<AutoHide, "reporters" | "accountDays">,
): SQL => sql`
  not exists (select 1 from content_moderation_status m
    where m.content_type = ${content_type} and m.content_id = ${content_id} and m.is_hidden = 1)
  and not exists (select 1 from moderation_actions a
    where a.content_type = ${content_type} and a.content_id = ${content_id} and a.automated = 0 and a.action_type in ('unhide', 'dismiss'))
  and not exists (select 1 from organizers o where ${content_type} = 'organizer' and o.id = ${content_id} and o.reviewed_at is not null)
  and (select coalesce(sum(weight), 0) from (
    select max(${weightOfReport}) as weight
    from user_reports r join users u on u.id = r.reporter_id
    where r.content_type = ${content_type} and r.content_id = ${content_id} and r.status = 'pending' and r.network is not null
      and max(u.created_at, coalesce(u.email_verified_at, r.created_at)) <= r.created_at - ${accountDays * DAY_SECONDS}
    group by r.network
  )) >= ${reporters}`;

const OWN_REPORTS_SHOWN = 50;

/** For `r` (a report) and its content. */
const OWN_REPORT = {
  ...pickFields(r, ["id", "content_type", "content_id", "category", "status", "created_at"]),
  /** Null where it is gone, or hidden from the reporter. */
  title: sql<string | null>`coalesce(${e.title}, ${o.name})`,
  is_gone: sql<number>`w.content_id is null`,
  is_hidden: sql<number>`max(${isMarkedHidden}, coalesce(h.is_hidden, 0))`,
  is_approved: sql<number>`exists (select 1 from moderation_actions a where a.content_type = r.content_type and a.content_id = r.content_id
    and a.automated = 0 and a.action_type = 'unhide' and a.created_at >= r.created_at)`,
};

export type OwnReportRow = Row<typeof OWN_REPORT>;

/** Newest first. */
export function listOwnReports(db: Database, userId: string): Promise<OwnReportRow[]> {
  return selectRows(db, OWN_REPORT)`
    from (select * from user_reports where reporter_id = ${userId} order by created_at desc limit ${OWN_REPORTS_SHOWN}) r
  left join content_owners w on w.content_type = r.content_type and w.content_id = r.content_id
  left join visible_events e on r.content_type = 'event' and e.id = r.content_id
  left join visible_organizers o on r.content_type = 'organizer' and o.id = r.content_id
  left join content_moderation_status m on m.content_type = r.content_type and m.content_id = r.content_id
  left join content_moderation_status h on h.content_type = 'organizer' and h.content_id = w.organizer_id
order by r.created_at desc, r.id`;
}
