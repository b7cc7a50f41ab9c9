import { useEffect, useState } from "react";
import type { Position } from "~/domain/places/position";
import { locateDeviceExactly, canLocateSilently } from "./device-location";

/** Only when "near me" was left on and the browser locates the device without asking. */
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

const locate = async (): Promise<Position | null> => ((await canLocateSilently()) ? locateDeviceExactly() : null);
