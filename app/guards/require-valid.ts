import type { ZodType } from "zod";

/** The parsed input; a 400 that names the wrong fields where it does not fit. */
export function requireValid<T>(schema: ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? "")))];
  throw Response.json({ fields }, { status: 400, statusText: "Bad Request" });
}

/** Query parameters as an object: names in `lists` keep all their values, of the others the first one counts. */
export function readParameters(params: URLSearchParams, lists: readonly string[] = []): Record<string, unknown> {
  const names = [...new Set(params.keys())];
  return Object.fromEntries(
    names
      .map((name) => [name, lists.includes(name) ? params.getAll(name) : params.get(name)] as const)
      .filter(([, value]) => value !== ""),
  );
}
