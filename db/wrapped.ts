/** A database, or a session with one. */
export type Connection = Pick<D1Database, "prepare" | "batch">;

/** A statement, and what is known of its text; null of one that was prepared elsewhere. */
interface WrappedStatement<Knowledge> {
  statement: D1PreparedStatement;
  known: Knowledge | null;
}

const seen = new Set<string>();

/** What a statement answers with, without what stands in brackets and quotes. */
const LIST = /(?:^\s*select (?:distinct )?|\sreturning )(.*?)(?:\sfrom\s|$)/is;

/** Of a plain column, or as it is called; other expressions have their own text as their name. */
const NAME = /^(?:"?\w+"?\.)?"?(\w+)"?$|\bas "?(\w+)"?$/i;

function flat(query: string): string {
  const inner = query.replace(/'[^']*'/g, "").replace(/\([^()]*\)/g, "");
  return inner === query ? query : flat(inner);
}

/** Two columns of one name would be one in the answer. */
function requireOwnNames(query: string): void {
  if (seen.has(query)) return;
  seen.add(query);
  const columns = LIST.exec(flat(query))?.[1]?.split(/,\s*/) ?? [];
  const names = columns.flatMap((column) => NAME.exec(column.trim())?.slice(1).find(Boolean) ?? []);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`Two columns of a statement are called "${twice}": ${query.slice(0, 200)}`);
}

/**
 * A D1 that asks through `ask`: one statement, or those of a batch. `send` sends them as they are. Every column of a
 * statement needs a unique name, because `raw` goes through `all`.
 */
export function wrapDatabase<Knowledge>(
  d1: Connection,
  know: (query: string) => Knowledge,
  ask: (statements: readonly WrappedStatement<Knowledge>[], send: () => Promise<D1Result[]>) => Promise<D1Result[]>,
): Connection {
  const wrapped = new WeakMap<D1PreparedStatement, WrappedStatement<Knowledge>>();
  const wrap = (own: WrappedStatement<Knowledge>): D1PreparedStatement => {
    const all = async () => (await ask([own], async () => [await own.statement.all<Record<string, unknown>>()]))[0];
    const rows = async () => ((await all())?.results ?? []) as Record<string, unknown>[];
    const statement = {
      bind: (...values: unknown[]) => wrap({ ...own, statement: own.statement.bind(...values) }),
      all,
      run: all,
      raw: async () => (await rows()).map((row) => Object.values(row)),
      first: async (column?: string) => {
        const row = (await rows())[0];
        return row === undefined ? null : column === undefined ? row : row[column];
      },
    } as unknown as D1PreparedStatement;
    wrapped.set(statement, own);
    return statement;
  };
  return {
    prepare: (query: string) => {
      requireOwnNames(query);
      return wrap({ statement: d1.prepare(query), known: know(query) });
    },
    batch: (statements: D1PreparedStatement[]) => {
      const own = statements.map((statement) => wrapped.get(statement) ?? { statement, known: null });
      return ask(own, () => d1.batch(own.map(({ statement }) => statement)));
    },
  } as unknown as Connection;
}
