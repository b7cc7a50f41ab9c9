import { forgetFavorites } from "~/components/favorites/kept-favorites";
import { forgetAccount } from "~/components/favorites/remembered-account";
import { askOfDevice } from "~/components/push/ask-of-device";
import { registeredWorker, tellWorker } from "~/network/service-worker";

/** When an account leaves on purpose: its pushes go too, and all pages kept while it was here. */
export function forgetOnLeaving(): void {
  forgetAccount();
  forgetFavorites({ all: false });
  void tellWorker({ kind: "forget" });
  void endPushes().catch(() => undefined);
}

/** Also those turned on in an earlier sign-in, which the server does not know to be on this device. */
async function endPushes(): Promise<void> {
  const worker = await registeredWorker();
  const device = await worker?.pushManager?.getSubscription();
  if (device) await askOfDevice({ intent: "leave", device });
}
