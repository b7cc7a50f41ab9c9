import { type Dashboard, DASHBOARD_COUNT_CAP, type DashboardFacts } from "#db/queries/organizers/dashboard";
import { dashboardMessages } from "#messages/dashboard";
import { eventsMessages } from "#messages/events";
import { firstDayMessages } from "#messages/first-day";
import { canDo, type Membership } from "~/domain/accounts/access";
import { isNarrowed } from "~/domain/events/own-list";
import type { EventState } from "~/domain/events/types";
import { isFirstDay } from "~/domain/organizers/standing";
import { FLASH } from "~/domain/site/flash";
import type { Locale } from "~/domain/site/locales";
import { dateFromUnix, dayOf } from "~/domain/time/days-and-moments";
import { formatAs, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { DashboardQuery } from "~/schemas/organizers/dashboard";
import { timesOf, type ViewContext, viewOrganizerBadge, viewOutNow, viewShownFrom } from "~/views/events/card";
import { viewListFilters } from "~/views/events/list-filters";
import { viewStoredForms } from "~/views/events/stored-forms";
import { viewLanguageProposal } from "~/views/site/language-proposal";
import { type ShareView, viewEventShare } from "~/views/site/share";
import { viewOwnEvents } from "./own-events";

export type DashboardView = ReturnType<typeof viewDashboard>;

export interface PublishedView {
  id: string;
  title: string;
  state: EventState;
  /** "i morgen kl. 14:15"; null where it is shown. */
  shownFrom: string | null;
  /** Null while visitors don't see it. */
  share: ShareView | null;
  /** Where all are seen; null for one event, whose own page is. */
  publicPage: string | null;
}

type DashboardContext = ViewContext & { settings: { APP_URL: string } };

export function viewDashboard(
  { facts, list, published, drafts, calendars }: Dashboard,
  organizer: Membership,
  query: DashboardQuery,
  { chosenLocale, ...context }: DashboardContext & { chosenLocale: Locale | null },
) {
  const m = messagesIn(dashboardMessages, context.preferences.locale);
  const { last_sync, joined_at } = facts;
  const [coming, past] = countsOf(facts);
  const own = viewOwnEvents(list, query, context);
  const summary = [
    organizer.city?.trim() || m.countryFallback,
    ...(last_sync === null ? [] : [m.fetchedAt(viewMoment(dateFromUnix(last_sync), context))]),
  ];
  return {
    organizer: viewOrganizerBadge(organizer),
    isFirstTime:
      query.ny ||
      (isFirstDay(joined_at === null ? null : dateFromUnix(joined_at), context.now) &&
        facts.all_count + facts.calendar_count === 0),
    /** "Bærum · kildene ble lest kl. 09:15" */
    summary: summary.join(" · "),
    mayWriteEvents: canDo(organizer.role, "write_events"),
    mayWriteProfile: canDo(organizer.role, "write_profile"),
    calendarFacts: m.calendarFacts(facts.calendar_count, facts.imported_count, DASHBOARD_COUNT_CAP),
    // The owner is a member too, but has no team row.
    teamFacts: m.teamFacts(facts.member_count + 1, facts.invited_count),
    moderationFacts: m.moderationFacts(facts.report_count),
    moderationWaits: facts.report_count > 0,
    /** "(14)" */
    comingCount: m.count(...coming),
    pastCount: m.count(...past),
    /** "12 arrangementer vises fra i morgen kl. 14:15, …"; null where nothing is held. */
    held:
      facts.held_until === null
        ? null
        : messagesIn(firstDayMessages, context.preferences.locale).someHeld(
            facts.held_count,
            viewShownFrom(dateFromUnix(facts.held_until), context),
          ),
    /** "Ute nå: 20. I morgen kl. 10: 32 til", of what was published now; null where all of it is out. */
    outNow:
      facts.held_until === null || query[FLASH.rest] === 0
        ? null
        : viewOutNow(query[FLASH.count], query[FLASH.rest], dateFromUnix(facts.held_until), context),
    hidden: facts.hidden_count,
    mismatches: facts.mismatch_count,
    hosts: facts.host_count,
    isHost: facts.is_host === 1,
    /** `pin`: its address is not found on the map. */
    lacksPlace: canDo(organizer.role, "write_profile") ? facts.lacks_place : null,
    /** Asks the owner; null where there is nothing to ask. */
    language:
      organizer.role === "owner"
        ? viewLanguageProposal(facts.language, { page: context.preferences.locale, chosen: chosenLocale })
        : null,
    list: isNarrowed(query) ? own : { ...own, found: (query.period === "past" ? past : coming)[0] },
    filters: viewListFilters(query, calendars, context),
    /** None for those who may not write events. */
    drafts: canDo(organizer.role, "write_events") ? viewStoredForms(drafts, context) : [],
    published: published && {
      id: published.id,
      title: published.title,
      state: published.state,
      shownFrom: published.public_from === null ? null : viewShownFrom(dateFromUnix(published.public_from), context),
      share: published.public_from === null ? viewEventShare(published, timesOf(published), context) : null,
      publicPage: query[FLASH.count] === 1 ? null : `/organizer/${organizer.id}`,
    },
  };
}

/** "kl. 09:15" for today, else with the day before it. */
function viewMoment(moment: Date, { preferences, now }: ViewContext): string {
  const m = messagesIn(eventsMessages, preferences.locale);
  const time = formatTime(moment, preferences);
  if (dayOf(moment) === dayOf(now)) return m.at(time);
  return m.dayAt(formatAs("day", moment, preferences.locale), time);
}

export type OrganizerChoiceView = ReturnType<typeof viewOrganizerChoice>;

export function viewOrganizerChoice(
  rows: readonly { id: string; name: string; city: string | null; logo_url: string | null }[],
  { current, query = null, hasMore = false }: { current: string; query?: string | null; hasMore?: boolean },
) {
  const organizers = rows.map((row) => ({
    ...viewOrganizerBadge(row),
    city: row.city?.trim() || null,
    isCurrent: row.id === current,
  }));
  return {
    organizers,
    /** The search; null where all are shown without one. */
    query,
    hasMore,
  };
}

/** A number that reached its cap is only known to be larger. */
type Counted = [n: number, cap: number];

/** Exact where coming or past ones were counted to the end, because all together are known. */
function countsOf({ coming_count, past_count, all_count }: DashboardFacts): [coming: Counted, past: Counted] {
  const cap = DASHBOARD_COUNT_CAP;
  if (past_count <= cap) return [exactly(all_count - past_count), exactly(past_count)];
  if (coming_count <= cap) return [exactly(coming_count), exactly(all_count - coming_count)];
  return [
    [coming_count, cap],
    [past_count, cap],
  ];
}

const exactly = (n: number): Counted => [n, Infinity];
