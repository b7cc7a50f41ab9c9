/** What became of a report, for the one who sent it. */
export type ReportOutcome = "waiting" | "hiddenForNow" | "hidden" | "approved" | "dismissed" | "shownAgain" | "gone";

interface Report {
  status: "pending" | "resolved" | "dismissed";
  /** The content is no longer there. */
  isGone: boolean;
  isHidden: boolean;
  /** A moderator has let the content stand since it was reported. */
  isApproved: boolean;
}

export function reportOutcome({ status, isGone, isHidden, isApproved }: Report): ReportOutcome {
  if (isGone) return "gone";
  if (status === "dismissed") return "dismissed";
  if (status === "resolved") return isHidden ? "hidden" : "shownAgain";
  if (isApproved && !isHidden) return "approved";
  return isHidden ? "hiddenForNow" : "waiting";
}
