import { z } from "zod";
import { contentId } from "./content-id";
import { queryText } from "./search-fields";

/** The `sort_key` of an event at a page's edge. */
const edge = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
  .pipe(z.number().max(Number.MAX_SAFE_INTEGER))
  .nullable()
  .catch(null);

/** Which of an organizer's events an address asks for. Strange values count as not given. */
export const ownEventsQuery = z.object({
  period: z.enum(["coming", "past"]).catch("coming"),
  q: queryText.catch(""),
  after: edge,
  before: edge,
});

/** The same for the dashboard, with the event that was published just now, and whether the viewer has just joined its team. */
export const dashboardQuery = ownEventsQuery.extend({
  gjelder: contentId.nullable().catch(null),
  ny: z.literal("1").transform(() => true).catch(false),
});

export type OwnEventsQuery = z.output<typeof ownEventsQuery>;
export type DashboardQuery = z.output<typeof dashboardQuery>;
