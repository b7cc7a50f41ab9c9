import { moderationMessages } from "~/i18n/moderation";
import type { Seen } from "~/models/see-content";
import type { ViewContext } from "./event-card";
import { viewHeld } from "./held";

/** What stands above a page that others can't see. */
export interface HiddenNoticeView {
  text: string;
  tone: "hidden" | "held";
  link: null | { href: string; text: string };
}

/** Null on a page that everybody sees. */
export function viewHiddenNotice(
  type: "event" | "organizer",
  { sight, heldUntil, isByReports }: Pick<Seen<unknown>, "sight" | "heldUntil" | "isByReports">,
  context: ViewContext,
): HiddenNoticeView | null {
  if (sight === "public") return null;
  const { notice } = moderationMessages[context.preferences.locale];
  const text = (isByReports ? notice.byReports : notice)[type];
  if (heldUntil === null) return { text, tone: "hidden", link: { href: "/admin/moderation?tab=hidden", text: notice.why } };
  const toNewOnes = sight === "moderator" ? { href: "/admin/moderation", text: notice.newOnes } : null;
  return { text: `${viewHeld(heldUntil, context)}.`, tone: "held", link: toNewOnes };
}
