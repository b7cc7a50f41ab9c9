import { uidOf } from "~/domain/calendars/import-diff";
import { decisionFinder, type SourceDecision } from "~/domain/calendars/source-decisions";
import { pickFields } from "~/domain/fields";
import { isSure, type ReviewRow, ROW_CONTENT } from "./review-row";

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
    return [{ event_key: key, decision: "take", claim, chosen: isAsRead ? null : pickFields(row, ROW_CONTENT) }];
  });

/** Returns the rows of a source that is kept already, as they were decided before. */
export function asDecided(rows: readonly ReviewRow[], decisions: readonly SourceDecision[]): ReviewRow[] {
  const inSource = rows.flatMap(({ key }) => (key === null ? [] : [{ key, uid: uidOf(key) }]));
  const decisionOf = decisionFinder(decisions, inSource);
  return rows.map((row) => {
    const decision = row.key === null ? null : decisionOf({ key: row.key, uid: uidOf(row.key) });
    if (decision === null) return row;
    const isStill = decision.claim === row.claim;
    if (decision.decision === "leave") return { ...row, isTicked: false };
    if (decision.chosen && isStill)
      return { ...row, ...decision.chosen, doubts: [], other: null, isTicked: true, isCorrected: true };
    return { ...row, isTicked: isStill || row.doubts.length === 0 };
  });
}
