import { isRead } from "#db/patience";
import { type Connection, wrapDatabase } from "#db/wrapped";

interface Statement {
  key: string;
  real: () => D1PreparedStatement;
}

/** A D1 that asks each thing once, and then knows it: what is measured on it is the caller's own time. */
export function rememberDatabase(d1: D1Database): D1Database {
  const known = new Map<string, Promise<unknown>>();
  const remember = <Found>(key: string, ask: () => Promise<Found>): Promise<Found> => {
    const answer = (known.get(key) as Promise<Found> | undefined) ?? ask();
    known.set(key, answer);
    return answer;
  };
  const statements = new WeakMap<object, Statement>();
  const prepare = (query: string, values: unknown[] = []): D1PreparedStatement => {
    const key = JSON.stringify([query, values]);
    const real = () => d1.prepare(query).bind(...values);
    const statement = {
      bind: (...bound: unknown[]) => prepare(query, bound),
      all: () => remember(key, () => real().all()),
    } as unknown as D1PreparedStatement;
    statements.set(statement, { key, real });
    return statement;
  };
  const batch = (asked: D1PreparedStatement[]) => {
    const own = asked.flatMap((statement) => statements.get(statement) ?? []);
    return remember(own.map(({ key }) => key).join(), () => d1.batch(own.map(({ real }) => real())));
  };
  const remembered = { prepare: (query: string) => prepare(query), batch } as unknown as Connection;
  return wrapDatabase(remembered, isRead, (_statements, send) => send()) as D1Database;
}
