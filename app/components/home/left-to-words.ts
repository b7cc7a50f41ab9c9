import type { SaidFields } from "~/views/search/understood";

/** Of a form that was filled in by words: they go where `changed` says otherwise, else what they say is left to them. */
export function leftToWords(
  next: URLSearchParams,
  { said, before, changed }: { said: readonly SaidFields[]; before: URLSearchParams; changed: string | null },
): URLSearchParams {
  for (const { q, fields } of said) {
    const names = Object.keys(fields);
    if (names.includes(changed ?? "") || names.some((name) => (next.get(name) ?? fields[name]) !== fields[name])) {
      if (next.get("q") === before.get("q")) next.set("q", q);
      continue;
    }
    for (const name of "near" in fields ? [...names, "lat", "lng"] : names) {
      next.delete(name);
      const value = before.get(name);
      if (value !== null) next.set(name, value);
    }
  }
  if (next.get("q") === "") next.delete("q");
  return next;
}
