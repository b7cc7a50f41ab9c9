import { useSyncExternalStore } from "react";
import { roundPosition, type Position } from "~/domain/places/position";
import { DEFAULT_RADIUS_KM, RADII_KM } from "~/domain/search/limits";

/** What the device remembers of where to search: whether "near me" is on, the radius and the place chosen last. */
interface DeviceLocation {
  isOn: boolean;
  /** Why the position last could not be had. */
  error: string | null;
  radiusKm: number;
  place: string | null;
  /** The place is what was searched around last. */
  usesPlace: boolean;
}

const KEY = "samling:location";
const INITIAL: DeviceLocation = {
  isOn: false,
  error: null,
  radiusKm: DEFAULT_RADIUS_KM,
  place: null,
  usesPlace: false,
};

const GEOLOCATION: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 };

let remembered: DeviceLocation | null = null;
/** Where the device was found to be since the page was opened, rounded; never kept. */
let ownPosition: Position | null = null;
const listeners = new Set<() => void>();

/** What is remembered right now; only to be asked in the browser. */
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
    };
  } catch {
    return INITIAL;
  }
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

function remember(change: Partial<DeviceLocation>): void {
  remembered = { ...deviceLocation(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // Storage may be full or forbidden; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export const rememberRadius = (radiusKm: number) => remember({ radiusKm });
export const rememberPlace = (place: string) => remember({ place, usesPlace: true });
export const stopUsingPlace = () => remember({ usesPlace: false });
export const forgetPlace = () => remember({ place: null, usesPlace: false });
export const turnPositionOff = () => remember({ isOn: false, error: null });
/** Looks everywhere, the next time too; the place is still offered. */
export const turnLocationOff = () => remember({ isOn: false, error: null, usesPlace: false });

/** Asks the browser where it is, to about a kilometre, which may leave the device; null when it can't or won't say. */
export async function locateDevice(): Promise<Position | null> {
  const position = await locateDeviceExactly();
  return position && roundPosition(position);
}

/** The same as exactly as it is known, for what stays on the device. The reason of a failure is remembered. */
export async function locateDeviceExactly(): Promise<Position | null> {
  if (!navigator.geolocation) {
    remember({ isOn: false, error: "Geolocation is not supported by your browser" });
    return null;
  }
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(resolve, reject, GEOLOCATION);
    });
    const position = { lat: coords.latitude, lng: coords.longitude };
    ownPosition = roundPosition(position);
    remember({ isOn: true, error: null });
    return position;
  } catch (error) {
    remember({ isOn: false, error: (error as GeolocationPositionError).message });
    return null;
  }
}

/** Whether the visitor left "near me" on and the browser would answer without asking. */
export async function mayLocateUnasked(): Promise<boolean> {
  if (!deviceLocation().isOn || !navigator.permissions) return false;
  const permission = await navigator.permissions.query({ name: "geolocation" }).catch(() => null);
  return permission?.state === "granted";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The radius chosen last, in kilometres; the default until the page has come alive. */
export function useRememberedRadius(): number {
  return useSyncExternalStore(
    subscribe,
    () => deviceLocation().radiusKm,
    () => DEFAULT_RADIUS_KM,
  );
}

/** The place named last; null until the page has come alive, too. */
export function useRememberedPlace(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => deviceLocation().place,
    () => null,
  );
}

/** Where this device is, as it was found during this visit and may be told; null where that is not known. */
export function useOwnPositionOfVisit(): Position | null {
  return useSyncExternalStore(
    subscribe,
    () => ownPosition,
    () => null,
  );
}
