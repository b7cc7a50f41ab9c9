import { useSyncExternalStore } from "react";
import { roundPosition, type Position } from "~/domain/places/position";
import { DEFAULT_RADIUS_KM, RADII_KM } from "~/domain/search/limits";
import { readStored, writeStored } from "~/network/stored";

/** What the device has stored of searches near a place. */
interface DeviceLocation {
  isOn: boolean;
  error: string | null;
  radiusKm: number;
  place: string | null;
  /** The last search was around the place. */
  usesPlace: boolean;
  /** Searches are around it when nothing else was chosen. */
  home: string | null;
  /** The visitor left the home place for the whole country. */
  leftHome: boolean;
}

const KEY = "samling:location";
const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

const known = (stored: Partial<DeviceLocation>): DeviceLocation => ({
  isOn: stored.isOn === true,
  error: textOf(stored.error),
  radiusKm: RADII_KM.find((km) => km === stored.radiusKm) ?? DEFAULT_RADIUS_KM,
  place: textOf(stored.place),
  usesPlace: stored.usesPlace === true,
  home: textOf(stored.home),
  leftHome: stored.leftHome === true,
});

const GEOLOCATION: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 };

let remembered: DeviceLocation | null = null;
let isUnsaved = false;
/** Rounded, of this visit; never stored. */
let ownPosition: Position | null = null;
const listeners = new Set<() => void>();

/** In the browser only. */
export function deviceLocation(): DeviceLocation {
  remembered ??= load();
  return remembered;
}

const load = (): DeviceLocation => known(readStored(KEY) ?? {});

function store(change: Partial<DeviceLocation>): void {
  // Another tab may have stored something since.
  remembered = { ...(isUnsaved ? deviceLocation() : load()), ...change };
  isUnsaved = !writeStored(KEY, remembered);
  for (const listener of listeners) listener();
}

export const storeRadius = (radiusKm: number) => store({ radiusKm });
export const storePlace = (place: string) => store({ place, usesPlace: true });
export const stopUsingPlace = () => store({ usesPlace: false });
export const clearPlace = () => store({ place: null, usesPlace: false });
export const turnPositionOff = () => store({ isOn: false, error: null });
/** Also next time; the places are still offered. */
export const turnLocationOff = () => store({ isOn: false, error: null, usesPlace: false, leftHome: true });
export const returnHome = () => store({ isOn: false, error: null, usesPlace: false, leftHome: false });
/** Instead of the last place; null removes it. Searches are around it from now on. */
export const storeHome = (home: string | null) =>
  store({ isOn: false, error: null, place: null, usesPlace: false, home, leftHome: false });

/** Rounded to about a kilometre, so that it may leave the device; null when the browser can't or won't locate it. */
export async function locateDevice(): Promise<Position | null> {
  const position = await locateDeviceExactly();
  return position && roundPosition(position);
}

/** Must stay on the device; null on failure, whose reason is stored. */
export async function locateDeviceExactly(): Promise<Position | null> {
  if (!navigator.geolocation) {
    store({ isOn: false, error: "Geolocation is not supported by your browser" });
    return null;
  }
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(resolve, reject, GEOLOCATION);
    });
    const position = { lat: coords.latitude, lng: coords.longitude };
    ownPosition = roundPosition(position);
    store({ isOn: true, error: null });
    return position;
  } catch (error) {
    store({ isOn: false, error: (error as GeolocationPositionError).message });
    return null;
  }
}

/** "Near me" was left on, and the browser would not ask. */
export async function canLocateSilently(): Promise<boolean> {
  if (!deviceLocation().isOn || !navigator.permissions) return false;
  const permission = await navigator.permissions.query({ name: "geolocation" }).catch(() => null);
  return permission?.state === "granted";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const useStored = <T>(read: () => T, untilHydration: T): T =>
  useSyncExternalStore(subscribe, read, () => untilHydration);

/** In kilometres; the default until hydration. */
export const useStoredRadius = () => useStored(() => deviceLocation().radiusKm, DEFAULT_RADIUS_KM);

/** Null until hydration, too. */
export const useStoredPlace = () => useStored(() => deviceLocation().place, null);

/** Null until hydration, too. */
export const useStoredHome = () => useStored(() => deviceLocation().home, null);

/** The query of searches around the home place, else around the last one; null where there is neither. */
export function useStoredAround(): string | null {
  const near = useStoredHome();
  const last = useStoredPlace();
  const radius = useStoredRadius();
  const place = near ?? last;
  return place && new URLSearchParams({ near: place, radius_km: String(radius) }).toString();
}

/** Of this visit; null where it is unknown. */
export const useOwnRoundedPosition = () => useStored(() => ownPosition, null);
