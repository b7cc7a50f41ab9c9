import { uidOf } from "~/domain/calendars/imported-event";
import { groupsOf, pickFields, present } from "~/domain/values";
import { claimOfAllDates, decisionFinder, keyOfAllDates, type SourceDecision } from "./decisions";
import { isSure, type ReviewRow, ROW_CONTENT } from "./review-row";

type KeyedRow = ReviewRow & { key: string };

const inSource = (rows: readonly ReviewRow[]) => rows.filter((row): row is KeyedRow => row.key !== null);

const firstOf = (dates: readonly KeyedRow[]) => present(dates[0], "date of an event");

const datesOfEach = (rows: readonly ReviewRow[]) => [...groupsOf(inSource(rows), ({ key }) => uidOf(key)).values()];

/**
 * Takes what is ticked in spite of doubts, leaves out what is sure and not ticked; the rest waits. What is decided
 * alike about several dates of one event holds for its later dates too.
 */
export const decisionsOf = (rows: readonly ReviewRow[]): SourceDecision[] =>
  datesOfEach(rows).flatMap((dates) => {
    const decided = dates.flatMap((row) => decisionOfRow(row) ?? []);
    const alike = dates.length > 1 ? decisionOfAll(dates, decided) : null;
    if (alike === null) return decided;
    const claim = claimOfDates(dates);
    return [...decided, { event_key: keyOfAllDates(firstOf(dates).key), decision: alike, claim, chosen: null }];
  });

function claimOfDates(dates: readonly KeyedRow[]): string | null {
  const asRead = dates.find(({ isCorrected }) => !isCorrected);
  return asRead ? claimOfAllDates(asRead) : null;
}

function decisionOfRow(row: KeyedRow): SourceDecision | null {
  const { key, claim, isTicked, isCorrected, isPrivate } = row;
  if (!isTicked)
    return isSure(row) || (isCorrected && row.doubts.length === 0)
      ? { event_key: key, decision: "leave", claim, chosen: null }
      : null;
  if (isSure(row) && !isCorrected) return null;
  const isAsRead = !isCorrected && (isPrivate || row.doubts.length > 0);
  return { event_key: key, decision: "take", claim, chosen: isAsRead ? null : pickFields(row, ROW_CONTENT) };
}

/** Null where the dates are decided differently. One that waits beside those left out may stay out. */
function decisionOfAll(dates: readonly KeyedRow[], decided: readonly SourceDecision[]) {
  if (decided.length > 0 && dates.every(({ isTicked }) => !isTicked)) return "leave";
  const isTaken = decided.every(({ decision, chosen }) => decision === "take" && chosen === null);
  return isTaken && decided.length === dates.length ? "take" : null;
}

/** Keys of earlier decisions that a review replaces, also under other UIDs. One date alone does not speak for all. */
export function decidedKeys(rows: readonly ReviewRow[], earlier: readonly SourceDecision[]): string[] {
  const listed = new Set(inSource(rows).map(({ key }) => uidOf(key)));
  const replaced = datesOfEach(rows).flatMap((dates) => {
    const isOfAll = dates.length > 1 || decisionOfRow(firstOf(dates)) === null;
    const ofEach = dates.map(({ key, claim }) => ({ key, claim }));
    return isOfAll ? [...ofEach, { key: keyOfAllDates(firstOf(dates).key), claim: claimOfDates(dates) }] : ofEach;
  });
  const claims = new Set(replaced.map(({ claim }) => claim));
  const renewed = earlier.filter(
    ({ event_key, claim }) => claim !== null && claims.has(claim) && !listed.has(uidOf(event_key)),
  );
  return [...replaced.map(({ key }) => key), ...renewed.map(({ event_key }) => event_key)];
}

const signsOfRow = (row: ReviewRow) => ({ claim: row.claim, ofAllDates: claimOfAllDates(row) });

export function asDecided(rows: readonly ReviewRow[], decisions: readonly SourceDecision[]): ReviewRow[] {
  const events = inSource(rows).map((row) => ({ ...row, uid: uidOf(row.key) }));
  const decisionOf = decisionFinder(decisions, events, signsOfRow);
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
