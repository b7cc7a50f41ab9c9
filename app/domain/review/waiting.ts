import { unixSeconds } from "~/domain/time/days-and-moments";
import type { ReviewRow } from "./review-row";

interface Reviewed {
  rows: readonly ReviewRow[];
  published_at: Date | null;
  sync_id: string | null;
}

/** Published by a press on it. Of reviews older than that note those that were ticked. */
export function outRows({ rows, published_at }: Pick<Reviewed, "rows" | "published_at">): ReviewRow[] {
  if (published_at === null) return [];
  const noted = rows.filter(({ outSince }) => outSince);
  return noted.length > 0 ? noted : rows.filter(({ isTicked }) => isTicked);
}

/** To be looked over still; none where a calendar keeps them up to date. */
export function waitingRows(reviewed: Reviewed): ReviewRow[] {
  if (reviewed.published_at !== null && reviewed.sync_id !== null) return [];
  const out = new Set(outRows(reviewed));
  return reviewed.rows.filter((row) => !out.has(row));
}

/** All with the note, before a decision changes what is ticked. */
export function notedRows(reviewed: Pick<Reviewed, "rows" | "published_at">): ReviewRow[] {
  const since = reviewed.published_at && unixSeconds(reviewed.published_at);
  return withRows(
    reviewed.rows,
    outRows(reviewed).map((row) => ({ ...row, outSince: row.outSince ?? since })),
  );
}

/** In their places among the others. */
export function withRows(rows: readonly ReviewRow[], decided: readonly ReviewRow[]): ReviewRow[] {
  const byId = new Map(decided.map((row) => [row.id, row]));
  return rows.map((row) => byId.get(row.id) ?? row);
}
