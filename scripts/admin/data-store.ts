import { present, chunksOf } from "~/domain/values";

interface Statement {
  sql: string;
  /** JSON texts. */
  params?: string[];
}

export type Found = Record<string, string | number | null>[];

type Bytes = Uint8Array<ArrayBuffer>;

/** A bucket, or a folder like one. */
export interface Objects {
  /** Each key with a mark that changes with its content. */
  list(prefix: string): Promise<Map<string, string>>;
  /** Null where there is no such object. */
  read(key: string): Promise<Bytes | null>;
  /** Returns its mark. */
  write(key: string, body: Bytes | string): Promise<string>;
  remove(key: string): Promise<void>;
}

/** A database, and the buckets of its backups and of its pictures. */
export interface DataStore {
  /** In order, whole or not at all; the rows of each. */
  run(statements: Statement[]): Promise<Found[]>;
  backups: Objects;
  images: Objects;
}

export function boundObjects(bucket: R2Bucket): Objects {
  return {
    async list(prefix) {
      const marks = new Map<string, string>();
      for (let cursor: string | undefined; ;) {
        const page = await bucket.list({ prefix, ...(cursor !== undefined && { cursor }) });
        for (const { key, etag } of page.objects) marks.set(key, etag);
        if (!page.truncated) return marks;
        cursor = page.cursor;
      }
    },
    async read(key) {
      const object = await bucket.get(key);
      return object && new Uint8Array(await object.arrayBuffer());
    },
    write: async (key, body) => present(await bucket.put(key, body), key).etag,
    remove: (key) => bucket.delete(key),
  };
}

export const boundDataStore = (d1: D1Database, backups: R2Bucket, images: R2Bucket): DataStore => ({
  async run(statements) {
    const prepared = statements.map(({ sql, params = [] }) => d1.prepare(sql).bind(...params));
    return (await d1.batch<Found[number]>(prepared)).map(({ results }) => results);
  },
  backups: boundObjects(backups),
  images: boundObjects(images),
});

const AT_ONCE = 8;

export async function eachOf<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>): Promise<void> {
  for (const some of chunksOf([...items], AT_ONCE)) await Promise.all(some.map(work));
}
