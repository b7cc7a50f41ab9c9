import type { ZodType } from "zod";

/** The parsed input; a 400 that names the wrong fields where it does not fit. */
export function requireValid<T>(schema: ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? "")))];
  throw Response.json({ fields }, { status: 400, statusText: "Bad Request" });
}
