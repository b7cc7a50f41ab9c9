import type { Database } from "#db/client";
import { listWithoutCounty, storeCounties } from "#db/queries/organizers/counties";
import { countyAt } from "~/gateways/gazetteer/counties";

const A_RUN = 200;

/** Of organizers from before they had one. */
export async function settleCounties({ db }: { db: Database }): Promise<void> {
  const unsettled = await listWithoutCounty(db, A_RUN);
  if (unsettled.length === 0) return;
  await storeCounties(
    db,
    unsettled.map(({ id, lat, lng }) => ({ id, county: countyAt({ lat, lng }) ?? "" })),
  );
}
