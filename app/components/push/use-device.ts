import { useCallback, useEffect, useState } from "react";
import { deviceLists } from "~/components/favorites/device-favorites";
import { deviceSearches } from "~/components/letters/device-searches";
import { registeredWorker } from "~/network/service-worker";
import type { PushedView } from "~/views/letters/device";
import { askOfDevice } from "./ask-of-device";

/** "home": an iPhone or iPad whose pages have no pushes before they lie on the Home Screen. */
export type DeviceState =
  | { kind: "checking" | "none" | "home" | "denied" | "off" | "unreachable" }
  | { kind: "on"; view: PushedView; subscription: PushSubscription };

const CHECKING: DeviceState = { kind: "checking" };

export function useDevice(): [DeviceState, () => void] {
  const [state, setState] = useState(CHECKING);
  const [looks, setLooks] = useState(0);
  const again = useCallback(() => setLooks((n) => n + 1), []);
  useEffect(() => {
    let isWanted = true;
    lookAtDevice().then(
      (found) => isWanted && setState(found),
      () => isWanted && setState({ kind: "unreachable" }),
    );
    return () => void (isWanted = false);
  }, [looks]);
  return [state, again];
}

const hasPushes = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** iPads say that they are Macs, but have a screen to be touched. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

async function lookAtDevice(): Promise<DeviceState> {
  if (!hasPushes()) return { kind: isApplePhone() ? "home" : "none" };
  if (Notification.permission === "denied") return { kind: "denied" };
  const worker = await registeredWorker();
  if (!worker) return { kind: "none" };
  const subscription = await worker.pushManager.getSubscription();
  if (!subscription) return { kind: "off" };
  const view = await askOf(subscription);
  return view ? { kind: "on", view, subscription } : { kind: "off" };
}

/** Null where nothing is pushed. What the device follows now is sent along. */
async function askOf(subscription: PushSubscription): Promise<PushedView | null> {
  const lists = {
    searches: deviceSearches.read(),
    organizer_ids: deviceLists.organizer.read(),
    event_ids: deviceLists.event.read(),
  };
  const response = await askOfDevice({ intent: "look", device: subscription, lists });
  return response.json<PushedView | null>();
}

/** The browser was told no, not told anything, or could not make a subscription. */
export type NotSubscribed = "denied" | "dismissed" | "notMade";

/** Has the browser ask the person. Only a press may lead here. */
export async function subscribe(publicKey: string): Promise<PushSubscription | NotSubscribed> {
  const answer = await Notification.requestPermission();
  if (answer !== "granted") return answer === "denied" ? "denied" : "dismissed";
  try {
    const pushManager = (await registeredWorker())?.pushManager;
    if (!pushManager) return "notMade";
    const former = await pushManager.getSubscription();
    if (former && isFor(former, publicKey)) return former;
    await former?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch {
    return "notMade";
  }
}

/** A subscription belongs to one sender's key; with another deployment key it is of no use. */
function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options?.applicationServerKey;
  if (!key) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === publicKey;
}
