import { deleteDrafts } from "~/components/draft/stored-drafts";

/** Deletes what the device holds of an account, when it signs out or is deleted. */
export function leaveDevice(): void {
  deleteDrafts(localStorage);
  void import("~/components/offline/forget-on-leaving").then(({ forgetOnLeaving }) => forgetOnLeaving());
}
