import { env } from "cloudflare:workers";

/** Gives the answer to a statement or a batch, by asking or in its own way. `subject` is the same when it is asked again. */
type Ask = <T>(asked: { queries: string[]; subject: object }, ask: () => Promise<T>) => Promise<T>;

/** The test's database, asked through `how`. */
export function askingDatabase(how: Ask): D1Database {
  const own = new WeakMap<D1PreparedStatement, { statement: D1PreparedStatement; query: string }>();
  const wrap = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
    const made = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), query),
      all: () => how({ queries: [query], subject: statement }, () => statement.all()),
    } as unknown as D1PreparedStatement;
    own.set(made, { statement, query });
    return made;
  };
  const made = {
    prepare: (query: string) => wrap(env.DB.prepare(query), query),
    batch: (statements: D1PreparedStatement[]) => {
      const ours = statements.map((one) => own.get(one)!);
      const asked = { queries: ours.map(({ query }) => query), subject: ours[0]!.statement };
      return how(asked, () => env.DB.batch(ours.map(({ statement }) => statement)));
    },
    withSession: () => ({ ...made, getBookmark: () => null }),
  } as unknown as D1Database;
  return made;
}
