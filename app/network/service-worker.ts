const ADDRESS = "/service-worker.js";

let registering: Promise<ServiceWorkerRegistration | null> | null = null;

/** Returns the device's service worker, registered if need be; null where the browser has none, or it fails. */
export function registeredWorker(): Promise<ServiceWorkerRegistration | null> {
  registering ??= register();
  return registering;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register(ADDRESS, { updateViaCache: "none" });
  } catch {
    registering = null;
    return null;
  }
}
