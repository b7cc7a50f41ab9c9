import type { IntakeRow, ListedIntake } from "#db/queries/intakes";
import { commonMessages } from "#messages/common";
import { eventsMessages } from "#messages/events";
import { firstDayMessages } from "#messages/first-day";
import { intakeMessages } from "#messages/intake";
import { canDo, type Membership } from "~/domain/accounts/access";
import { EVENT_TYPES } from "~/domain/events/types";
import {
  type ExistingEvent,
  isEqualTo,
  isMergeable,
  momentsOf,
  obstacleOf,
  type ReviewRow,
  ruleOf,
} from "~/domain/intake/review/review-row";
import { undoUntil } from "~/domain/intake/review/undo";
import { hostOf } from "~/domain/text/links";
import { momentAt } from "~/domain/time/wall-clock";
import { formatDay, formatDayAndTime, formatTime } from "~/i18n/format";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import { messagesIn } from "~/i18n/messages-in";
import type { IntakeHold } from "~/models/intake/hold";
import type { FormAnswer } from "~/schemas/forms/answer";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ViewContext } from "~/views/events/card";
import { viewShownFrom } from "~/views/events/held";

/** A row of the review. */
export interface ReviewRowView {
  id: string;
  title: string;
  /** "søndag 29. november kl. 11:00 – 12:30" */
  when: string;
  place: string;
  type: ReviewRow["type"];
  typeName: string;
  /** "menigheten.no" of its link. */
  host: string | null;
  isTicked: boolean;
  isCorrected: boolean;
  isPrivate: boolean;
  /** Why it is not sure, in words. */
  doubts: string[];
  /** What must be done before it can be published. */
  obstacle: string | null;
  /** The two times that the source gives, where one must be chosen. */
  clocks: { first: string; other: string } | null;
  /** How many dates its rule has, where it is the first of three or more. */
  alike: number | null;
  /** What there is already that it seems to be. */
  existing: ExistingView | null;
  /** Of the text that it was read from; null where lines mean nothing. */
  line: number | null;
}

/** An event that there is already. */
interface ExistingView {
  id: string;
  title: string;
  /** "søndag 14. juni kl. 11:00, Nes kirke" */
  facts: string;
  isImported: boolean;
  /** It has the same title and times. */
  isEqual: boolean;
  is: ReviewRow["existingIs"];
}

export interface ReviewView {
  id: string;
  version: number;
  name: string;
  address: string | null;
  source: string;
  rows: ReviewRowView[];
  /** The opened row's fields. */
  opened: { id: string; texts: FormTexts } | null;
  past: number;
  isCut: boolean;
  notUnderstood: { line: number; text: string; why: string }[];
  types: { type: ReviewRow["type"]; name: string }[];
  /** Its source can be read again, and the viewer may have it kept up to date. */
  keepable: "feed" | "page" | null;
  /** It is kept up to date already: the review decides about its events anew. */
  isKept: boolean;
  /** How many rows can be merged with what there is, at once. */
  mergeable: number;
  /** On the organizer's first day: how many events are shown at once, and when the others are. */
  hold: { room: number; when: string } | null;
  published: PublishedView | null;
}

/** The review's answer where it was refused: the rows as decided so far. */
export type ReviewAnswer = FormAnswer<keyof (typeof intakeMessages)["refusals"]> & { view: ReviewView };

interface PublishedView {
  count: number;
  isKept: boolean;
  /** "5 arrangementer vises fra i morgen kl. 14:15, …"; null where none is held. */
  held: string | null;
  /** "14:30"; null where it is too late. */
  undoUntil: string | null;
}

interface Asked {
  /** Id of the row that is opened. */
  open: string | null;
  organizer: Pick<Membership, "name" | "role">;
  hold: IntakeHold;
}

export function viewReview(intake: IntakeRow, { open, organizer, hold }: Asked, context: ViewContext): ReviewView {
  const { locale } = context.preferences;
  const m = messagesIn(intakeMessages, locale);
  const { eventTypes } = messagesIn(commonMessages, locale);
  const { id, version, name, address, kind, rows, published_at } = intake;
  const opened = rows.find((row) => row.id === open);
  const rules = firstOfRules(rows);
  return {
    id,
    version,
    name,
    address,
    source: m.review.read(kind),
    rows: rows.map((row) => ({
      ...viewRow(row, { hasLines: kind === "text" || kind === "table", organizer: organizer.name ?? "" }, context),
      alike: rules.get(row.id) ?? null,
    })),
    opened: opened && published_at === null ? { id: opened.id, texts: rowTexts(opened) } : null,
    past: intake.past,
    isCut: intake.is_cut,
    notUnderstood: intake.not_understood.map(({ line, text, reason }) => ({ line, text, why: m.reasons[reason] })),
    types: EVENT_TYPES.map((type) => ({ type, name: eventTypes[type] })),
    mergeable: rows.filter(isMergeable).length,
    isKept: intake.sync_id !== null,
    keepable:
      intake.sync_id === null && address !== null && canDo(organizer.role, "write_calendars")
        ? kind === "calendar"
          ? "feed"
          : "page"
        : null,
    hold: hold.room && { room: hold.room.room, when: viewShownFrom(hold.room.until, context) },
    published: published_at && viewPublished(intake, { publishedAt: published_at, hold }, context),
  };
}

