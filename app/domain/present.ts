/** Returns what is there by all rules; throws an error that names it where it is missing, which only a bug makes. */
export function present<Value>(value: Value, name: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`Missing: ${name}`);
  return value;
}
