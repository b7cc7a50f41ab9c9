import { describe, expect, test, vi } from "vitest";
import { cookiesOf, look, post } from "#test/support/account-requests";
import { anAccount, PASSWORD } from "#test/support/accounts";
import { anOrganizer } from "#test/support/rows";

vi.setConfig({ testTimeout: 120_000 });

describe("issue line 14, /debug/mail", () => {
  test("in development a newcomer finds the mailed link there", async () => {
    await post("/login", { mode: "sign-up", email: "ny@lillevik.test", password: PASSWORD, follow_only: "on" });
    const page = await (await look("/debug/mail", { settings: { ENVIRONMENT: "development", TEST_CLOCK: undefined } })).text();
    expect(page).toContain("ny@lillevik.test");
    expect(page).toMatch(/href="http:\/\/samling\.test\/confirm-email\?token=[\w-]{43}"/);
  });

  test("elsewhere it is not there, but for superadmins", async () => {
    expect((await look("/debug/mail")).status).toBe(404);
    const { email } = await anAccount();
    await anOrganizer({ email });
    const owner = cookiesOf(await post("/login", { email, password: PASSWORD }));
    expect((await look("/debug/mail", { cookie: owner })).status).toBe(404);
    const { email: root } = await anAccount();
    await anOrganizer({ email: root, is_superadmin: true });
    const superadmin = cookiesOf(await post("/login", { email: root, password: PASSWORD }));
    expect((await look("/debug/mail", { cookie: superadmin })).status).toBe(200);
  });
});
