import { useEffect, useState } from "react";
import type { Position } from "~/domain/geo/distance";
import { findKnownAddress } from "~/domain/known-addresses";
import { geocode } from "./geocode";

/** "waiting" until it may be asked for; null when nobody knows where the address is. */
type Geocoded = "waiting" | "loading" | Position | null;

/** Where an address is: by the table of known ones, else by asking the server, once `mayAsk` is true. */
export function useGeocoded(address: string | null, mayAsk: boolean): Geocoded {
  const known = address ? findKnownAddress(address) : null;
  const isAsked = mayAsk && address !== null && !known;
  const [answer, setAnswer] = useState<{ address: string; position: Position | null } | null>(null);

  useEffect(() => {
    if (!isAsked) return;
    const asking = new AbortController();
    void geocode(address, asking.signal).then((position) => {
      if (!asking.signal.aborted) setAnswer({ address, position });
    });
    return () => asking.abort();
  }, [address, isAsked]);

  if (!address) return null;
  if (known) return known;
  if (!mayAsk) return "waiting";
  return answer?.address === address ? answer.position : "loading";
}
