/** Expected refusals are values; only bugs throw. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

export const succeed = <Value>(value: Value) => ({ ok: true, value }) as const;
export const refuse = <Problem>(problem: Problem) => ({ ok: false, problem }) as const;

export const problemOf = <Problem>(result: Result<unknown, Problem>): Problem | null =>
  result.ok ? null : result.problem;
