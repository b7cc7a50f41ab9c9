import { expect, test } from "vitest";
import { reportOutcome } from "~/domain/moderation/reports";
import { reportWeight } from "~/domain/moderation/rules";

test.each([
  [0, 0, 1],
  [1, 0, 1],
  [2, 0, 0.5],
  [3, 0, 0.5],
  [4, 0, 0],
  [9, 0, 0],
  [2, 1, 1],
  [4, 2, 0.5],
  [5, 1, 0],
  [0, 9, 1],
])("%i dismissed and %i justified reports: the next one weighs %d", (dismissed, resolved, weight) => {
  expect(reportWeight({ dismissed, resolved })).toBe(weight);
});

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
