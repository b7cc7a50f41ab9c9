import { expect, test } from "vitest";
import { reportOutcome } from "~/domain/moderation/reports";

test.each([
  [{ status: "pending", isGone: false, isHidden: false, isApproved: false }, "waiting"],
  [{ status: "pending", isGone: false, isHidden: true, isApproved: false }, "hiddenForNow"],
  [{ status: "pending", isGone: false, isHidden: false, isApproved: true }, "approved"],
  [{ status: "resolved", isGone: false, isHidden: true, isApproved: false }, "hidden"],
  [{ status: "resolved", isGone: false, isHidden: false, isApproved: true }, "shownAgain"],
  [{ status: "dismissed", isGone: false, isHidden: false, isApproved: false }, "dismissed"],
  [{ status: "resolved", isGone: true, isHidden: false, isApproved: false }, "gone"],
] as const)("a report %o: %s", (report, outcome) => {
  expect(reportOutcome(report)).toBe(outcome);
});
