import { sql } from "drizzle-orm";
import type { ReportCategory } from "~/domain/report-categories";
import type { Database } from "#db/client";

/** So many of somebody's newest reports are shown. */
export const OWN_REPORTS_SHOWN = 50;

export interface OwnReportRow {
  id: string;
  content_type: "event" | "organizer";
  content_id: string;
  category: ReportCategory;
  status: "pending" | "resolved" | "dismissed";
  /** Unix seconds. */
  created_at: number;
  /** Null where the content is gone, or hidden from the reporter. */
  title: string | null;
  is_gone: number;
  is_hidden: number;
  /** A moderator has let it stand since. */
  is_approved: number;
}

/** Somebody's own reports, the newest first, with what became of them. */
export function listOwnReports(db: Database, userId: string): Promise<OwnReportRow[]> {
  return db.all<OwnReportRow>(sql`select r.id, r.content_type, r.content_id, r.category, r.status, r.created_at,
      coalesce(e.title, o.name) as title, w.content_id is null as is_gone, max(coalesce(m.is_hidden, 0), coalesce(h.is_hidden, 0)) as is_hidden,
      exists (select 1 from moderation_actions a where a.content_type = r.content_type and a.content_id = r.content_id
        and a.automated = 0 and a.action_type = 'unhide' and a.created_at >= r.created_at) as is_approved
    from (select * from user_reports where reporter_id = ${userId} order by created_at desc limit ${OWN_REPORTS_SHOWN}) r
      left join content_owners w on w.content_type = r.content_type and w.content_id = r.content_id
      left join visible_events e on r.content_type = 'event' and e.id = r.content_id
      left join visible_organizers o on r.content_type = 'organizer' and o.id = r.content_id
      left join content_moderation_status m on m.content_type = r.content_type and m.content_id = r.content_id
      left join content_moderation_status h on h.content_type = 'organizer' and h.content_id = w.organizer_id
    order by r.created_at desc, r.id`);
}
