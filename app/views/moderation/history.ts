import type { ActionRow, ObjectionRow, ReportRow } from "#db/queries/moderation/queue";
import { moderationMessages } from "#messages/moderation";
import { reportMessages } from "#messages/report";
import { REPORT_CATEGORIES } from "~/domain/moderation/reports";
import { AUTO_HIDE_REASON } from "~/domain/moderation/rules";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "~/views/events/card";

export interface CategoryView {
  /** "Spam eller reklame (2)" */
  title: string;
  reports: { text: string | null; when: string; status: string }[];
}

export interface HistoryView {
  seq: number;
  what: string;
  why: string;
  who: string;
  when: string;
}

export interface ObjectionView {
  text: string;
  when: string;
  isOpen: boolean;
}

const moment = (seconds: number, { preferences }: ViewContext) => formatDayAndTime(dateFromUnix(seconds), preferences);

/** A reporter's words are for moderators; owners read them only where the reporter allows it. */
export function viewCategories(reports: ReportRow[], context: ViewContext & { showsWords: boolean }): CategoryView[] {
  const { locale } = context.preferences;
  const m = messagesIn(moderationMessages, locale);
  return REPORT_CATEGORIES.flatMap((category) => {
    const own = reports.filter((report) => report.category === category);
    if (own.length === 0) return [];
    return {
      title: m.categoryCount(messagesIn(reportMessages, locale).categories[category], own.length),
      reports: own.map(({ description, is_passed_on, created_at, status }) => ({
        text: context.showsWords || is_passed_on === 1 ? description : null,
        when: moment(created_at, context),
        status: m.statuses[status],
      })),
    };
  });
}

/** Newest first. Owners don't learn who the moderators are. */
export function viewHistory(
  actions: ActionRow[],
  reports: ReportRow[],
  context: ViewContext & { namesModerators: boolean },
): HistoryView[] {
  const m = messagesIn(moderationMessages, context.preferences.locale);
  const who = ({ automated, moderator_email }: ActionRow) => {
    if (automated === 1) return m.automatic;
    return context.namesModerators ? (moderator_email ?? m.goneModerator) : m.aModerator;
  };
  const { categories } = messagesIn(reportMessages, context.preferences.locale);
  const reported = REPORT_CATEGORIES.filter((name) =>
    reports.some(({ category, status }) => category === name && status !== "dismissed"),
  ).map((name) => categories[name]);
  const why = ({ action_type, action_reason: reason, automated }: ActionRow) => {
    if (reason === AUTO_HIDE_REASON) return m.automaticReason;
    const known = m.reasons[reason];
    const isTold = automated === 0 && (action_type === "hide" || action_type === "mend") && reported.length > 0;
    return isTold ? [reported.join(", "), ...(known ? [] : [reason])].join(": ") : (known ?? reason);
  };
  return actions.map((action) => ({
    seq: action.seq,
    what: m.actions[action.action_type],
    why: why(action),
    who: who(action),
    when: moment(action.created_at, context),
  }));
}

export function viewObjections(rows: ObjectionRow[], context: ViewContext): ObjectionView[] {
  return rows.map(({ text, created_at, closed_at }) => ({
    text,
    when: moment(created_at, context),
    isOpen: closed_at === null,
  }));
}
