import { useSyncExternalStore } from "react";
import { DEFAULT_RADIUS_KM, RADII_KM } from "~/domain/search-limits";
import { roundPosition, type Position } from "~/domain/geo/distance";

/** What the device remembers of "near me": whether it is on, the radius chosen last, and why it last failed. */
interface DeviceLocation {
  isOn: boolean;
  radiusKm: number;
  error: string | null;
}

const KEY = "samling:location";
const INITIAL: DeviceLocation = { isOn: false, radiusKm: DEFAULT_RADIUS_KM, error: null };

const GEOLOCATION: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 };

let remembered: DeviceLocation | null = null;
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
    return { isOn: stored.isOn === true, radiusKm, error: typeof stored.error === "string" ? stored.error : null };
  } catch {
    return INITIAL;
  }
}

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
export const turnLocationOff = () => remember({ isOn: false, error: null });

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
    remember({ isOn: true, error: null });
    return { lat: coords.latitude, lng: coords.longitude };
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

/** The radius chosen last, in kilometres; the default until the page has come alive. */
export function useRememberedRadius(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => deviceLocation().radiusKm,
    () => DEFAULT_RADIUS_KM,
  );
}
