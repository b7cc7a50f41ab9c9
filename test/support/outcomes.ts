import type { Result } from "~/domain/result";

/** The kind of what a verb ended in: of its problem, of its value where that has one, else "ok". */
export function endOf(result: Result<unknown, { kind: string }>): string {
  const { kind } = (result.ok ? (result.value ?? {}) : result.problem) as { kind?: string };
  return kind ?? "ok";
}

/** What a verb returned that must have done its work. */
export function valueOf<Value>(result: Result<Value, { kind: string }>): Value {
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
}
