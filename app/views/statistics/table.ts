import type { EventSumsRow, PeriodRow } from "#db/queries/statistics/sums";
import { statisticsMessages } from "#messages/statistics";
import type { Locale } from "~/domain/site/locales";
import {
  COUNTED_KINDS,
  type CountedKind,
  kindsTooFew,
  shownNumber,
  showsAny,
  sumOf,
  type Sums,
  sumsOf,
} from "~/domain/statistics/kinds";
import { CSV_MARK, csvLine } from "~/domain/text/csv";
import type { MonthText } from "~/domain/time/days-and-moments";
import { messagesIn } from "~/i18n/messages-in";

export function statisticsHead(locale: Locale): string {
  const { file, kinds } = messagesIn(statisticsMessages, locale);
  return CSV_MARK + csvLine([file.of, file.event, file.period, ...COUNTED_KINDS.map((kind) => kinds[kind].name)]);
}

/** The whole month, each day and each event of which a number is shown; as on the screen. */
export function statisticsLines(
  { month, days, events }: { month: MonthText; days: readonly PeriodRow[]; events: readonly EventSumsRow[] },
  locale: Locale,
): string {
  const { file, few } = messagesIn(statisticsMessages, locale);
  const whole = sumsOf(days);
  const hidden = kindsTooFew(whole);
  const numbers = (sums: Sums, left: readonly CountedKind[]) =>
    COUNTED_KINDS.map((kind) => {
      const shown = shownNumber(sumOf(sums, kind));
      if (left.includes(kind)) return null;
      return shown === "few" ? few : shown;
    });
  return [
    csvLine([file.all, null, month, ...numbers(whole, [])]),
    ...days
      .filter((day) => showsAny(day, hidden))
      .map((day) => csvLine([file.all, null, day.at, ...numbers(day, hidden)])),
    ...events
      .filter((event) => showsAny(event, hidden))
      .map((event) => csvLine([event.title, event.id, month, ...numbers(event, hidden)])),
  ].join("");
}
