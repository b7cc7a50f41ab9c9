import { listNumberHolders, type NumberHolder } from "#db/queries/organizers/register";
import type { Viewer } from "~/domain/accounts/access";
import { readRegisterQuery, type RegisterUnit } from "~/domain/organizers/register";
import { refuse, type Result, succeed } from "~/domain/values";
import { REGISTER_PAGE } from "~/gateways/register/register";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";

/** `holder` is somebody else's visible organizer with its number. */
export interface FoundUnit {
  unit: RegisterUnit;
  holder: NumberHolder | null;
}

export interface UnitHits {
  units: FoundUnit[];
  total: number;
  nextPage: number | null;
}

export type LookUpProblem =
  | { kind: "tooShort" | "wrongNumber" | "unknownNumber" | "removedNumber" | "unreachable" }
  | TooMany;

type Deps = Given<"db" | "register" | "settings" | "now">;

/** Pages count from 0. */
export async function lookUpUnits(
  { query: typed, page }: { query: string; page: number },
  viewer: Viewer,
  deps: Deps,
): Promise<Result<UnitHits, LookUpProblem>> {
  const query = readRegisterQuery(typed);
  if (query.kind !== "number" && query.kind !== "name") return refuse(query);
  const limited = await limitAttempts({ registerByAccount: viewer.userId }, deps);
  if (!limited.ok) return limited;
  return query.kind === "number" ? byNumber(query.number, viewer, deps) : byName(query.name, page, viewer, deps);
}

async function byNumber(number: string, viewer: Viewer, deps: Deps): Promise<Result<UnitHits, LookUpProblem>> {
  const answer = await deps.register.find(number);
  if (!answer) return refuse({ kind: "unreachable" });
  if (answer.kind === "unknown") return refuse({ kind: "unknownNumber" });
  if (answer.kind === "removed") return refuse({ kind: "removedNumber" });
  return succeed({ units: await withHolders([answer.unit], viewer, deps), total: 1, nextPage: null });
}

async function byName(
  name: string,
  page: number,
  viewer: Viewer,
  deps: Deps,
): Promise<Result<UnitHits, LookUpProblem>> {
  const found = await deps.register.search(name, page);
  if (!found) return refuse({ kind: "unreachable" });
  const hasMore = found.units.length > 0 && (page + 1) * REGISTER_PAGE < found.total;
  return succeed({
    units: await withHolders(found.units, viewer, deps),
    total: found.total,
    nextPage: hasMore ? page + 1 : null,
  });
}

async function withHolders(units: RegisterUnit[], viewer: Viewer, { db }: Deps): Promise<FoundUnit[]> {
  if (units.length === 0) return [];
  const own = viewer.memberships.filter(({ role }) => role === "owner" || role === "superadmin").map(({ id }) => id);
  const holders = await listNumberHolders(
    db,
    units.map(({ number }) => number),
    own,
  );
  return units.map((unit) => ({ unit, holder: holders.get(unit.number) ?? null }));
}
