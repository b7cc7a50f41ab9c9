import { describe, expect, test } from "vitest";
import { auditLog } from "#db/schema";
import { cookiesOf, look, post } from "#test/support/account-requests";
import { anAccount, PASSWORD } from "#test/support/accounts";
import { mailsTo, tokenMailedTo } from "#test/support/mailed";
import { anOrganizer, rowsWith } from "#test/support/rows";
import { withoutTestSettings } from "#test/support/settings";

describe("/debug/mail", () => {
  test("in development a newcomer finds the mailed link there", async () => {
    await post("/login", { intent: "sign-up", email: "ny@lillevik.test", password: PASSWORD, follow_only: "on" });
    const page = await (
      await look("/debug/mail", { settings: { ENVIRONMENT: "development", ...withoutTestSettings } })
    ).text();
    expect(page).toContain("ny@lillevik.test");
    expect(page).toMatch(/href="http:\/\/samling\.test\/confirm-email\?token=[\w-]{43}"/);
  });

  test.each(["test", "staging", "production"])(
    "in %s a superadmin sees whose domain, what kind and how it went, never the link or the address, and the look is in the log",
    async (ENVIRONMENT) => {
      const settings = { ENVIRONMENT, ...withoutTestSettings };
      const victim = await anAccount({ email: `offer-${ENVIRONMENT}@nabokirken.test` });
      await post("/login", { intent: "forgot", email: victim.email });
      const [mail] = await mailsTo(victim.email);
      const { id, email } = await anAccount();
      await anOrganizer({ email, is_superadmin: true });
      const cookie = cookiesOf(await post("/login", { email, password: PASSWORD }, { settings }));
      for (const path of ["/debug/mail", "/debug/mail.data"]) {
        const page = await (await look(path, { cookie, settings })).text();
        expect(page).toContain("nabokirken.test");
        expect(page).toContain("Nytt passord");
        expect(page).not.toContain(victim.email);
        expect(page).not.toContain("token=");
        expect(page).not.toContain(mail!.key.split(":")[1]);
      }
      const looks = await rowsWith(auditLog, { actor_id: id });
      expect(looks.map(({ action }) => action)).toEqual(["mails_listed", "mails_listed"]);
      expect(await (await look("/admin/log", { cookie })).text()).toContain("Så på listen over e-post");
    },
  );

  test("what an account may download of itself holds no link that its mailbox was sent", async () => {
    const { email } = await anAccount();
    const cookie = cookiesOf(await post("/login", { email, password: PASSWORD }));
    await post("/login", { intent: "forgot", email });
    const token = await tokenMailedTo(email, "reset-password");
    const file = await (await look("/settings/my-data", { cookie })).text();
    expect(file).toContain("Velg nytt passord");
    expect(file).not.toContain(token);
  });
});