function viewPublished(
  { rows, sync_id }: IntakeRow,
  { publishedAt, hold: { held } }: { publishedAt: Date; hold: IntakeHold },
  context: ViewContext,
): PublishedView {
  const until = undoUntil(publishedAt);
  return {
    count: rows.filter(({ isTicked }) => isTicked).length,
    isKept: sync_id !== null,
    held:
      held &&
      messagesIn(firstDayMessages, context.preferences.locale).someHeld(held.count, viewShownFrom(held.until, context)),
    undoUntil: context.now <= until ? formatTime(until, context.preferences) : null,
  };
}

function viewRow(
  row: ReviewRow,
  { hasLines, organizer }: { hasLines: boolean; organizer: string },
  context: ViewContext,
): Omit<ReviewRowView, "alike"> {
  const m = messagesIn(intakeMessages, context.preferences.locale);
  const obstacle = obstacleOf(row);
  return {
    id: row.id,
    title: row.title,
    when: whenOf(row, context),
    place: [row.place, row.address].filter(Boolean).join(", ") || m.review.atHome(organizer),
    type: row.type,
    typeName: messagesIn(commonMessages, context.preferences.locale).eventTypes[row.type],
    host: row.url && hostOf(row.url),
    isTicked: row.isTicked,
    isCorrected: row.isCorrected,
    isPrivate: row.isPrivate,
    doubts: row.doubts.map((doubt) => m.doubts[doubt]),
    obstacle: obstacle && m.obstacles[obstacle],
    clocks: row.other && { first: clockOf(row, context), other: clockOf(row.other, context) },
    existing: row.existing ? viewExisting(row, row.existing, context) : null,
    line: hasLines ? row.line : null,
  };
}

function viewExisting(row: ReviewRow, event: ExistingEvent, context: ViewContext): ExistingView {
  const { id, title, place, isImported } = event;
  const facts = [clockOf(event, context), place].filter(Boolean).join(", ");
  return { id, title, facts, isImported, isEqual: isEqualTo(event, row), is: row.existingIs };
}

/** Fewer dates are ticked one by one. */
const FEWEST_OF_RULE = 3;

/** Returns how many dates each rule has, by the id of its first row. */
function firstOfRules(rows: readonly ReviewRow[]): Map<string, number> {
  const ofRule = new Map<string, string[]>();
  for (const row of rows) {
    const rule = ruleOf(row);
    if (rule !== null) ofRule.set(rule, [...(ofRule.get(rule) ?? []), row.id]);
  }
  const long = [...ofRule.values()].filter((ids) => ids.length >= FEWEST_OF_RULE);
  return new Map(long.map((ids) => [ids[0]!, ids.length]));
}

/** Times that don't fit each other are shown as far as they are known. */
function whenOf(row: ReviewRow, context: ViewContext): string {
  const moments = momentsOf(row);
  if (!moments) return clockOf(row, context);
  const times = { ...moments, isAllDay: row.time === null };
  const hours = formatEventHours(times, context.preferences);
  return [formatEventDays(times, context.now, context.preferences.locale), hours].filter(Boolean).join(" ");
}

function clockOf({ day, time }: Pick<ReviewRow, "day" | "time">, { now, preferences }: ViewContext): string {
  const moment = momentAt(day, time ?? "00:00");
  const date = formatDay(moment, now, preferences.locale);
  const { at, allDay } = messagesIn(eventsMessages, preferences.locale);
  return `${date} ${time === null ? allDay : at(formatTime(moment, preferences))}`;
}

/** Returns a row's fields for its form. */
const rowTexts = (row: ReviewRow): FormTexts => ({
  title: row.title,
  event_type: row.type,
  all_day: row.time === null ? "on" : "",
  start_date: row.day,
  start_time: row.time ?? "",
  end_date: row.endDay ?? "",
  end_time: row.endTime ?? "",
  location_name: row.place ?? "",
  location_address: row.address ?? "",
  external_url: row.url ?? "",
  description: row.description ?? "",
});

/** An intake in the list below the field. */
export interface ListedIntakeView {
  id: string;
  name: string;
  facts: string;
}

export function viewIntakes(listed: readonly ListedIntake[], { preferences }: ViewContext): ListedIntakeView[] {
  const { list } = messagesIn(intakeMessages, preferences.locale);
  return listed.map(({ id, name, count, published_at, created_at }) => {
    const when = formatDayAndTime(published_at ?? created_at, preferences);
    return { id, name, facts: `${list.count(count)}, ${published_at ? list.published(when) : list.waiting(when)}` };
  });
}
