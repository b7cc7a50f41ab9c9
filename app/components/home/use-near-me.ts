import { useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import {
  deviceLocation,
  locateDevice,
  mayLocateUnasked,
  rememberPlace,
  stopUsingPlace,
  turnLocationOff,
  turnPositionOff,
  useRememberedPlace,
  useRememberedRadius,
} from "~/components/location/device-location";
import { searchHref } from "./search-params";
import type { CenterChoice } from "./use-around";

export interface NearMe {
  /** Looking for the position right now. */
  isLocating: boolean;
  /** The last attempt did not give a position. */
  hasFailed: boolean;
  radiusKm: number;
  /** The place that this device remembers. */
  place: string | null;
  /** Searches around the device's own position from now on. */
  turnOn(): void;
  /** Searches everywhere from now on. */
  turnOff(): void;
  /** No longer searches around what is searched around: somebody else's position says nothing of this device. */
  leave(): void;
  /** This is the place that the visitor has named: remembered if it is found. */
  name(place: string): void;
}

/** Searching around the visitor's own position or a named place: by itself where that was done last. */
export function useNearMe(around: CenterChoice): NearMe {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const radiusKm = useRememberedRadius();
  const place = useRememberedPlace();
  const [isLocating, setIsLocating] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const wasTried = useRef(false);
  const named = useRef<string | null>(null);

  const current = useRef(search);
  current.current = search;

  const goTo = (
    where: { lat: string; lng: string; near: null } | { lat: null; lng: null; near: string },
    replace: boolean,
  ) =>
    navigate(searchHref(current.current, { ...where, radius_km: String(deviceLocation().radiusKm) }), {
      replace,
      preventScrollReset: true,
    });

  const locate = async (replace: boolean) => {
    setIsLocating(true);
    const position = await locateDevice();
    setIsLocating(false);
    setHasFailed(position === null);
    if (!position) return;
    stopUsingPlace();
    goTo({ lat: String(position.lat), lng: String(position.lng), near: null }, replace);
  };

  const begin = async () => {
    const { place: lastPlace, usesPlace } = deviceLocation();
    const isBare = [...current.current.keys()].length === 0;
    if (isBare && usesPlace && lastPlace) return goTo({ lat: null, lng: null, near: lastPlace }, true);
    // An address with a position wins; asking where the device is only tells whose position that is.
    if (!isBare && !current.current.has("lat")) return;
    if (await mayLocateUnasked()) await (isBare ? locate(true) : locateDevice());
  };

  useEffect(() => {
    if (wasTried.current) return;
    wasTried.current = true;
    void begin();
  });

  const foundPlace = around?.kind === "place" ? around.name : null;
  useEffect(() => {
    if (foundPlace === null || named.current === null || named.current !== search.get("near")) return;
    named.current = null;
    rememberPlace(foundPlace);
  }, [foundPlace, search]);

  return {
    isLocating,
    hasFailed,
    radiusKm,
    place,
    turnOn: () => void locate(false),
    turnOff: turnLocationOff,
    leave() {
      if (around?.kind === "own") turnPositionOff();
      if (around?.kind === "place") stopUsingPlace();
    },
    name: (text) => (named.current = text),
  };
}
