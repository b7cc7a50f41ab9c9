import { only } from "~/domain/values";

/** By rowid they go in again in the order in which they came. */
export function keyOf(
  table: string,
  schema: { name: string; sql: string }[],
  columns: { table: string; name: string; pk: number }[],
) {
  const { sql } = only(
    schema.filter(({ name }) => name === table),
    `table ${table}`,
  );
  if (!/WITHOUT ROWID$/i.test(sql)) return ["rowid"];
  const own = columns.filter((column) => column.table === table && column.pk > 0);
  return own.sort((a, b) => a.pk - b.pk).map(({ name }) => `"${name}"`);
}

/** What is deleted while a backup is made is then missing as a child, never as a parent. */
export function childrenFirst(names: readonly string[], parents: { table: string; parent: string }[]): string[] {
  const ordered = new Set<string>();
  const add = (name: string) => {
    for (const key of parents) if (key.table === name && key.parent !== name) add(key.parent);
    ordered.add(name);
  };
  names.forEach(add);
  return [...ordered].filter((name) => names.includes(name)).reverse();
}
