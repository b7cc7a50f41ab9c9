interface Statement {
  sql: string;
  /** JSON texts. */
  params?: string[];
}

export type Found = Record<string, string | number | null>[];

/** A database, and the bucket of its backups. */
export interface DataStore {
  /** In order, whole or not at all; the rows of each. */
  run(statements: Statement[]): Promise<Found[]>;
  /** Null where there is no such object. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  write(key: string, body: string): Promise<void>;
}

export const boundDataStore = (d1: D1Database, backups: R2Bucket): DataStore => ({
  async run(statements) {
    const prepared = statements.map(({ sql, params = [] }) => d1.prepare(sql).bind(...params));
    return (await d1.batch<Found[number]>(prepared)).map(({ results }) => results);
  },
  async read(key) {
    const object = await backups.get(key);
    return object && new Uint8Array(await object.arrayBuffer());
  },
  write: async (key, body) => void (await backups.put(key, body)),
});
