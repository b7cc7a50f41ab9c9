import type { CalendarSyncRow, ListedCalendar } from "#db/queries/calendars/calendars";
import type { CalendarRunRow } from "#db/queries/calendars/runs";
import { calendarSyncMessages } from "#messages/calendar-sync";
import { claimMessages } from "#messages/claim";
import { commonMessages } from "#messages/common";
import { firstDayMessages } from "#messages/first-day";
import { EVENT_TYPES } from "~/domain/events/types";
import type { Locale } from "~/domain/site/locales";
import { parseUrl } from "~/domain/text/parse-url";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { FormTexts } from "~/schemas/forms/parse";
import { type ViewContext, viewShownFrom } from "~/views/events/card";
import {
  type ChangedMeanwhileView,
  textGroup,
  viewChangedMeanwhile,
  viewSeen,
  type WordedGroup,
} from "~/views/versions";
import { countsOf, viewRun, viewSkipped, viewTrouble } from "./run";
import { viewSourceState } from "./status";

export function calendarGroups(locale: Locale): WordedGroup[] {
  const { add, edit } = messagesIn(calendarSyncMessages, locale);
  const nameOf = (text: string) => {
    const type = EVENT_TYPES.find((each) => each === text);
    return type ? messagesIn(commonMessages, locale).eventTypes[type] : edit.noType;
  };
  return [
    textGroup("calendar_name", add.name),
    textGroup("calendar_url", add.url),
    textGroup("default_event_type", edit.type, nameOf),
    textGroup("default_place", edit.place),
    textGroup("holds_private", edit.holdsPrivate, (choice) => (choice === "off" ? edit.off : edit.on)),
  ];
}

export const calendarTexts = ({
  calendar_name,
  calendar_url,
  default_event_type,
  default_place,
  holds_private,
}: CalendarSyncRow): FormTexts => ({
  calendar_name,
  calendar_url,
  default_event_type: default_event_type ?? "",
  default_place: default_place ?? "",
  holds_private: holds_private ? "on" : "off",
});

const viewSeenCalendar = (row: CalendarSyncRow, locale: Locale): FormTexts =>
  viewSeen(calendarGroups(locale), calendarTexts(row), row.version);

export const viewChangedCalendar = (sent: FormTexts, stored: CalendarSyncRow, locale: Locale): ChangedMeanwhileView =>
  viewChangedMeanwhile({
    sent,
    stored: calendarTexts(stored),
    version: stored.version,
    groups: calendarGroups(locale),
    note: messagesIn(calendarSyncMessages, locale).edit.whose(stored.calendar_name),
  });

export type CalendarView = ReturnType<typeof viewCalendar>;

export interface FlashView {
  isFailure: boolean;
  lines: string[];
}

export type CalendarsView = ReturnType<typeof viewCalendars>;

interface RunsRequest {
  mayWrite: boolean;
  runs: { of: string; rows: CalendarRunRow[] } | null;
  flash: { key: string; syncId: string | null };
}

export function viewCalendars(listed: ListedCalendar[], { mayWrite, runs, flash }: RunsRequest, context: ViewContext) {
  const opened = runs && listed.find(({ calendar }) => calendar.id === runs.of);
  return {
    calendars: listed.map((one) => viewCalendar(one, mayWrite, context)),
    runs: opened
      ? {
          of: opened.calendar.id,
          name: opened.calendar.calendar_name,
          list: runs.rows.map((run, at) =>
            viewRun(run, at === 0 ? viewWaiting(opened, "ofRun", context) : null, context),
          ),
        }
      : null,
    flash: viewFlash(flash.key, listed.find(({ calendar }) => calendar.id === flash.syncId) ?? null, context),
  };
}

function viewWaiting(
  { waitingEvents, waitingUntil }: ListedCalendar,
  words: "someHeld" | "ofRun",
  context: ViewContext,
): string | null {
  if (waitingUntil === null) return null;
  return messagesIn(firstDayMessages, context.preferences.locale)[words](
    waitingEvents,
    viewShownFrom(dateFromUnix(waitingUntil), context),
  );
}

