import type { SourceDecision } from "~/domain/calendars/source-decisions";
import { isSure, type ReviewRow, type RowContent } from "./review-row";

/**
 * Returns what a review decided about a source that is read again. What is ticked although it is in doubt or looks
 * private is taken, as it was written; what is sure and not ticked is left out. The rest waits, as the rules say.
 */
export const decisionsOf = (rows: readonly ReviewRow[]): SourceDecision[] =>
  rows.flatMap((row): SourceDecision[] => {
    const { key, claim, isTicked, isCorrected, isPrivate } = row;
    if (key === null) return [];
    if (!isTicked)
      return isSure(row) || isCorrected ? [{ event_key: key, decision: "leave", claim, chosen: null }] : [];
    if (isSure(row) && !isCorrected) return [];
    const isAsRead = !isCorrected && (isPrivate || row.doubts.length > 0);
    return [{ event_key: key, decision: "take", claim, chosen: isAsRead ? null : contentIn(row) }];
  });

const contentIn = ({
  title,
  day,
  time,
  endDay,
  endTime,
  place,
  address,
  url,
  description,
  type,
}: ReviewRow): RowContent => ({
  title,
  day,
  time,
  endDay,
  endTime,
  place,
  address,
  url,
  description,
  type,
});
