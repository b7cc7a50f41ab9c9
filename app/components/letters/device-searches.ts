import { useSyncExternalStore } from "react";
import { deviceList, deviceLists, NOTHING_SAVED } from "~/components/favorites/device-favorites";
import { MOST_FOLLOWED } from "~/domain/letters/letters";

const isSearch = (value: unknown): value is string => typeof value === "string" && value !== "" && value.length <= 600;

/** Queries of an address. */
export const deviceSearches = deviceList("samling:searches", isSearch);

/** False where there is no room for more. */
export function followOnDevice(search: string): boolean {
  const isFull = !deviceSearches.read().includes(search) && deviceSearches.read().length >= MOST_FOLLOWED;
  if (!isFull) deviceSearches.change({ add: [search] });
  return !isFull;
}

const nothing = () => NOTHING_SAVED;

export const useDeviceSearches = () => useSyncExternalStore(deviceSearches.subscribe, deviceSearches.read, nothing);

/** Whether or not somebody is signed in. */
export const useDeviceIds = (kind: keyof typeof deviceLists) =>
  useSyncExternalStore(deviceLists[kind].subscribe, deviceLists[kind].read, nothing);
