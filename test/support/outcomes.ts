import type { Result } from "~/domain/values";

/** Returns the kind of an outcome: of its problem, or of its value where that has one, else "ok". */
export function endOf(result: Result<unknown, { kind: string }>): string {
  const { kind } = (result.ok ? (result.value ?? {}) : result.problem) as { kind?: string };
  return kind ?? "ok";
}

/** Returns the value of a successful outcome; throws for a problem. */
export function valueOf<Value>(result: Result<Value, { kind: string }>): Value {
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
}
