import type { ModerationCase } from "#db/queries/moderation/cases";
import { mailMessages } from "#messages/mail";
import { moderationMessages } from "#messages/moderation";
import { reportMessages } from "#messages/report";
import { REPORT_CATEGORIES } from "~/domain/moderation/reports";
import { objectabilityOf } from "~/domain/moderation/rules";
import type { Locale } from "~/domain/site/locales";
import { present } from "~/domain/values";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewedContent } from "~/models/events/for-viewer";
import { type ViewContext, viewHeld, viewTimed } from "~/views/events/card";

export interface TeamNoticeView {
  text: string;
  tone: "hidden" | "held";
  link: null | { href: string; text: string };
}

type SeenAs = Pick<ViewedContent<unknown>, "visibility" | "heldUntil" | "isByReports"> &
  Partial<Pick<ViewedContent<unknown>, "isTimed">>;

export function viewHiddenNotice(
  type: "event" | "organizer",
  { visibility, heldUntil, isTimed = false, isByReports }: SeenAs,
  context: ViewContext,
): TeamNoticeView | null {
  if (visibility === "public") return null;
  const { notice } = messagesIn(moderationMessages, context.preferences.locale);
  const text = (isByReports ? notice.byReports : notice)[type];
  if (heldUntil === null)
    return { text, tone: "hidden", link: { href: "/admin/moderation?tab=hidden", text: notice.why } };
  if (isTimed) return { text: `${viewTimed(heldUntil, context)}.`, tone: "held", link: null };
  const toNewOnes = visibility === "moderator" ? { href: "/admin/moderation", text: notice.newOnes } : null;
  return { text: `${viewHeld(heldUntil, context)}.`, tone: "held", link: toNewOnes };
}

export type ObjectionPageView = ReturnType<typeof viewObjectionPage>;

export function viewObjectionPage(found: ModerationCase, locale: Locale) {
  const m = messagesIn(moderationMessages, locale);
  const named = new Set(JSON.parse(found.categories) as unknown[]);
  const categories = REPORT_CATEGORIES.filter((category) => named.has(category)).map((category) =>
    messagesIn(reportMessages, locale).categories[category].toLowerCase(),
  );
  const because =
    categories.length > 0 ? [messagesIn(mailMessages, locale).moderation.because(categories.join(", "))] : [];
  return { title: found.title, state: objectabilityOf(found), reasons: [`${hidingReason(found, m)}.`, ...because] };
}

const hidingReason = ({ hidden_by }: ModerationCase, m: typeof moderationMessages) =>
  hidden_by === null
    ? m.automaticReason
    : present(m.reasons["Manual review - content deemed inappropriate"], "reason of hiding");
