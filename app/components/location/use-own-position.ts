import { useEffect, useState } from "react";
import type { Position } from "~/domain/geo/distance";

/** Where the visitor is, when "near me" was left on and the browser tells without asking; null otherwise. */
export function useOwnPosition(): Position | null {
  const [position, setPosition] = useState<Position | null>(null);
  useEffect(() => {
    let isGone = false;
    void locate().then((found) => {
      if (!isGone) setPosition(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return position;
}

/** The page is alive before this is fetched: nothing waits for it. */
async function locate(): Promise<Position | null> {
  const { locateDeviceExactly, mayLocateUnasked } = await import("./device-location");
  return (await mayLocateUnasked()) ? locateDeviceExactly() : null;
}
