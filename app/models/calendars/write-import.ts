import type { Database } from "#db/client";
import { moveEventChanges } from "#db/queries/calendars/event-changes";
import type { ImportingOrganizer } from "#db/queries/calendars/import-state";
import {
  insertImportedEvents,
  markLost,
  markMissing,
  removeImportedEvents,
  renewImportedEvents,
  updateImportedEvents,
} from "#db/queries/calendars/imported-events";
import type { RunGuard } from "#db/queries/calendars/runs";
import { arrangeFirstDays } from "#db/queries/publishing/publishing";
import { raiseEpoch } from "#db/queries/site/publication";
import { inParts } from "~/domain/lists";
import type { ImportWrites } from "./rows-to-write";

type Statement = Parameters<Database["batch"]>[0][number];

/** Characters of a statement's JSON: well below the 2 MB limit of a bound value. */
const STATEMENT_LENGTH = 500_000;
/** Triggers index each row, and readers wait while a batch is written: these take some tenths of a second. */
const BATCH_ROWS = 250;

interface Weighed {
  rows: number;
  statement: Statement;
}

/** `last` ends it. One batch is all or nothing; of several the next run completes those that are not done. */
export async function writeImport(
  { added, changed, renewed, moved, missing, lost, gone }: ImportWrites,
  last: Statement[],
  { db, guard, organizer, now }: { db: Database; guard: RunGuard; organizer: ImportingOrganizer; now: Date },
): Promise<readonly unknown[]> {
  const inWrites = <Row>(all: Row[], statementsOf: (part: Row[]) => Statement[]): Weighed[] =>
    inParts(all, [STATEMENT_LENGTH, BATCH_ROWS], (row) => [JSON.stringify(row).length, 1]).flatMap((part) =>
      statementsOf(part).map((statement, at) => ({ rows: at === 0 ? part.length : 0, statement })),
    );
  const movesOf = (rows: readonly { id: string }[]) => {
    const ids = new Set(rows.map(({ id }) => id));
    return moveEventChanges(
      db,
      moved.filter(({ id }) => ids.has(id)),
      guard,
    );
  };
  const weighed = [
    ...inWrites(changed, (rows) => [updateImportedEvents(db, rows, guard, now), ...movesOf(rows)]),
    ...inWrites(renewed, (rows) => [renewImportedEvents(db, rows, guard), ...movesOf(rows)]),
    ...inWrites(gone, (ids) => [removeImportedEvents(db, ids, guard, now)]),
    ...inWrites(missing, (ids) => [markMissing(db, ids, guard, now)]),
    ...inWrites(lost, (rows) => [markLost(db, rows, guard, now)]),
    ...inWrites(added, (rows) => [insertImportedEvents(db, rows, organizer.id, guard, now)]),
  ];
  const isLess = gone.length + missing.length + lost.length > 0;
  const isTouched = isLess || added.length + changed.length + renewed.length > 0;
  const published = [
    ...(organizer.is_new && isTouched ? arrangeFirstDays(db, now, organizer.id) : []),
    // What is new or changed waits until copies are a minute old.
    ...(isLess ? [raiseEpoch(db)] : []),
  ];
  const batches = inParts(weighed, [BATCH_ROWS], ({ rows }) => [rows]).map((batch) =>
    batch.map(({ statement }) => statement),
  );
  const lastBatch = [...(batches.pop() ?? []), ...published, ...last];
  for (const batch of batches) await db.batch(batch as unknown as Parameters<Database["batch"]>[0]);
  return db.batch(lastBatch as unknown as Parameters<Database["batch"]>[0]);
}
