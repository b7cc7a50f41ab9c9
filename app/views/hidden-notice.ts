import type { Locale } from "~/i18n/catalogue";
import { moderationMessages } from "~/i18n/moderation";
import type { Seen } from "~/models/see-content";

/** What stands above a page that others can't see. */
export interface HiddenNoticeView {
  text: string;
  link: { href: string; text: string };
}

/** Null on a page that everybody sees. */
export function viewHiddenNotice(type: "event" | "organizer", { sight, isByReports }: Pick<Seen<unknown>, "sight" | "isByReports">, locale: Locale): HiddenNoticeView | null {
  if (sight === "public") return null;
  const { notice } = moderationMessages[locale];
  return { text: (isByReports ? notice.byReports : notice)[type], link: { href: "/admin/moderation?tab=hidden", text: notice.why } };
}
