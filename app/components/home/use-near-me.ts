import { useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { deviceLocation, locateDevice, mayLocateUnasked, turnLocationOff, useRememberedRadius } from "~/components/location/device-location";
import { searchHref } from "./search-params";

export interface NearMe {
  /** Looking for the position right now. */
  isLocating: boolean;
  /** The last attempt did not give a position. */
  hasFailed: boolean;
  radiusKm: number;
  turnOn(): void;
  turnOff(): void;
}

/** Searching around the visitor's own position: only when turned on, and by itself where it was left on. */
export function useNearMe(): NearMe {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const radiusKm = useRememberedRadius();
  const [isLocating, setIsLocating] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const wasTried = useRef(false);

  const current = useRef(search);
  current.current = search;

  const locate = async (replace: boolean) => {
    setIsLocating(true);
    const position = await locateDevice();
    setIsLocating(false);
    setHasFailed(position === null);
    if (!position) return;
    const { lat, lng } = position;
    const change = { lat: String(lat), lng: String(lng), near: null, radius_km: String(deviceLocation().radiusKm) };
    navigate(searchHref(current.current, change), { replace, preventScrollReset: true });
  };

  useEffect(() => {
    if (wasTried.current) return;
    wasTried.current = true;
    if ([...search.keys()].length > 0) return;
    void mayLocateUnasked().then((may) => (may ? locate(true) : undefined));
  });

  return {
    isLocating,
    hasFailed,
    radiusKm,
    turnOn: () => void locate(false),
    turnOff: turnLocationOff,
  };
}
