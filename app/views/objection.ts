import type { ModerationCase } from "#db/queries/moderation-cases";
import { type Objectability, objectabilityOf } from "~/domain/moderation";
import { REPORT_CATEGORIES } from "~/domain/report-categories";
import type { Locale } from "~/i18n/catalogue";
import { mailMessages } from "~/i18n/mail";
import { moderationMessages } from "~/i18n/moderation";
import { reportMessages } from "~/i18n/report";

export interface ObjectionPageView {
  title: string;
  state: Objectability;
  /** Why it is hidden, in sentences. */
  reasons: string[];
}

export function viewObjectionPage(found: ModerationCase, locale: Locale): ObjectionPageView {
  const m = moderationMessages[locale];
  const named = new Set(JSON.parse(found.categories) as unknown[]);
  const categories = REPORT_CATEGORIES.filter((category) => named.has(category)).map((category) => reportMessages[locale].categories[category].toLowerCase());
  const because = categories.length > 0 ? [mailMessages[locale].moderation.because(categories.join(", "))] : [];
  return { title: found.title, state: objectabilityOf(found), reasons: [`${hidingReason(found, m)}.`, ...because] };
}

const hidingReason = ({ hidden_by }: ModerationCase, m: (typeof moderationMessages)["nb"]) =>
  hidden_by === null ? m.automaticReason : m.reasons["Manual review - content deemed inappropriate"]!;
