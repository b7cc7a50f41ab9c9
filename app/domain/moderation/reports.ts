/** Reasons for reporting an event or an organizer, in the order offered. */
export const REPORT_CATEGORIES = ["spam", "inappropriate", "misleading", "offensive", "other"] as const;

export type ReportCategory = (typeof REPORT_CATEGORIES)[number];

/** What became of a report, as its sender sees it. */
export type ReportOutcome = "waiting" | "hiddenForNow" | "hidden" | "approved" | "dismissed" | "shownAgain" | "gone";

interface Report {
  status: "pending" | "resolved" | "dismissed";
  /** The content no longer exists. */
  isGone: boolean;
  isHidden: boolean;
  /** A moderator has approved the content since it was reported. */
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
 * Returns where a report counts as coming from. Wider than one customer's network, because an attacker gets many
 * adjacent addresses: the first 24 bits of an IPv4 address, the first 48 of an IPv6 network (as networkOf() writes it).
 */
export function neighbourhoodOf(network: string): string {
  const separator = network.includes(":") ? ":" : ".";
  return network.replace("::/64", "").split(separator).slice(0, 3).join(separator);
}
