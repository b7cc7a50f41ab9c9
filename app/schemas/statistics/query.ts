import * as z from "zod";
import { CHART_PERIODS } from "~/domain/statistics/chart-period";
import { COUNTED_KINDS } from "~/domain/statistics/kinds";
import { month } from "~/schemas/search/fields";

/** Invalid values count as missing. */
export const statisticsQuery = z.object({
  month: month.nullable().catch(null),
  by: z.enum(CHART_PERIODS).catch("day"),
  sort: z.enum(COUNTED_KINDS).catch("views"),
  page: z.coerce.number().int().min(1).max(1_000).catch(1),
});

export type StatisticsQuery = z.output<typeof statisticsQuery>;
