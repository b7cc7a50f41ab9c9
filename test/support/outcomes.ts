import type { Result } from "~/domain/result";

/** "ok", or the kind of the problem that a verb ended in. */
export const endOf = (result: Result<unknown, { kind: string }>): string => (result.ok ? "ok" : result.problem.kind);
