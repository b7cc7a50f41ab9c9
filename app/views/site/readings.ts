import { accessibilityStatementMessages } from "#messages/accessibility-statement";
import { privacyPolicyMessages } from "#messages/privacy-policy";
import { cookiePrefix } from "~/auth/secret-cookies";
import {
  BOOKMARK_MINUTES,
  LINK_HOURS,
  SECOND_STEP_MINUTES,
  SESSION_ABSOLUTE_DAYS,
  SESSION_DAYS,
} from "~/domain/accounts/lifetimes";
import type { Locale } from "~/domain/site/locales";
import type { Reading } from "~/domain/site/reading";
import { RETENTION } from "~/domain/site/retention";
import { messagesIn } from "~/i18n/messages-in";
import { contactAddress, isHttps, type Settings } from "~/schemas/site/settings";

/** With the numbers that the code uses. */
export function viewPrivacyPolicy(settings: Settings, locale: Locale): Reading {
  const { PAST_EVENTS_KEPT_DAYS } = settings;
  return messagesIn(privacyPolicyMessages, locale).reading({
    ...RETENTION,
    contact: contactAddress(settings),
    cookiePrefix: cookiePrefix(isHttps(settings)),
    sessionDays: SESSION_DAYS,
    sessionAbsoluteDays: SESSION_ABSOLUTE_DAYS,
    confirmDays: LINK_HOURS.confirm_email / 24,
    secondStepMinutes: SECOND_STEP_MINUTES,
    bookmarkMinutes: BOOKMARK_MINUTES,
    pastEventsDays: PAST_EVENTS_KEPT_DAYS === 0 ? null : PAST_EVENTS_KEPT_DAYS,
  });
}

export const viewAccessibilityStatement = (settings: Settings, locale: Locale): Reading =>
  messagesIn(accessibilityStatementMessages, locale).reading(contactAddress(settings));
