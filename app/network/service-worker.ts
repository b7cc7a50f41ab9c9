import type { KeepOrder } from "~/domain/offline/keep-order";

const ADDRESS = "/service-worker.js";

let registering: Promise<ServiceWorkerRegistration | null> | null = null;

/** Registered if need be, once the page has loaded; null where the browser has none, or it fails. */
export function registeredWorker(): Promise<ServiceWorkerRegistration | null> {
  registering ??= register();
  return registering;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    if (document.readyState !== "complete") await new Promise((loaded) => window.addEventListener("load", loaded));
    return await navigator.serviceWorker.register(ADDRESS, { updateViaCache: "none" });
  } catch {
    registering = null;
    return null;
  }
}

export async function tellWorker(order: KeepOrder): Promise<void> {
  if (!(await registeredWorker())) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(order);
}
