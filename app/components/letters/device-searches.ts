import { useSyncExternalStore } from "react";
import { deviceList, deviceLists, NOTHING_SAVED } from "~/components/favorites/device-favorites";

const isSearch = (value: unknown): value is string => typeof value === "string" && value !== "" && value.length <= 600;

/** The searches that this device follows, as queries of an address. */
export const deviceSearches = deviceList("samling:searches", isSearch);

const nothing = () => NOTHING_SAVED;

/** Returns the searches that this device follows; none in the first render. */
export const useDeviceSearches = () => useSyncExternalStore(deviceSearches.subscribe, deviceSearches.read, nothing);

/** Returns the ids that this device has saved of a kind, whether or not somebody is signed in. */
export const useDeviceIds = (kind: keyof typeof deviceLists) =>
  useSyncExternalStore(deviceLists[kind].subscribe, deviceLists[kind].read, nothing);
