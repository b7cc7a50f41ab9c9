import type { Database } from "#db/client";
import { type MovedKey, moveEventChanges } from "#db/queries/calendars/event-changes";
import type { ImportingOrganizer } from "#db/queries/calendars/import-state";
import {
  insertImportedEvents,
  type ImportedEventColumns,
  markLost,
  markMissing,
  removeImportedEvents,
  renameImportedEvents,
  updateImportedEvents,
} from "#db/queries/calendars/imported-events";
import type { RunGuard } from "#db/queries/calendars/runs";
import { arrangeFirstDays } from "#db/queries/publishing/publishing";
import { raiseEpoch } from "#db/queries/site/publication";

type Statement = Parameters<Database["batch"]>[0][number];

interface ImportWrites {
  added: ImportedEventColumns[];
  changed: ImportedEventColumns[];
  renamed: { id: string; key: string }[];
  /** What was set of them follows in the same batch: the next run can't tell their keys of before. */
  moved: (MovedKey & { id: string })[];
  removed: string[];
  /** Ids of events missing from their source, and there again. */
  marked: string[];
  healed: string[];
  /** Ids of events shown as cancelled because their source no longer has them. */
  lost: string[];
}

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
  { added, changed, renamed, moved, removed, marked, healed, lost }: ImportWrites,
  last: Statement[],
  { db, guard, organizer, now }: { db: Database; guard: RunGuard; organizer: ImportingOrganizer; now: Date },
): Promise<readonly unknown[]> {
  const movesOf = (rows: readonly { id: string }[]) => {
    const ids = new Set(rows.map(({ id }) => id));
    const own = moved.filter(({ id }) => ids.has(id));
    return moveEventChanges(db, own, guard).map((statement) => ({ rows: 0, statement }));
  };
  const weighed: Weighed[] = [
    ...inParts(changed).flatMap((rows) => [
      { rows: rows.length, statement: updateImportedEvents(db, rows, guard, now) },
      ...movesOf(rows),
    ]),
    ...inParts(renamed).flatMap((rows) => [
      { rows: rows.length, statement: renameImportedEvents(db, rows, guard) },
      ...movesOf(rows),
    ]),
    ...inParts(removed).map((ids) => ({ rows: ids.length, statement: removeImportedEvents(db, ids, guard, now) })),
    ...inParts(marked).map((ids) => ({ rows: ids.length, statement: markMissing(db, ids, guard, now) })),
    ...inParts(healed).map((ids) => ({ rows: ids.length, statement: markMissing(db, ids, guard, null) })),
    ...inParts(lost).map((ids) => ({ rows: ids.length, statement: markLost(db, ids, guard, now) })),
    ...inParts(added).map((rows) => ({
      rows: rows.length,
      statement: insertImportedEvents(db, rows, organizer.id, guard, now),
    })),
  ];
  const gone = removed.length + marked.length + lost.length;
  const touched = gone + added.length + changed.length + healed.length;
  const published = [
    ...(organizer.is_new && touched > 0 ? arrangeFirstDays(db, now, organizer.id) : []),
    // What is new or changed waits until copies are a minute old.
    ...(gone > 0 ? [raiseEpoch(db)] : []),
  ];
  const batches = inBatches(weighed);
  const lastBatch = [...(batches.pop() ?? []), ...published, ...last];
  for (const batch of batches) await db.batch(batch as unknown as Parameters<Database["batch"]>[0]);
  return db.batch(lastBatch as unknown as Parameters<Database["batch"]>[0]);
}

/** Where the JSON gets too long or the rows too many. */
function inParts<T>(all: T[]): T[][] {
  const parts: T[][] = [];
  let part: T[] = [];
  let length = Infinity;
  for (const one of all) {
    const size = JSON.stringify(one).length;
    if (length + size > STATEMENT_LENGTH || part.length >= BATCH_ROWS) {
      part = [];
      parts.push(part);
      length = 0;
    }
    part.push(one);
    length += size;
  }
  return parts;
}

function inBatches(statements: Weighed[]): Statement[][] {
  const batches: Statement[][] = [];
  let batch: Statement[] = [];
  let weight = Infinity;
  for (const { rows, statement } of statements) {
    if (weight + rows > BATCH_ROWS) {
      batch = [];
      batches.push(batch);
      weight = 0;
    }
    batch.push(statement);
    weight += rows;
  }
  return batches;
}
