import { isDatabaseAway } from "~/domain/site/away";
import { withinTime } from "~/domain/time/within-time";

/** Milliseconds: longer, and a read has failed. */
const LONGEST_READ_MS = 5_000;
const PAUSE_MS = 50;

class DatabaseTimeout extends Error {
  constructor(milliseconds: number) {
    super(`D1_TIMEOUT: no answer within ${milliseconds} ms`);
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

/** Throws once it has not answered in so many milliseconds. */
export const soon = <T>(answer: Promise<T>, milliseconds = LONGEST_READ_MS): Promise<T> =>
  withinTime(milliseconds, answer, () => {
    throw new DatabaseTimeout(milliseconds);
  });

/** Statements that only read may be asked twice. */
export const isRead = (statement: string): boolean =>
  /^\s*(?:select|with)\b/i.test(statement) &&
  !/\b(?:insert|update|delete|replace)\s+(?:into|or|from|\S+\s+set)\b/i.test(statement);
