import { isDatabaseAway } from "~/domain/site/away";
import { withinTime } from "~/domain/time/within-time";

/** Milliseconds: longer, and a read has failed; a short one where the database has hung. */
const LONGEST_READ_MS = 5_000;
const SHORT_READ_MS = 200;
const PAUSE_MS = 50;

/** So long after a read that hung the next ones are short, unless one is answered. */
const SILENCE_MS = 10_000;

class DatabaseTimeout extends Error {
  constructor(milliseconds: number) {
    super(`D1_TIMEOUT: no answer within ${milliseconds} ms`);
  }
}

export type ReadPatiently = <T>(read: () => Promise<T>) => Promise<T>;

/** A read that fails is tried once more; one that hangs has failed. */
export const readPatiently: ReadPatiently = (read) => readTwice(() => soon(read()));

async function readTwice<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DatabaseTimeout || !isDatabaseAway(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return read();
  }
}

/** Of this isolate, by the database: until when it counts as silent. */
const silences = new WeakMap<object, number>();

/** For one request: nothing more is asked of a database that has hung in it, and others wait for it shortly. */
export function readImpatiently(d1: object, waitUntil: (work: Promise<unknown>) => void): ReadPatiently {
  let hung: DatabaseTimeout | null = null;
  const read = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (hung) throw hung;
    const isSilent = Date.now() < (silences.get(d1) ?? 0);
    const answer = ask();
    // Heard also after the response: a slow database is not a silent one.
    if (isSilent) waitUntil(soon(answer.then(() => silences.delete(d1))).catch(() => undefined));
    try {
      return await soon(answer, isSilent ? SHORT_READ_MS : LONGEST_READ_MS);
    } catch (error) {
      if (error instanceof DatabaseTimeout) {
        hung = error;
        silences.set(d1, Date.now() + SILENCE_MS);
      }
      throw error;
    }
  };
  return (ask) => readTwice(() => read(ask));
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
