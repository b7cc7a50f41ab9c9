import type { EventStatistics } from "#db/queries/statistics/sums";
import { statisticsMessages } from "#messages/statistics";
import { COUNTED_KINDS, kindsTooFew, shownNumber, sumOf, sumsOf } from "~/domain/statistics/kinds";
import { chartMonths, lastCountedDay } from "~/domain/statistics/periods";
import { monthOf } from "~/domain/time/days-and-moments";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "~/views/events/card";
import { viewChart } from "./chart";
import { formatShown } from "./numbers";
import { explanations, fewText, periodOf } from "./statistics";

export type EventStatisticsView = ReturnType<typeof viewEventStatistics>;

export function viewEventStatistics(
  { id, title, months }: EventStatistics,
  { preferences: { locale }, now }: ViewContext,
) {
  const m = messagesIn(statisticsMessages, locale);
  const all = sumsOf(months);
  const hidden = kindsTooFew(all);
  const over = chartMonths(monthOf(lastCountedDay(now)));
  const periods = over.map((month) => periodOf(month, months));
  const kinds = COUNTED_KINDS.filter((kind) => !hidden.includes(kind)).map((kind) => {
    const name = m.kinds[kind].name;
    const chart = viewChart(kind, periods, { name: m.perMonth(name), by: "month", over, locale });
    return { kind, name, total: formatShown(shownNumber(sumOf(all, kind)), locale), change: null, chart };
  });
  return { id, title, kinds, few: fewText(hidden, m.fewOfEvent, locale), ...explanations(locale) };
}
