import type { CalendarSyncRow } from "#db/queries/calendars/calendars";
import type { IntakeRow } from "#db/queries/intakes";
import { commonMessages } from "#messages/common";
import { intakeMessages } from "#messages/intake";
import { canDo, type Membership } from "~/domain/accounts/access";
import { undoUntil } from "~/domain/events/history";
import { EVENT_TYPES } from "~/domain/events/types";
import { isMergeable, isOnlyYearOpen, type ReviewRow, ruleOf, sourceKindOf, thereAs } from "~/domain/review/review-row";
import { outRows, waitingRows } from "~/domain/review/waiting";
import type { Locale } from "~/domain/site/locales";
import type { NotUnderstood } from "~/domain/sources/understood";
import { hostOf } from "~/domain/text/links";
import { momentAt } from "~/domain/time/days-and-moments";
import { groupsOf } from "~/domain/values";
import { formatAs, formatMoment } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { IntakeHold } from "~/models/intake/hold";
import type { FormAnswer } from "~/schemas/forms/parse";
import { type ViewContext, viewOutNow, viewShownFrom } from "~/views/events/card";
import { viewUndoUntil } from "~/views/events/undo-until";
import { rowTexts, viewRow, yearLineOf } from "./review-row";

export type ReviewView = ReturnType<typeof viewReview>;

/** Shows the rows as decided so far. */
export type ReviewAnswer = FormAnswer<keyof (typeof intakeMessages)["refusals"]> & { view: ReviewView };

export interface ReviewAsked {
  open: string | null;
  organizer: Pick<Membership, "id" | "name" | "role">;
  hold: IntakeHold;
  unconfirmed: CalendarSyncRow["unconfirmed"];
}

export function viewReview(
  intake: IntakeRow,
  { open, organizer, hold, unconfirmed }: ReviewAsked,
  context: ViewContext,
) {
  const { locale } = context.preferences;
  const m = messagesIn(intakeMessages, locale);
  const { eventTypes } = messagesIn(commonMessages, locale);
  const { id, version, name, address, kind, published_at, sync_id } = intake;
  const rows = waitingRows(intake);
  const opened = rows.find((row) => row.id === open);
  const rules = firstOfRules(rows);
  const there = firstOfDates(rows);
  const years = viewYears(rows);
  const mayWriteCalendars = canDo(organizer.role, "write_calendars");
  const isKeepable = sync_id === null && address !== null && mayWriteCalendars;
  return {
    id,
    version,
    name,
    /** Its host alone for who may not write calendars: the address of a private one is its password. */
    address: address && (mayWriteCalendars ? address : hostOf(address)),
    source: m.review.read(kind),
    rows: rows.map((row) => ({
      ...viewRow(
        years && isOnlyYearOpen(row) ? { ...row, doubts: [] } : row,
        {
          hasLines: kind === "text" || kind === "table",
          tellsYear: rows.find((one) => yearLineOf(one) === yearLineOf(row)) === row,
          organizer: organizer.name ?? "",
        },
        context,
      ),
      alike: rules.get(row.id) ?? null,
      /** The first of the dates with which it is asked about, as there already. */
      there: there.get(row.id) ?? null,
    })),
    opened: opened ? { id: opened.id, texts: rowTexts(opened) } : null,
    past: intake.past,
    isCut: intake.is_cut,
    notUnderstood: linesLeft(intake, locale, false),
    /** They name no time, and are of no event. */
    unused: linesLeft(intake, locale, true),
    types: EVENT_TYPES.map((type) => ({ type, name: eventTypes[type] })),
    /** Asked once about all rows whose year alone is open, and not in them: "2026", and the years that it may be instead. */
    years,
    /** Rows that can be merged at once; none where one choice of dates is for all of them. */
    mergeable: isOneChoice(rows.filter(isMergeable), there) ? 0 : rows.filter(isMergeable).length,
    /** Kept already: the review decides about its events anew. */
    isKept: sync_id !== null,
    /** Found on the website of a page that nobody keeps: proposed to superadmins, or shown to its congregation. */
    unconfirmed,
    /** The source can be read again, and the viewer may have it kept up to date. */
    keepable: isKeepable ? sourceKindOf(kind) : null,
    /** On the organizer's first day: events shown at once, and when the others are. */
    hold: hold.room && { room: hold.room.room, when: viewShownFrom(hold.room.until, context) },
    published: published_at && viewPublished(intake, { publishedAt: published_at, hold }, context),
  };
}

/** One row is as soon ticked. */
const FEWEST_OF_YEARS = 2;

function viewYears(rows: readonly ReviewRow[]) {
  const open = rows.filter(isOnlyYearOpen);
  if (open.length < FEWEST_OF_YEARS) return null;
  const years = open.map(({ day }) => Number(day.slice(0, 4)));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const said = (later: number) => (first === last ? `${first + later}` : `${first + later}–${last + later}`);
  return { rows: open.length, guessed: said(0), next: said(1) };
}

const linesLeft = ({ not_understood }: IntakeRow, locale: Locale, isUnused: boolean) =>
  not_understood
    .filter(({ reason }) => (reason === "unused") === isUnused)
    .map((one) => ({ line: one.line, text: one.text, why: whyNot(one, locale) }));

/** "6. desember 2026 er en søndag", where another weekday stands beside it. */
function whyNot({ reason, day }: NotUnderstood, locale: Locale): string {
  const m = messagesIn(intakeMessages, locale);
  if (day === undefined) return m.reasons[reason];
  const noon = momentAt(day, "12:00");
  return m.isOn(formatAs("dayAndYear", noon, locale), formatMoment(noon, "EEEE", locale));
}

function viewPublished(
  intake: IntakeRow,
  { publishedAt, hold: { held } }: { publishedAt: Date; hold: IntakeHold },
  context: ViewContext,
) {
  const { kind, sync_id, organizer_id: organizerId } = intake;
  const out = outRows(intake);
  const count = out.length;
  const [only] = out;
  return {
    count,
    /** Titles of those that were left for later. */
    waiting: waitingRows(intake).map(({ title }) => title),
    /** A poster may become its one event's picture. */
    poster:
      kind === "picture" && count === 1 && only?.cut && only.existingIs !== "same"
        ? { eventId: only.id, picture: only.cut.picture }
        : null,
    organizerId,
    isKept: sync_id !== null,
    /** "Ute nå: 20. I morgen kl. 10: 5 til"; null where none is held. */
    held: held && viewOutNow(count, held.count, held.until, context),
    undoUntil: viewUndoUntil(undoUntil(publishedAt), context),
  };
}

/** Fewer dates are ticked one by one. */
const FEWEST_OF_RULE = 3;

/** By the id of each. */
function firstOfDates(rows: readonly ReviewRow[]): Map<string, string> {
  const groups = [...groupsOf(rows, thereAs)].filter(([as, dates]) => as !== null && dates.length >= FEWEST_OF_RULE);
  return new Map(groups.flatMap(([, dates]) => dates.map(({ id }) => [id, dates[0].id])));
}

const isOneChoice = ([first, ...others]: readonly ReviewRow[], there: Map<string, string>): boolean => {
  const dates = first && there.get(first.id);
  return dates !== undefined && others.every(({ id }) => there.get(id) === dates);
};

/** By the id of the rule's first row. */
function firstOfRules(rows: readonly ReviewRow[]): Map<string, number> {
  const rules = [...groupsOf(rows, ruleOf)].filter(([rule, dates]) => rule !== null && dates.length >= FEWEST_OF_RULE);
  return new Map(rules.map(([, dates]) => [dates[0].id, dates.length]));
}
