import { z } from "zod";

/** What a dashboard's address says: which events, and what has just happened. Strange values count as not given. */
export const dashboardQuery = z.object({
  period: z.enum(["coming", "past"]).catch("coming"),
  page: z.coerce.number().int().min(1).max(400).catch(1),
});

export type DashboardQuery = z.output<typeof dashboardQuery>;
