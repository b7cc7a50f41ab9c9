import { useSyncExternalStore } from "react";
import { roundPosition, type Position } from "~/domain/places/position";
import { DEFAULT_RADIUS_KM, RADII_KM } from "~/domain/search/limits";

/** The device's stored search settings: whether "near me" is on, the last radius, the last place and the home place. */
interface DeviceLocation {
  isOn: boolean;
  /** Why locating the device last failed. */
  error: string | null;
  radiusKm: number;
  place: string | null;
  /** The last search was around the place. */
  usesPlace: boolean;
  /** The place that searches are around when nothing else was chosen. */
  home: string | null;
  /** The visitor left the home place for the whole country. */
  leftHome: boolean;
}

const KEY = "samling:location";
const INITIAL: DeviceLocation = {
  isOn: false,
  error: null,
  radiusKm: DEFAULT_RADIUS_KM,
  place: null,
  usesPlace: false,
  home: null,
  leftHome: false,
};

const GEOLOCATION: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 };

let remembered: DeviceLocation | null = null;
/** The device's rounded position of this visit; never stored. */
let ownPosition: Position | null = null;
const listeners = new Set<() => void>();

/** Returns the stored settings; in the browser only. */
export function deviceLocation(): DeviceLocation {
  remembered ??= load();
  return remembered;
}

function load(): DeviceLocation {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<DeviceLocation>;
    const radiusKm = RADII_KM.find((km) => km === stored.radiusKm) ?? DEFAULT_RADIUS_KM;
    const place = textOf(stored.place);
    return {
      isOn: stored.isOn === true,
      error: textOf(stored.error),
      radiusKm,
      place,
      usesPlace: place !== null && stored.usesPlace === true,
      home: textOf(stored.home),
      leftHome: stored.leftHome === true,
    };
  } catch {
    return INITIAL;
  }
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

function store(change: Partial<DeviceLocation>): void {
  remembered = { ...deviceLocation(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // Storage may be full or forbidden; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export const storeRadius = (radiusKm: number) => store({ radiusKm });
export const storePlace = (place: string) => store({ place, usesPlace: true });
export const stopUsingPlace = () => store({ usesPlace: false });
export const clearPlace = () => store({ place: null, usesPlace: false });
export const turnPositionOff = () => store({ isOn: false, error: null });
/** Searches everywhere, also next time; the places are still offered. */
export const turnLocationOff = () => store({ isOn: false, error: null, usesPlace: false, leftHome: true });
/** Searches around the home place again. */
export const returnHome = () => store({ isOn: false, error: null, usesPlace: false, leftHome: false });
/** Stores the home place instead of the last place, or removes it; searches are around it from now on. */
export const storeHome = (home: string | null) =>
  store({ isOn: false, error: null, place: null, usesPlace: false, home, leftHome: false });

/**
 * Returns the device's position, rounded to about a kilometre, which may leave the device; null when the browser can't
 * or won't locate it.
 */
export async function locateDevice(): Promise<Position | null> {
  const position = await locateDeviceExactly();
  return position && roundPosition(position);
}

/** Returns the exact position, which must stay on the device; null on failure, whose reason is stored. */
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

/** Returns whether the visitor left "near me" on and the browser would locate the device without asking. */
export async function canLocateSilently(): Promise<boolean> {
  if (!deviceLocation().isOn || !navigator.permissions) return false;
  const permission = await navigator.permissions.query({ name: "geolocation" }).catch(() => null);
  return permission?.state === "granted";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the last radius in kilometres; the default until hydration. */
export function useStoredRadius(): number {
  return useSyncExternalStore(
    subscribe,
    () => deviceLocation().radiusKm,
    () => DEFAULT_RADIUS_KM,
  );
}

/** Returns the last named place; null until hydration, too. */
export function useStoredPlace(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => deviceLocation().place,
    () => null,
  );
}

/** Returns the home place; null until hydration, too. */
export function useStoredHome(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => deviceLocation().home,
    () => null,
  );
}

/** Returns the device's rounded position of this visit; null where it is unknown. */
export function useOwnRoundedPosition(): Position | null {
  return useSyncExternalStore(
    subscribe,
    () => ownPosition,
    () => null,
  );
}