function viewCalendar(listed: ListedCalendar, mayWrite: boolean, context: ViewContext) {
  const { calendar, lastRun, comingEvents, pastEvents } = listed;
  const { preferences, now } = context;
  const m = messagesIn(calendarSyncMessages, preferences.locale);
  const {
    id,
    calendar_name: name,
    calendar_url: url,
    last_sync,
    last_attempt_at,
    sync_enabled: isEnabled,
    due_at,
  } = calendar;
  const moment = (date: Date) => formatDayAndTime(date, preferences);
  const state = viewSourceState(calendar, context);
  const isBehind = last_attempt_at !== null && last_attempt_at.getTime() !== last_sync?.getTime();
  return {
    id,
    name,
    /** "Nettside": set where events are read of a web page. */
    kind: calendar.source_kind === "page" ? m.isPage : null,
    host: parseUrl(url)?.hostname ?? url,
    /** Null for those who may only read: a private calendar's address is its password. */
    url: mayWrite ? url : null,
    isEnabled,
    /** "Svikter siden 5. juni kl. 10:00"; null where it works or is paused. */
    failing: state.tone === "fails" ? state.title : null,
    /** "Sist synkronisert 7. juni kl. 18:30" */
    lastSync: last_sync ? m.lastSync(moment(last_sync)) : m.neverSynced,
    /** Set where a later attempt failed. */
    lastAttempt: isBehind ? m.lastAttempt(moment(last_attempt_at)) : null,
    /** "Neste 7. juni kl. 19:30"; null while it is paused. */
    nextSync: isEnabled && due_at * 1000 > now.getTime() ? m.nextSync(moment(dateFromUnix(due_at))) : null,
    coming: m.coming(comingEvents),
    /** Null where the last run failed. */
    counts: lastRun && lastRun.outcome !== "failed" ? countsOf(lastRun) : null,
    skipped: lastRun ? viewSkipped(lastRun.skipped, preferences) : [],
    /** "3 arrangementer er borte fra kalenderen, men står her inntil videre." */
    held: lastRun && lastRun.events_held > 0 ? m.held(lastRun.events_held) : null,
    /** "10 arrangementer vises fra i morgen kl. 14:15, …": held on the organizer's first day. */
    waiting: viewWaiting(listed, "someHeld", context),
    problem: viewTrouble(calendar, context),
    /** Found on their website before the page was theirs, and not yet said yes to. */
    unconfirmed: calendar.unconfirmed === null ? null : messagesIn(claimMessages, preferences.locale).found,
    /** Null for those who may only read. */
    form: mayWrite ? { ...calendarTexts(calendar), ...viewSeenCalendar(calendar, preferences.locale) } : null,
    removal: {
      question: m.removeConfirm(name, comingEvents, pastEvents),
      button: m.removeNow(comingEvents + pastEvents),
    },
  };
}

function viewFlash(key: string, listed: ListedCalendar | null, context: ViewContext): FlashView | null {
  const { flash } = messagesIn(calendarSyncMessages, context.preferences.locale);
  switch (key) {
    case "edited":
    case "removed":
    case "paused":
    case "enabled":
      return { isFailure: false, lines: [flash[key]] };
    case "added":
    case "synced":
      return listed?.lastRun ? viewRunFlash(key, { ...listed, lastRun: listed.lastRun }, context) : null;
    default:
      return null;
  }
}

function viewRunFlash(
  key: "added" | "synced",
  listed: ListedCalendar & { lastRun: CalendarRunRow },
  context: ViewContext,
): FlashView {
  const { calendar, lastRun: run } = listed;
  const { locale } = context.preferences;
  const { flash } = messagesIn(calendarSyncMessages, locale);
  const problem = viewTrouble({ ...calendar, problem: run.problem }, context);
  if (run.outcome === "failed" && problem) {
    const lines = key === "added" ? [flash.added(0), flash.failed(problem.what)] : [flash.failed(problem.what)];
    return { isFailure: true, lines: [...lines, problem.remedy] };
  }
  const processed = run.events_new + run.events_changed + run.events_unchanged;
  const changes = flash.changes(run.events_new, run.events_changed, run.events_removed);
  const figures = run.total_events > 0 ? [flash.summary(run.total_events, run.past_skipped)] : [];
  const waiting = viewWaiting(listed, "someHeld", context) ?? [];
  const lines = key === "added" ? [flash.added(processed)] : [flash.synced(processed), changes];
  return { isFailure: false, lines: lines.concat(waiting, figures) };
}
