import type { NonEmpty } from "./lists";

/** Expected refusals are values; only bugs throw. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

export const succeed = <Value>(value: Value) => ({ ok: true, value }) as const;
export const refuse = <Problem>(problem: Problem) => ({ ok: false, problem }) as const;

export const problemOf = <Problem>(result: Result<unknown, Problem>): Problem | null =>
  result.ok ? null : result.problem;

/** Of a table's columns: what is given has a value, and what is not is not there. */
export type Defined<Columns> = { [Name in keyof Columns]: Exclude<Columns[Name], undefined> };

/** Returns what is there by all rules; throws an error that names it where it is missing, which only a bug makes. */
export function present<Value>(value: Value, name: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`Missing: ${name}`);
  return value;
}

/** Returns the one item of a list that has one by all rules; throws an error that names it otherwise. */
export function only<Item>(list: readonly Item[], name: string): Item {
  if (list.length !== 1) throw new Error(`${list.length} instead of one: ${name}`);
  return list[0] as Item;
}

/** Groups are in the order of their first items. */
export function groupsOf<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, NonEmpty<Item>> {
  const groups = new Map<Key, NonEmpty<Item>>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Asks once for each of the texts. */
export function memoized<Value, Key = string>(of: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, of(key));
    return known.get(key) as Value;
  };
}

/** The same for as long as the program runs, of the latest texts. */
export function remembered<Value>(of: (text: string) => Value, most = 2000): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text);
    if (value !== undefined) return value;
    if (known.size >= most) known.clear();
    const made = of(text);
    known.set(text, made);
    return made;
  };
}

export const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

export const eachField = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;

export const pickFields = <Whole extends object, const Name extends keyof Whole & string>(
  whole: Whole,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;

export function selectFields<R extends { id: string }>(record: R, names: readonly string[] | undefined): Partial<R> {
  if (!names) return record;
  const wanted = new Set<string>(["id", ...names]);
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted.has(name))) as Partial<R>;
}

/** Of a table "a: b, c; d: e" each name with what it stands for: b with a, c with a, e with d. */
export const namedIn = (table: string): [name: string, meant: string][] =>
  table.split(";").flatMap((line) => {
    const [meant = "", names = ""] = line.split(":");
    return names.split(",").map((name): [string, string] => [name.trim(), meant.trim()]);
  });
