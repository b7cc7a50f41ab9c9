import type { Position } from "~/domain/places/position";
import { refuse, type Result, succeed } from "~/domain/values";
import type { AddressBook } from "~/gateways/addresses/address-book";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";

type Deps = Given<"db" | "now" | "settings" | "network"> & { addresses: Pick<AddressBook, "geocode"> };

/** New addresses are limited per network and, because each leaves a row, together; then it is the town's position. */
export async function geocodeForAnybody(address: string, deps: Deps): Promise<Result<Position | null, TooMany>> {
  let problem: TooMany | null = null;
  const position = await deps.addresses.geocode(address, async () => {
    const own = await limitAttempts({ newAddressByNetwork: deps.network }, deps);
    if (!own.ok) problem = own.problem;
    return own.ok && (await limitAttempts({ newAddressByAnybody: "all" }, deps)).ok;
  });
  return problem ? refuse(problem) : succeed(position);
}
