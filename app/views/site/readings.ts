import { accessibilityStatementMessages } from "#messages/accessibility-statement";
import { privacyPolicyMessages } from "#messages/privacy-policy";
import { cookiePrefix } from "~/auth/secret-cookies";
import { LINK_HOURS, SECOND_STEP_MINUTES, SESSION_ABSOLUTE_DAYS, SESSION_DAYS } from "~/domain/accounts/lifetimes";
import type { Locale } from "~/domain/site/locales";
import type { Reading } from "~/domain/site/reading";
import { RETENTION } from "~/domain/site/retention";
import { messagesIn } from "~/i18n/messages-in";
import type { Settings } from "~/schemas/site/settings";

/** Returns this deployment's privacy policy, with the numbers that the code uses. */
export function viewPrivacyPolicy({ APP_URL, EMAIL_FROM, PAST_EVENTS_KEPT_DAYS }: Settings, locale: Locale): Reading {
  return messagesIn(privacyPolicyMessages, locale).reading({
    ...RETENTION,
    contact: addressIn(EMAIL_FROM),
    cookiePrefix: cookiePrefix(APP_URL.startsWith("https:")),
    sessionDays: SESSION_DAYS,
    sessionAbsoluteDays: SESSION_ABSOLUTE_DAYS,
    confirmDays: LINK_HOURS.confirm_email / 24,
    secondStepMinutes: SECOND_STEP_MINUTES,
    pastEventsDays: PAST_EVENTS_KEPT_DAYS === 0 ? null : PAST_EVENTS_KEPT_DAYS,
  });
}

export function viewAccessibilityStatement({ EMAIL_FROM }: Settings, locale: Locale): Reading {
  return messagesIn(accessibilityStatementMessages, locale).reading(addressIn(EMAIL_FROM));
}

/** The address in "Name <address>". */
export const addressIn = (sender: string) => /<([^>]+)>/.exec(sender)?.[1] ?? sender;
