import { deleteDrafts } from "~/components/draft/stored-drafts";

/** When an account signs out or is deleted. */
export function leaveDevice(): void {
  deleteDrafts(localStorage);
  void import("~/components/offline/forget-on-leaving").then(({ forgetOnLeaving }) => forgetOnLeaving());
}
