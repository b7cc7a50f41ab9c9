import { deleteDrafts } from "~/components/draft/stored-drafts";
import { forgetAccount } from "~/components/favorites/account-on-device";
import { forgetFavorites } from "~/components/favorites/kept-favorites";
import { tellWorker } from "~/network/service-worker";

/** Deletes what the device holds of an account, when it signs out or is deleted. */
export function leaveDevice(): void {
  deleteDrafts(localStorage);
  forgetAccount({ onPurpose: true });
  forgetFavorites({ all: false });
  void tellWorker({ kind: "forget" });
}
