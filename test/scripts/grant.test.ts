import { expect, test } from "vitest";
import { grantReport, grantStatements } from "../../scripts/admin/grant";

test("a quote in an address ends no text", () => {
  expect(grantStatements("o'x@y.no").match(/'o''x@y\.no'/g)).toHaveLength(3);
});

test.each([
  [undefined, false, "No organisation has the e-mail"],
  [{ name: "Kirken", has_account: 0 }, true, "as soon as somebody signs up"],
  [{ name: "Kirken", has_account: 1 }, true, "(Kirken) is a superadmin now."],
])("of %o is said whether it is done, and what is", (row, isDone, text) => {
  const report = grantReport("post@x.no", row);
  expect(report.isDone).toBe(isDone);
  expect(report.text).toContain(text);
});
