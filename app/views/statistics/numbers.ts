import { statisticsMessages } from "#messages/statistics";
import type { Locale } from "~/domain/site/locales";
import { COUNTED_KINDS, type CountedKind, type Shown, shownNumber, sumOf, type Sums } from "~/domain/statistics/kinds";
import { type MonthText, startOfNorwegianDay } from "~/domain/time/days-and-moments";
import { formatAs } from "~/i18n/format";
import { formatNumber } from "~/i18n/format-number";
import { messagesIn } from "~/i18n/messages-in";

/** Returns "1 250", or "færre enn 5". */
export const formatShown = (shown: Shown, locale: Locale): string =>
  shown === "few" ? messagesIn(statisticsMessages, locale).few : formatNumber(shown, locale);

/** Returns "november 2026". */
export const nameOfMonth = (month: MonthText, locale: Locale): string =>
  formatAs("monthAndYear", startOfNorwegianDay(`${month}-01`), locale);

/** "25 sidevisninger": of kinds that may be shown. */
export function viewSums(sums: Sums, hidden: readonly CountedKind[], locale: Locale): string[] {
  const { kinds } = messagesIn(statisticsMessages, locale);
  return COUNTED_KINDS.flatMap((kind) => {
    const shown = shownNumber(sumOf(sums, kind));
    return shown === "few" || hidden.includes(kind) ? [] : [`${formatShown(shown, locale)} ${kinds[kind].of}`];
  });
}
