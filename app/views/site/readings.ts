import { cookiePrefix } from "~/auth/secret-cookies";
import {
  BOOKMARK_MINUTES,
  LINK_HOURS,
  SECOND_STEP_MINUTES,
  SESSION_ABSOLUTE_DAYS,
  SESSION_DAYS,
} from "~/domain/accounts/lifetimes";
import { type Reading, withFacts } from "~/domain/site/reading";
import { RETENTION } from "~/domain/site/retention";
import { contactAddress, isHttps, type Settings } from "~/schemas/site/settings";

/** With the numbers that the code uses. */
export function viewPrivacyPolicy(policy: Reading, settings: Settings): Reading {
  const days = settings.PAST_EVENTS_KEPT_DAYS;
  return withFacts(policy, {
    ...RETENTION,
    contact: contactAddress(settings),
    cookiePrefix: cookiePrefix(isHttps(settings)),
    sessionDays: SESSION_DAYS,
    sessionAbsoluteDays: SESSION_ABSOLUTE_DAYS,
    confirmDays: LINK_HOURS.confirm_email / 24,
    secondStepMinutes: SECOND_STEP_MINUTES,
    bookmarkMinutes: BOOKMARK_MINUTES,
    pastEventsDays: days === 0 ? null : days,
    pastEventsStay: days === 0 ? "" : null,
  });
}

export const viewAccessibilityStatement = (statement: Reading, settings: Settings): Reading =>
  withFacts(statement, { contact: contactAddress(settings) });
