import { within } from "~/domain/time/within";

/** Milliseconds: longer, and a read has failed. */
const LONGEST_READ_MS = 5_000;
const PAUSE_MS = 50;

class DatabaseTimeout extends Error {
  constructor() {
    super(`D1_TIMEOUT: no answer within ${LONGEST_READ_MS} ms`);
  }
}

/** A read that fails is tried once more; one that hangs has failed. */
export async function readPatiently<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await inTime(read());
  } catch (error) {
    if (error instanceof DatabaseTimeout || !isDatabaseAway(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return inTime(read());
  }
}

const inTime = <T>(answer: Promise<T>): Promise<T> =>
  within(LONGEST_READ_MS, answer, () => {
    throw new DatabaseTimeout();
  });

/** Not what is wrong with a statement: D1 names SQLite's code there. Drizzle wraps errors. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (/^D1_/.test(error.message) && !error.message.includes("SQLITE_")) || isDatabaseAway(error.cause);
}

/** Statements that only read may be asked twice. */
export const isRead = (statement: string): boolean =>
  /^\s*(?:select|with)\b/i.test(statement) &&
  !/\b(?:insert|update|delete|replace)\s+(?:into|or|from|\S+\s+set)\b/i.test(statement);
