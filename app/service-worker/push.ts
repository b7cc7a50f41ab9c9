import type { PushNotice } from "~/domain/letters/push-notice";

const ICON = "/icon-192.png";

/** Every push shows something: browsers demand it. */
export function listenForPushes(worker: ServiceWorkerGlobalScope): void {
  const show = ({ title, body, lang, tag, path, kind, stop }: PushNotice) =>
    worker.registration.showNotification(title, {
      body,
      lang,
      tag,
      icon: ICON,
      data: { path, kind, done: stop.done },
      actions: [{ action: "stop", title: stop.label }],
    } as NotificationOptions);

  /** In a tab of ours that is open, or in a new one. */
  async function open(path: string): Promise<void> {
    const address = new URL(path, worker.location.origin).href;
    const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = tabs.find(({ url }) => url === address);
    if (there) return void (await there.focus());
    await worker.clients.openWindow(address);
  }

  /** Returns whether it was heard. */
  async function tell(what: object, device: PushSubscription | null): Promise<boolean> {
    if (!device) return false;
    const sent = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...what, device }),
    };
    return fetch("/api/push-device", sent).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async function stop({ tag, lang, data }: Notification): Promise<void> {
    const { kind, done } = data as { kind: string; done: string };
    const isStopped = await tell({ intent: "stop", kind }, await worker.registration.pushManager.getSubscription());
    // Where the network is gone, the page has the same button.
    if (!isStopped) return open("/push");
    await worker.registration.showNotification(done, { tag, lang, icon: ICON, data: { path: "/push" } });
  }

  worker.addEventListener("push", (event) => {
    event.waitUntil(show(event.data?.json() as PushNotice));
  });

  worker.addEventListener("notificationclick", (event) => {
    const { notification, action } = event;
    notification.close();
    const { path } = notification.data as { path: string };
    event.waitUntil(action === "stop" ? stop(notification) : open(path));
  });

  worker.addEventListener("pushsubscriptionchange", (event) => {
    const { oldSubscription: former, newSubscription } = event as Event & {
      oldSubscription: PushSubscription | null;
      newSubscription: PushSubscription | null;
    };
    (event as ExtendableEvent).waitUntil(renew(former, newSubscription));
  });

  async function renew(former: PushSubscription | null, given: PushSubscription | null): Promise<void> {
    if (!former) return;
    const subscription = given ?? (await worker.registration.pushManager.subscribe(former.options));
    await tell({ intent: "renew", subscription }, former);
  }
}
