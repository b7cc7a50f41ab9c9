import { env } from "cloudflare:workers";
import { type Database, openDatabase } from "#db/client";

interface Statement {
  sql: string;
  values: unknown[];
}

/** Returns the statements that `work` sends to the test's database. */
async function statementsOf(work: (db: Database) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const recorder = new Proxy(env.DB, {
    get(d1, property) {
      if (property === "prepare") return (sql: string) => recorded(d1.prepare(sql), sql);
      const value: unknown = Reflect.get(d1, property);
      return typeof value === "function" ? (value.bind(d1) as unknown) : value;
    },
  });
  function recorded(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
    const bind = statement.bind.bind(statement);
    statement.bind = (...values: unknown[]) => {
      statements.push({ sql, values });
      return bind(...values);
    };
    return statement;
  }
  await work(openDatabase(recorder));
  return statements;
}

/** Returns SQLite's plan of each statement: the lines of EXPLAIN QUERY PLAN. */
export async function plansOf(work: (db: Database) => Promise<unknown>): Promise<string[][]> {
  const statements = await statementsOf(work);
  return Promise.all(
    statements.map(async ({ sql, values }) => {
      const { results } = await env.DB.prepare(`explain query plan ${sql}`)
        .bind(...values)
        .all<{ detail: string }>();
      return results.map(({ detail }) => detail);
    }),
  );
}
