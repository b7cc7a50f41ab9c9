export const REPORT_CATEGORIES = ["spam", "inappropriate", "misleading", "offensive", "other"] as const;

export type ReportCategory = (typeof REPORT_CATEGORIES)[number];

export type ReportOutcome = "waiting" | "hiddenForNow" | "hidden" | "approved" | "dismissed" | "shownAgain" | "gone";

interface Report {
  status: "pending" | "resolved" | "dismissed";
  isGone: boolean;
  isHidden: boolean;
  isApproved: boolean;
}

export function reportOutcome({ status, isGone, isHidden, isApproved }: Report): ReportOutcome {
  if (isGone) return "gone";
  if (status === "dismissed") return "dismissed";
  if (status === "resolved") return isHidden ? "hidden" : "shownAgain";
  if (isApproved && !isHidden) return "approved";
  return isHidden ? "hiddenForNow" : "waiting";
}

/** 24 bits of IPv4, 48 of IPv6 (as networkOf() writes it), because an attacker gets many adjacent addresses. */
export function neighbourhoodOf(network: string): string {
  const separator = network.includes(":") ? ":" : ".";
  return network.replace("::/64", "").split(separator).slice(0, 3).join(separator);
}
