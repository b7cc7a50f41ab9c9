import { describe, expect, test } from "vitest";
import { cookiesOf, look, post } from "#test/support/account-requests";
import { anAccount, PASSWORD } from "#test/support/accounts";
import { tokenMailedTo } from "#test/support/mailed";

const password = "et nytt og langt passord";

describe("/reset-password", () => {
  test("pressed again because the answer was lost says that it is done, opens nothing and changes nothing", async () => {
    const { email } = await anAccount();
    await post("/login?mode=forgot", { intent: "forgot", email });
    const token = await tokenMailedTo(email, "reset-password");
    await post(`/reset-password?token=${token}`, { token, password, password_repeat: password });
    const other = "enda et annet langt passord";
    const again = await post("/reset-password", { token, password: other, password_repeat: other });
    expect([again.status, again.headers.get("Location"), cookiesOf(again)]).toEqual([
      303,
      `/reset-password?token=${token}`,
      "",
    ]);
    const page = await (await look(`/reset-password?token=${token}`)).text();
    expect(page).toContain("Passordet er allerede byttet");
    expect(page).toContain('href="/login"');
    expect(page).not.toContain('name="password"');
    expect((await post("/login", { email, password: other })).status).toBe(422);
    expect((await post("/login", { email, password })).status).toBe(303);
  });

  test.each(["", "?token=x", `?token=${"a".repeat(43)}`])(
    "a link that does not work is explained: %s",
    async (search) => {
      const response = await look(`/reset-password${search}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("Lenken virker ikke lenger");
    },
  );

  test("whoever is signed in may ask for a new password too", async () => {
    const { email } = await anAccount();
    const cookie = cookiesOf(await post("/login", { email, password: PASSWORD }));
    expect((await look("/login?mode=forgot", { cookie })).status).toBe(200);
  });
});
