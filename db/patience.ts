import { isDatabaseAway } from "~/domain/site/database-away";
import { withinTime } from "~/domain/time/within-time";

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
    return await soon(read());
  } catch (error) {
    if (error instanceof DatabaseTimeout || !isDatabaseAway(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return soon(read());
  }
}

const soon = <T>(answer: Promise<T>): Promise<T> =>
  withinTime(LONGEST_READ_MS, answer, () => {
    throw new DatabaseTimeout();
  });

/** Statements that only read may be asked twice. */
export const isRead = (statement: string): boolean =>
  /^\s*(?:select|with)\b/i.test(statement) &&
  !/\b(?:insert|update|delete|replace)\s+(?:into|or|from|\S+\s+set)\b/i.test(statement);
