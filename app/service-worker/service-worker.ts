import { listenForPushes } from "./push";

const worker = self as unknown as ServiceWorkerGlobalScope;

// A new version takes over at once: it reloads nothing, and pages that are open go on as they are.
worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

listenForPushes(worker);
