import { forgetAccount } from "~/components/favorites/account-on-device";
import { forgetFavorites } from "~/components/favorites/kept-favorites";
import { tellWorker } from "~/network/service-worker";

/** Forgets an account that leaves on purpose, and all pages that were kept while it was here. */
export function forgetOnLeaving(): void {
  forgetAccount({ onPurpose: true });
  forgetFavorites({ all: false });
  void tellWorker({ kind: "forget" });
}
