import { useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import {
  deviceLocation,
  locateDevice,
  canLocateSilently,
  returnHome,
  storePlace,
  stopUsingPlace,
  turnLocationOff,
  turnPositionOff,
  useStoredHome,
  useStoredPlace,
  useStoredRadius,
} from "~/components/location/device-location";
import { isBare, searchHref, type SearchPage, useCurrentSearch } from "~/components/search/search-params";
import type { CenterChoice } from "~/components/search/use-center";
import { useIsHere } from "~/components/ui/use-is-here";
import { HERE } from "~/domain/site/shortcuts";

export interface NearMe {
  isLocating: boolean;
  hasFailed: boolean;
  radiusKm: number;
  /** Stored on this device. */
  place: string | null;
  /** Stored on this device. */
  home: string | null;
  /** Unless a position or another place is chosen. */
  goHome(): void;
  turnOn(): void;
  turnOff(): void;
  /** On this device; a position from elsewhere changes nothing here. */
  leave(): void;
  /** Stored if it is found. */
  name(place: string): void;
}

/** Begins by itself where the last visit had a centre, unless the page's address names its place. */
export function useNearMe(center: CenterChoice, page: SearchPage = "/", isNamed = false): NearMe {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const radiusKm = useStoredRadius();
  const place = useStoredPlace();
  const home = useStoredHome();
  const [isLocating, setIsLocating] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const wasTried = useRef(false);
  const named = useRef<string | null>(null);

  const onTheWay = useCurrentSearch(page);
  const current = useRef(onTheWay);
  current.current = onTheWay;
  const isHere = useIsHere(page);

  const goTo = (
    where: { lat: string; lng: string; near: null } | { lat: null; lng: null; near: string },
    replace: boolean,
  ) =>
    navigate(searchHref(current.current, { ...where, radius_km: String(deviceLocation().radiusKm) }, page), {
      replace,
      preventScrollReset: true,
    });

  const locate = async (replace: boolean) => {
    setIsLocating(true);
    const position = await locateDevice();
    setIsLocating(false);
    setHasFailed(position === null);
    if (!position) return;
    const isStillFree = isBare(current.current) || current.current.has(HERE);
    if (!isHere.current || (replace && !isStillFree)) return;
    stopUsingPlace();
    goTo({ lat: String(position.lat), lng: String(position.lng), near: null }, replace);
  };

  const begin = async () => {
    if (current.current.has(HERE)) return locate(true);
    const { place: lastPlace, usesPlace, home, leftHome } = deviceLocation();
    const isFree = !isNamed && isBare(current.current);
    if (isFree && usesPlace && lastPlace) return goTo({ lat: null, lng: null, near: lastPlace }, true);
    // An address with a position wins; locating the device only shows whether that position is its own.
    if (!isFree && !current.current.has("lat")) return;
    if (await canLocateSilently()) await (isFree ? locate(true) : locateDevice());
    else if (isFree && home && !leftHome) goTo({ lat: null, lng: null, near: home }, true);
  };

  useEffect(() => {
    if (wasTried.current) return;
    wasTried.current = true;
    void begin();
  });

  const foundPlace = center?.kind === "place" ? center.name : null;
  useEffect(() => {
    if (foundPlace === null || named.current === null || named.current !== search.get("near")) return;
    named.current = null;
    storePlace(foundPlace);
  }, [foundPlace, search]);

  return {
    isLocating,
    hasFailed,
    radiusKm,
    place,
    home,
    goHome: returnHome,
    turnOn: () => void locate(false),
    turnOff: turnLocationOff,
    leave() {
      if (center?.kind === "own") turnPositionOff();
      if (center?.kind === "place") (center.name === home ? turnLocationOff : stopUsingPlace)();
    },
    name: (text) => (named.current = text),
  };
}
