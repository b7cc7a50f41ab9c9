import { settingsMessages } from "#messages/settings";
import { proposedLocale } from "~/domain/site/language-proposal";
import type { ContentLanguage, Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";

/** Asks in the proposed language. */
export interface LanguageProposalView {
  proposed: Locale;
  present: Locale;
  texts: { title: string; text: string; yes: string; no: string };
}

/** `written`: the organization's language; null where there is nothing to ask. */
export function viewLanguageProposal(
  written: ContentLanguage | null,
  { page, chosen }: { page: Locale; chosen: Locale | null },
): LanguageProposalView | null {
  const proposed = proposedLocale(written, { page, chosen });
  return proposed && { proposed, present: page, texts: messagesIn(settingsMessages, proposed).proposal };
}
