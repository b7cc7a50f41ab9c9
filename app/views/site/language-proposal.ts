import { settingsMessages } from "#messages/settings";
import { proposedLocale } from "~/domain/site/language-proposal";
import type { ContentLanguage, Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";

/** Asks whether to have the product in another language, in that language. */
export interface LanguageProposalView {
  /** What is asked for, and what the page has. */
  proposed: Locale;
  present: Locale;
  texts: { title: string; text: string; yes: string; no: string };
}

/** Returns the question for somebody whose organization writes in `written`; null where there is nothing to ask. */
export function viewLanguageProposal(
  written: ContentLanguage | null,
  { page, chosen }: { page: Locale; chosen: Locale | null },
): LanguageProposalView | null {
  const proposed = proposedLocale(written, { page, chosen });
  return proposed && { proposed, present: page, texts: messagesIn(settingsMessages, proposed).proposal };
}
