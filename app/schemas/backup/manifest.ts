import * as z from "zod";

/** One object of a table's rows: NDJSON, one array of values a row, gzipped. */
const part = z.object({ key: z.string(), rows: z.int(), sha256: z.string() });

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  /** The columns by which rows were read. */
  key: z.array(z.string()),
  rows: z.int(),
  parts: z.array(part),
});

/** What a folder holds that is complete; written last. */
export const manifest = z.object({
  name: z.string(),
  /** In order. */
  migrations: z.array(z.string()),
  /** The database's own statements, tables first, in the order in which they were made. */
  schema: z.array(z.object({ type: z.enum(["table", "index", "view", "trigger"]), sql: z.string() })),
  /** Of AUTOINCREMENT. */
  sequences: z.record(z.string(), z.int()),
  /** Children before their parents, as they were read. */
  tables: z.array(table),
});
export type Manifest = z.infer<typeof manifest>;

/** A manifest in the making. */
export const running = manifest.extend({
  /** Of the messages that write it; a message of another step is outdated. */
  step: z.int(),
  /** The table that is being read. */
  at: z.int(),
  /** Where it goes on: the last row's key. */
  after: z.array(z.union([z.string(), z.number()])).nullable(),
  /** Where the pictures go on: the last key; null before the first. */
  picture: z.string().nullable(),
});
export type Running = z.infer<typeof running>;

/** Names of the complete ones, newest first. */
export const kept = z.object({ backups: z.array(z.string()) });

export const erasure = z.object({
  content: z.string(),
  id: z.string(),
  is_back: z.boolean(),
  /** Unix seconds. */
  erased_at: z.int(),
});
export type Erasure = z.infer<typeof erasure>;
