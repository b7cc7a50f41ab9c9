/** Why somebody may report an event or an organizer, in the order offered. */
export const REPORT_CATEGORIES = ["spam", "inappropriate", "misleading", "offensive", "other"] as const;

export type ReportCategory = (typeof REPORT_CATEGORIES)[number];

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

/**
 * Where reports are counted as coming from: more than one customer's network, because somebody who wants many addresses
 * gets them side by side. Of an IPv4 address the first 24 bits, of an IPv6 network (as networkOf() spells it) the first 48.
 */
export function neighbourhoodOf(network: string): string {
  const separator = network.includes(":") ? ":" : ".";
  return network.replace("::/64", "").split(separator).slice(0, 3).join(separator);
}
