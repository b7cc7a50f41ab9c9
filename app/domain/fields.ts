/** Returns an object with `of(name)` for each name. */
export const eachField = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;

/** Returns some of an object's fields. */
export const pickFields = <Whole extends object, Name extends keyof Whole & string>(
  whole: Whole,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
