import { listNextFacts } from "#db/queries/search/told";
import { type FactChoice, fieldsTelling, haveFewTold, NEXT_TELLING, parseFacts } from "~/domain/facts/facts";
import { sortKeyAt } from "~/domain/search/plan";
import type { Given } from "~/models/site/given";

/** Asks only where something is chosen that people tell. */
export async function findFewTold(chosen: FactChoice, { db, now }: Given<"db" | "now">): Promise<boolean> {
  if (fieldsTelling(chosen).length === 0) return false;
  const next = await listNextFacts(db, sortKeyAt(now), NEXT_TELLING);
  return haveFewTold(
    next.map(({ facts }) => parseFacts(facts)),
    chosen,
  );
}
