import type { OrganizerStatistics, PeriodRow } from "#db/queries/statistics/sums";
import { statisticsMessages } from "#messages/statistics";
import type { Locale } from "~/domain/site/locales";
import { RETENTION } from "~/domain/site/retention";
import {
  COUNTED_KINDS,
  type CountedKind,
  kindsTooFew,
  type Shown,
  shownChange,
  shownNumber,
  sumOf,
  type Sums,
} from "~/domain/statistics/kinds";
import { chartMonths, countedDays, daysFromTo, isOver, shownMonths } from "~/domain/statistics/periods";
import { dateFromUnix, type MonthText } from "~/domain/time/days-and-moments";
import { daysOfMonth, shiftMonth } from "~/domain/time/month";
import { formatAs } from "~/i18n/format";
import { formatNumber } from "~/i18n/format-number";
import { messagesIn } from "~/i18n/messages-in";
import type { StatisticsQuery } from "~/schemas/statistics/query";
import type { ViewContext } from "~/views/events/card";
import { type ChartView, viewChart } from "./chart";
import { formatShown, nameOfMonth, viewSums } from "./numbers";

export const EVENTS_A_PAGE = 25;

export interface KindView {
  kind: CountedKind;
  name: string;
  total: string;
  /** "+15 fra oktober 2026"; null where the month before is not known. */
  change: string | null;
  chart: ChartView;
}

export type MonthChoice = ReturnType<typeof choiceOf>;

export type StatisticsView = ReturnType<typeof viewStatistics>;

/** `month` is valid; the asked one may not be. */
export function viewStatistics(
  { firstDay, days, months, events, today }: OrganizerStatistics,
  { month, by, sort, page }: StatisticsQuery & { month: MonthText },
  { preferences: { locale }, now }: ViewContext,
) {
  const m = messagesIn(statisticsMessages, locale);
  const choices = shownMonths(firstDay, now, RETENTION.statisticsMonths).map((each) => choiceOf(each, locale));
  const at = choices.findIndex((choice) => choice.month === month);
  const total = (of: MonthText) => months.find((row) => row.at === of);
  const before = shiftMonth(month, -1);
  const over = by === "day" ? daysFromTo(daysOfMonth(month)) : chartMonths(month);
  const periods = (by === "day" ? countedDays(month, now) : over).map((at) =>
    periodOf(at, by === "day" ? days : months),
  );
  const name = nameOfMonth(month, locale);
  const hidden = kindsTooFew(total(month));
  return {
    /** False until the first day with counts is over. */
    hasAny: firstDay !== null,
    /** "I dag så langt: 25 sidevisninger · 5 hjerter." */
    today: m.today(viewSums(today, [], locale)),
    month,
    /** "november 2026, til og med i går" */
    heading: isOver(month, now) ? name : m.soFar(name),
    months: choices,
    previous: choices[at + 1] ?? null,
    next: choices[at - 1] ?? null,
    by,
    sort,
    kinds: COUNTED_KINDS.filter((kind) => !hidden.includes(kind)).map((kind) => {
      const sum = shownNumber(sumOf(total(month), kind));
      const was = total(before) ? shownNumber(sumOf(total(before), kind)) : null;
      const title = m.kinds[kind].name;
      const chartName = by === "day" ? m.perDay(title, name) : m.perMonth(title);
      const chart = viewChart(kind, periods, { name: chartName, by, over, locale });
      const change = was === null ? null : changeText(sum, was, { month: before, isWhole: isOver(month, now), locale });
      return { kind, name: title, total: formatShown(sum, locale), change, chart };
    }),
    /** "Færre enn 5 denne måneden: Delinger, …"; null where there are more of each. */
    few: fewText(hidden, m.fewOf, locale),
    ...explanations(locale),
    events: events.slice(0, EVENTS_A_PAGE).map((row) => ({
      id: row.id,
      title: row.title,
      day: formatAs("weekdayAndYear", dateFromUnix(row.start_time), locale),
      sums: viewSums(row, hidden, locale).join(" · ") || m.tooFewToShow,
    })),
    page,
    hasMore: events.length > EVENTS_A_PAGE,
  };
}

const choiceOf = (month: MonthText, locale: Locale) => ({ month, name: nameOfMonth(month, locale) });

export const periodOf = (at: string, rows: readonly PeriodRow[]): { at: string; sums: Sums | undefined } => ({
  at,
  sums: rows.find((row) => row.at === at),
});

export function fewText(hidden: readonly CountedKind[], text: (names: string) => string, locale: Locale) {
  const { kinds } = messagesIn(statisticsMessages, locale);
  const names = hidden.map((kind) => kinds[kind].name.toLowerCase());
  return names.length > 0 ? text(names.join(", ")) : null;
}

export function explanations(locale: Locale) {
  const m = messagesIn(statisticsMessages, locale);
  const explained = COUNTED_KINDS.map((kind) => ({ name: m.kinds[kind].name, text: m.explained[kind] }));
  return { explained, kept: m.kept(RETENTION.statisticsMonths) };
}

/** Only whole months are compared. */
function changeText(
  now: Shown,
  was: Shown,
  { month, isWhole, locale }: { month: MonthText; isWhole: boolean; locale: Locale },
): string {
  const m = messagesIn(statisticsMessages, locale);
  const name = nameOfMonth(month, locale);
  const change = isWhole ? shownChange(now, was) : null;
  if (change === null) return m.wasBefore(formatShown(was, locale), name);
  return change === 0 ? m.unchanged(name) : m.changed(formatNumber(change, locale, { signDisplay: "always" }), name);
}
