import type { Database } from "#db/client";
import { findOrganizerStatistics, type OrganizerStatistics } from "#db/queries/statistics/sums";
import type { CountedKind } from "~/domain/statistics/kinds";
import { CHART_MONTHS } from "~/domain/statistics/periods";
import type { MonthText } from "~/domain/time/days-and-moments";
import { daysOfMonth, shiftMonth } from "~/domain/time/month";

interface Asked {
  month: MonthText;
  sort: CountedKind;
  /** Counted from 1. */
  page: number;
  /** One more is found, to say whether there is another page. */
  size: number;
  /** YYYY-MM-DD, in Norway. */
  today: string;
}

export function findStatistics(
  db: Database,
  organizerId: string,
  { month, sort, page, size, today }: Asked,
): Promise<OrganizerStatistics> {
  const days = daysOfMonth(month);
  const months = { from: daysOfMonth(shiftMonth(month, 1 - CHART_MONTHS)).from, to: days.to };
  const events = { month, sort, limit: size + 1, offset: (page - 1) * size };
  return findOrganizerStatistics(db, organizerId, { days, months, events, today });
}
