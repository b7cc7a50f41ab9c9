import type { RunReport } from "~/domain/calendars/run-report";
import { refuse, type Result } from "~/domain/result";
import { limitFactor, type TooMany } from "~/models/account/account-deps";
import { limitAttempts } from "~/models/limit-attempts";
import type { ManageDeps } from "./manage-calendars";
import type { SyncRefusal } from "./sync-calendar";
import { syncNow } from "./sync-now";

/** A run that a program asked for in somebody's name: counted like those that people ask for. */
export async function syncOnRequest(
  { syncId, userId }: { syncId: string; userId: string },
  deps: ManageDeps,
): Promise<Result<RunReport, { kind: SyncRefusal | "too_long" } | TooMany>> {
  const verdict = await limitAttempts([["feedByAccount", userId]], { ...deps, factor: limitFactor(deps.settings) });
  if (!verdict.allowed) return refuse({ kind: "too_many", retryAfterSeconds: verdict.retryAfterSeconds });
  const run = await syncNow(syncId, deps);
  return run.ok ? run : refuse({ kind: run.problem });
}
