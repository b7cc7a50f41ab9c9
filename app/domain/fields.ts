export const eachField = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;

export const pickFields = <Whole extends object, Name extends keyof Whole & string>(
  whole: Whole,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;

export function selectFields<R extends { id: string }>(record: R, names: readonly string[] | undefined): Partial<R> {
  if (!names) return record;
  const wanted = new Set<string>(["id", ...names]);
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted.has(name))) as Partial<R>;
}
