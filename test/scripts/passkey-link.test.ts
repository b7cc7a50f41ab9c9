import { expect, test } from "vitest";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { passkeyLinkReport, passkeyLinkStatements } from "../../scripts/admin/passkey-link";

const NOW = new Date("2026-06-07T10:00:00Z");

test("the link is stored by its hash for an hour, in the place of former ones, and the log says that it was made", () => {
  const statements = passkeyLinkStatements({ email: "o'x@y.no", hash: "abc", now: NOW });
  expect(statements.match(/'o''x@y\.no'/g)).toHaveLength(3);
  expect(statements).toContain(String(unixSeconds(NOW) + 3600));
  expect(statements).toContain("'passkey_link_made'");
});

test("it is told once, and only where there is such an account", () => {
  expect(passkeyLinkReport("post@x.no", "token", { is_made: 1 })).toMatchObject({
    isDone: true,
    text: expect.stringContaining("/settings/two-step?token=token") as string,
  });
  expect(passkeyLinkReport("post@x.no", "token", { is_made: 0 })).toMatchObject({
    isDone: false,
    text: expect.not.stringContaining("token=") as string,
  });
});
