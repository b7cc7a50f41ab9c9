import { RETENTION } from "~/domain/site/retention";
import { EVER, shownMonths } from "~/domain/statistics/periods";
import type { MonthText } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";
import { queryFields } from "~/schemas/search/fields";
import { type StatisticsQuery, statisticsQuery } from "~/schemas/statistics/query";

/** The latest month where none is asked for that can be kept. */
export function statisticsAsked(request: Request, now: Date): StatisticsQuery & { month: MonthText } {
  const asked = statisticsQuery.parse(queryFields(new URL(request.url).searchParams));
  const months = shownMonths(EVER, now, RETENTION.statisticsMonths);
  return { ...asked, month: months.find((month) => month === asked.month) ?? present(months[0], "latest month") };
}
