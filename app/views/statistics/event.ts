import type { EventStatistics } from "#db/queries/statistics/sums";
import { statisticsMessages } from "#messages/statistics";
import { COUNTED_KINDS } from "~/domain/statistics/kinds";
import { chartMonths, lastCountedDay } from "~/domain/statistics/periods";
import { kindsTooFew, shownNumber, sumOf, sumsOf } from "~/domain/statistics/shown";
import { monthOf } from "~/domain/time/month-text";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "~/views/events/card";
import { viewChart } from "./chart";
import { formatShown } from "./numbers";
import { explanations, type KindView, noneText, periodOf, type StatisticsView } from "./statistics";

export interface EventStatisticsView extends Pick<StatisticsView, "none" | "explained" | "kept"> {
  id: string;
  title: string;
  kinds: KindView[];
}

export function viewEventStatistics(
  { id, title, months }: EventStatistics,
  { preferences: { locale }, now }: ViewContext,
): EventStatisticsView {
  const m = messagesIn(statisticsMessages, locale);
  const all = sumsOf(months);
  const hidden = kindsTooFew(all);
  const counted = COUNTED_KINDS.filter((kind) => sumOf(all, kind) > 0);
  const over = chartMonths(monthOf(lastCountedDay(now)));
  const periods = over.map((month) => periodOf(month, months));
  const kinds = counted.map((kind) => {
    const name = m.kinds[kind].name;
    const chart = hidden.includes(kind)
      ? null
      : viewChart(kind, periods, { name: m.perMonth(name), by: "month", over, locale });
    return { kind, name, total: formatShown(shownNumber(sumOf(all, kind)), locale), change: null, chart };
  });
  return { id, title, kinds, none: noneText(counted, m.noneOfEvent, locale), ...explanations(locale) };
}
