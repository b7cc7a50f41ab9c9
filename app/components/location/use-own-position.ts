import { useEffect, useState } from "react";
import type { Position } from "~/domain/places/position";
import { locateDeviceExactly, mayLocateUnasked } from "./device-location";

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

const locate = async (): Promise<Position | null> => ((await mayLocateUnasked()) ? locateDeviceExactly() : null);
